; The setup for Windows, for the one who runs it: no administrator is asked. Defined when it is called: VERSION, FROM
; (the folder with what is installed) and OUT (the setup that is made).
Unicode true
SetCompressor /SOLID lzma
SetDateSave off
ManifestDPIAware true
RequestExecutionLevel user
!include MUI2.nsh
!include FileFunc.nsh

Name "Annabella"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Annabella"
InstallDirRegKey HKCU "Software\Annabella" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Annabella"
VIAddVersionKey /LANG=0 "FileDescription" "Setup of Annabella"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "GPL-3.0-or-later"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Annabella"

!define MUI_ICON "${FROM}/annabella.ico"
!define MUI_UNICON "${FROM}/annabella.ico"

!insertmacro MUI_PAGE_LICENSE "${FROM}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Portuguese"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Turkish"

LangString LINES ${LANG_ENGLISH} "Annabella in plain lines"
LangString LINES ${LANG_GERMAN} "Annabella in einfachen Zeilen"
LangString LINES ${LANG_SPANISH} "Annabella en líneas sencillas"
LangString LINES ${LANG_FRENCH} "Annabella en lignes simples"
LangString LINES ${LANG_ITALIAN} "Annabella in righe semplici"
LangString LINES ${LANG_DUTCH} "Annabella in gewone regels"
LangString LINES ${LANG_POLISH} "Annabella w zwykłych wierszach"
LangString LINES ${LANG_PORTUGUESE} "Annabella em linhas simples"
LangString LINES ${LANG_RUSSIAN} "Annabella: простые строки"
LangString LINES ${LANG_TURKISH} "Annabella, düz satırlarla"
LangString REMOVE ${LANG_ENGLISH} "Remove Annabella"
LangString REMOVE ${LANG_GERMAN} "Annabella entfernen"
LangString REMOVE ${LANG_SPANISH} "Quitar Annabella"
LangString REMOVE ${LANG_FRENCH} "Supprimer Annabella"
LangString REMOVE ${LANG_ITALIAN} "Rimuovi Annabella"
LangString REMOVE ${LANG_DUTCH} "Annabella verwijderen"
LangString REMOVE ${LANG_POLISH} "Usuń Annabellę"
LangString REMOVE ${LANG_PORTUGUESE} "Remover o Annabella"
LangString REMOVE ${LANG_RUSSIAN} "Удалить Annabella"
LangString REMOVE ${LANG_TURKISH} "Annabella’yı kaldır"

Section
  SetOutPath "$INSTDIR"
  File /r "${FROM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Annabella" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Annabella"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "Annabella"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\annabella.ico"
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" "$0"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  ; The window stays open where something is wrong, so that the sentence can be read.
  SetOutPath "$PROFILE"
  CreateDirectory "$SMPROGRAMS\Annabella"
  CreateShortcut "$SMPROGRAMS\Annabella\Annabella.lnk" "$SYSDIR\cmd.exe" '/c ""$INSTDIR\annabella.exe" || pause"' "$INSTDIR\annabella.ico"
  CreateShortcut "$SMPROGRAMS\Annabella\$(LINES).lnk" "$SYSDIR\cmd.exe" '/c ""$INSTDIR\annabella.exe" play --accessible || pause"' "$INSTDIR\annabella.ico"
  CreateShortcut "$SMPROGRAMS\Annabella\$(REMOVE).lnk" "$INSTDIR\uninstall.exe"
SectionEnd

; What was installed goes; the games and the settings stay where they are.
Section Uninstall
  Delete "$INSTDIR\annabella.exe"
  ; The voice of a program that was only just ended may take some seconds to end too.
  StrCpy $0 0
  again:
  ClearErrors
  Delete "$INSTDIR\annabella-voice.exe"
  IfErrors 0 gone
  IntOp $0 $0 + 1
  IntCmp $0 30 gone
  Sleep 500
  Goto again
  gone:
  Delete "$INSTDIR\libespeak-ng.dll"
  Delete "$INSTDIR\annabella.ico"
  Delete "$INSTDIR\README.md"
  RMDir /r "$INSTDIR\docs"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  RMDir /r "$INSTDIR\espeak-ng-data"
  RMDir /r "$SMPROGRAMS\Annabella"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\Annabella"
  ; Last of all: whoever waits for the end sees it in this.
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
SectionEnd
