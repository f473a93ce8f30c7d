<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- A few words in a language from right to left, for tst_languagemenu alone. -->
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>holmstead::GameMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>holmstead::LanguageMenu</name>
    <message>
        <source>As the &amp;system</source>
        <translation>كالنظام</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
</context>
</TS>
