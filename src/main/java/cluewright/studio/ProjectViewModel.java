package cluewright.studio;

import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.mask.PictureReader;
import cluewright.studio.files.ClipboardViewModel;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.DropHandlers;
import cluewright.studio.files.ExportViewModel;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.files.ImportViewModel;
import cluewright.studio.files.RecentFiles;
import cluewright.studio.files.UnsavedWorkViewModel;
import cluewright.studio.puzzles.PuzzlesViewModel;
import cluewright.studio.recovery.ProjectWork;
import cluewright.studio.recovery.RecoveryFolder;
import java.nio.file.Path;
import java.util.List;

/** The project as a whole: its puzzles, its file, and what is imported or exported. */
final class ProjectViewModel {
  final PuzzlesViewModel puzzles;
  final FilesViewModel files;

  /** Unsaved work left by earlier sessions. */
  final UnsavedWorkViewModel<Project> unsavedWork;

  final ClipboardViewModel clipboard;

  /** Files and texts dropped on the window. */
  final DropHandlers drops;

  final ExportViewModel exports;
  private final Dialogs dialogs;

  /**
   * @param collect runs before the project is saved or left, so that it has all that belongs to it
   */
  ProjectViewModel(Workshop shop, DesignDesk design, Runnable collect) {
    Ports ports = shop.ports;
    dialogs = ports.dialogs();
    RecoveryFolder<Project> recovery =
        new RecoveryFolder<>(ports.home().resolve("recovery"), new ProjectWork());
    puzzles =
        new PuzzlesViewModel(
            shop.history, shop.ratings, shop.notices, shop.digits, design::show, design::showDraft);
    files =
        new FilesViewModel(
            shop.history,
            dialogs,
            shop.notices,
            ports.background(),
            shop.autosave(recovery),
            new RecentFiles(ports.home(), shop.fileWork),
            shop.ratings::known,
            shop.digits,
            collect,
            design::showOpened);
    unsavedWork = new UnsavedWorkViewModel<>(recovery, files::recover, shop.fileWork, shop.notices);
    ImportViewModel imports =
        new ImportViewModel(
            shop.history,
            files,
            shop.fileWork,
            shop.notices,
            shop.language::get,
            shop.digits,
            design.digits::know,
            design::showAdded);
    clipboard =
        new ClipboardViewModel(
            shop.history,
            ports.clipboard(),
            shop.notices,
            ports.background(),
            imports,
            design.pictureMask::take);
    drops =
        new DropHandlers(shop.notices, clipboard::take)
            .on(List.of(ProjectFile.EXTENSION), imports::projects)
            .on(ImportViewModel.textEndings(), imports::texts)
            .on(PictureReader.ENDINGS, dropped -> design.pictureMask.open(dropped.get(0)));
    exports =
        new ExportViewModel(
            shop.history,
            dialogs,
            shop.notices,
            files,
            shop.fileWork,
            shop.language::get,
            ports.home().resolve("dragged"));
  }

  /** Asks for a file, and opens it. */
  void open() {
    dialogs.chooseFile(drops.endings()).ifPresent(this::open);
  }

  /** Opens a project, adds puzzles to it, or makes a mask of a picture. */
  void open(Path file) {
    drops.open(file, files::open);
  }
}
