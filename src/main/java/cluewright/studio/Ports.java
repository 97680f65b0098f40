package cluewright.studio;

import cluewright.search.Engine;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.help.Browser;
import cluewright.studio.printing.Printers;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;

/** The doors of the studio to the world, so that a test can stand in for it. */
public record Ports(
    Engine engine,
    Dialogs dialogs,
    TextClipboard clipboard,
    Background background,
    UserFolder home,
    Printers printers,
    Browser browser) {}
