# SPDX-License-Identifier: GPL-3.0-or-later
# How every target of this project is made. A folder's CMakeLists.txt needs only these:
#
#   holmstead_add_library(holmstead_rules
#       SOURCES building.cpp building.h ...
#       PUBLIC holmstead_board           # what its headers show
#       PRIVATE ...)                     # what only its sources use
#   holmstead_add_executable(holmstead-cli SOURCES main.cpp ... LIBS holmstead_text ...)
#   holmstead_add_test(tst_building SOURCES tst_building.cpp LIBS holmstead_rules)
#
# Sources are listed by name. Includes start below engine/, ui/ or app/: "rules/state.h".

include_guard(GLOBAL)

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

# Paths taken from the project's folder let two clones on one machine share what they compiled.
find_program(HOLMSTEAD_CCACHE ccache)
if(HOLMSTEAD_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${HOLMSTEAD_CCACHE})
endif()

# The presets make warnings errors. Compilers newer than those we build with know warnings that nobody has
# seen here; these must not keep a player from playing.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 13)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 15))
    set(CMAKE_COMPILE_WARNING_AS_ERROR OFF)
endif()

add_library(holmstead_warnings INTERFACE)
target_compile_options(holmstead_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wsuggest-override
    # Files that are compiled together see each other's constants.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
    # GCC 12 at -O2 and above warns falsely about std::string (GCC bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-error=restrict>)

# The engine packs counts into small integers, where a silent narrowing is a wrong game. Qt's own sizes
# make the same warning noise in the window.
add_library(holmstead_engine_warnings INTERFACE)
target_link_libraries(holmstead_engine_warnings INTERFACE holmstead_warnings)
target_compile_options(holmstead_engine_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wconversion>)

# The engine's small functions are called across files in its innermost loop: letting the linker join them
# makes random play an eighth faster. What is played and measured alone, since joining takes its time in every
# test program.
set(HOLMSTEAD_CAN_JOIN OFF)
if(HOLMSTEAD_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT HOLMSTEAD_CAN_JOIN OUTPUT reason LANGUAGES CXX)
endif()

# Adds the named folders that exist.
function(holmstead_add_parts)
    foreach(part IN LISTS ARGN)
        if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${part}/CMakeLists.txt)
            add_subdirectory(${part})
        endif()
    endforeach()
endfunction()

# Sets `layer` to the top folder the calling CMakeLists.txt lies in: engine, ui, app or tests.
function(holmstead_layer layer)
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE path)
    string(REGEX REPLACE "/.*" "" top "${path}")
    set(${layer} ${top} PARENT_SCOPE)
endfunction()

# C++20, warnings and include folder for `name`; moc for targets that name a Qt or window library in ARGN.
function(holmstead_configure name)
    holmstead_layer(layer)
    target_compile_features(${name} PUBLIC cxx_std_20)
    if(layer STREQUAL "engine")
        target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:holmstead_engine_warnings>)
        set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION_RELEASE ${HOLMSTEAD_CAN_JOIN})
    else()
        target_link_libraries(${name} PRIVATE $<BUILD_INTERFACE:holmstead_warnings>)
    endif()
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/${layer})
    if("${ARGN}" MATCHES "Qt6::|holmstead_ui_")
        # moc 6.4 cannot parse GCC 12's <concepts> ("Parse error at std") where it comes before any Qt header,
        # and our own headers come first.
        set_target_properties(${name} PROPERTIES AUTOMOC ON AUTOMOC_MOC_OPTIONS "--include;QtGlobal")
    endif()
endfunction()

function(holmstead_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;PUBLIC;PRIVATE")
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    holmstead_configure(${name} ${arg_PUBLIC} ${arg_PRIVATE})
    holmstead_layer(layer)
    if(HOLMSTEAD_UNITY_BUILD AND layer MATCHES "^(ui|app)$")
        set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
endfunction()

function(holmstead_add_executable name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBS")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LIBS})
    holmstead_configure(${name} ${arg_LIBS})
endfunction()

# A Qt Test program, known to ctest under its name and labelled engine or ui. TIMEOUT is in seconds, 300 when
# left out. DEFINITIONS are for the compiler, e.g. the folder of the test data. The global property
# HOLMSTEAD_TESTS lists all programs added so far.
function(holmstead_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LIBS;DEFINITIONS")
    holmstead_add_executable(${name} SOURCES ${arg_SOURCES} LIBS ${arg_LIBS} Qt6::Test)
    target_compile_definitions(${name} PRIVATE ${arg_DEFINITIONS})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    # In milliseconds; left alone, Qt ends a test function with all its rows after five minutes.
    math(EXPR watchdog "1000 * ${arg_TIMEOUT}")
    set(label engine)
    if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/tests/ui(/|$)")
        set(label ui)
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        LABELS ${label} TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=${watchdog}")
    set_property(GLOBAL APPEND PROPERTY HOLMSTEAD_TESTS ${name})
endfunction()
