package cluewright.studio.files;

import cluewright.phrase.Phrase;
import cluewright.print.Paper;
import java.nio.file.Path;
import java.util.Optional;

/** The questions that the studio asks; an empty answer means that the person changed their mind. */
public interface Dialogs {

  /** The kinds of files that are written. */
  enum FileKind {
    PROJECT(".cluewright", Phrase.of("files.kind-project")),
    PDF(".pdf", Phrase.of("files.kind-pdf")),
    TEXT(".txt", Phrase.of("files.kind-text")),
    GIF(".gif", Phrase.of("files.kind-gif")),
    PNG(".png", Phrase.of("files.kind-png"));

    private final String extension;
    private final Phrase label;

    FileKind(String extension, Phrase label) {
      this.extension = extension;
      this.label = label;
    }

    public Phrase label() {
      return label;
    }

    public String extension() {
      return extension;
    }
  }

  /** What to do with changes that no file holds, and of which no copy could be kept. */
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

  /** Asks for a picture. */
  Optional<Path> choosePicture();

  /** Asks where to write a file; the system asks before it replaces one. */
  Optional<Path> chooseTarget(FileKind kind, String suggestedName);

  /** Asks in which folder a new one is to be made. */
  Optional<Path> chooseFolder();

  Optional<PdfChoice> choosePdf();

  /** Asks before work is left that would be lost. */
  Unsaved askUnsaved(Phrase title);
}
