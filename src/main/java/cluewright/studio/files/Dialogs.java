package cluewright.studio.files;

import cluewright.print.Paper;
import java.nio.file.Path;
import java.util.Optional;

/** The questions that the studio asks; an empty answer means that the person changed their mind. */
public interface Dialogs {

  /** The kinds of files that are written. */
  enum FileKind {
    PROJECT("Cluewright project", ".cluewright"),
    PDF("PDF", ".pdf"),
    TEXT("Text", ".txt"),
    GIF("Animated GIF", ".gif"),
    PNG("PNG", ".png");

    private final String label;
    private final String extension;

    FileKind(String label, String extension) {
      this.label = label;
      this.extension = extension;
    }

    public String label() {
      return label;
    }

    public String extension() {
      return extension;
    }
  }

  /** What to do with changes that no file holds yet. */
  enum Unsaved {
    SAVE,
    DISCARD,
    CANCEL
  }

  /** How a PDF is to be made. */
  record PdfChoice(Paper paper, Pages pages) {

    /** Which pages it has. */
    public enum Pages {
      PUZZLE,
      PUZZLE_AND_SOLUTION
    }
  }

  Optional<Path> chooseProject();

  /** Asks where to write a file; the system asks before it replaces one. */
  Optional<Path> chooseTarget(FileKind kind, String suggestedName);

  /** Asks in which folder a new one is to be made. */
  Optional<Path> chooseFolder();

  Optional<PdfChoice> choosePdf();

  Unsaved askUnsaved(String title);
}
