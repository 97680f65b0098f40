package cluewright.studio;

import cluewright.search.Engine;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.help.Browser;
import cluewright.studio.printing.Printers;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;

/** The studio's connections to the outside world, which tests replace. */
public record Ports(
    Engine engine,
    Dialogs dialogs,
    TextClipboard clipboard,
    Background background,
    UserFolder home,
    Printers printers,
    Browser browser) {}
