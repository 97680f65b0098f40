@echo off
rem Starts Cluewright with the Java that is found: the one of JAVA_HOME, or the first of the path.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo cluewright: there is no Java here. Please install Java 17 or newer, or point JAVA_HOME to it. 1>&2
  exit /b 1
)
"%JAVA%" "-Dcluewright.script=%~f0" -cp "%~dp0cluewright.jar;%~dp0lib\*;%~dp0lib\javafx\win\*" cluewright.Launcher %*
