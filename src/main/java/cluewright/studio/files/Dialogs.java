package cluewright.studio.files;

import cluewright.format.exchange.core.Format;
import cluewright.phrase.Phrase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The questions that the studio asks; an empty answer means that the user cancelled. */
public interface Dialogs {

  /**
   * A kind of file to write.
   *
   * @param extension with the dot
   * @param label what they are called
   */
  record FileKind(String extension, Phrase label) {
    public static final FileKind PROJECT =
        new FileKind(".cluewright", Phrase.of("files.kind-project"));
    public static final FileKind PDF = new FileKind(".pdf", Phrase.of("files.kind-pdf"));
    public static final FileKind TEXT = new FileKind(".txt", Phrase.of("files.kind-text"));
    public static final FileKind GIF = new FileKind(".gif", Phrase.of("files.kind-gif"));
    public static final FileKind SVG = new FileKind(".svg", Phrase.of("files.kind-svg"));
    public static final FileKind PNG = new FileKind(".png", Phrase.of("files.kind-png"));
    public static final FileKind TIFF = new FileKind(".tiff", Phrase.of("files.kind-tiff"));
    public static final FileKind EPS = new FileKind(".eps", Phrase.of("files.kind-eps"));
    public static final FileKind PROFILE = new FileKind(".icc", Phrase.of("files.kind-icc"));

    /** The files of a format. */
    static FileKind of(Format format) {
      return new FileKind("." + format.extensions().get(0), format.name());
    }
  }

  /** What to do with changes that no file contains. */
  enum Unsaved {
    SAVE,
    DISCARD,
    CANCEL
  }

  /**
   * Asks for a file to open.
   *
   * @param endings of the files that can be opened, with the dot
   */
  Optional<Path> chooseFile(List<String> endings);

  Optional<Path> choosePicture();

  Optional<Path> chooseRegions();

  /** Asks for an existing file, preferably of a given kind. */
  Optional<Path> chooseExisting(FileKind kind);

  /** Asks where to write a file; the system confirms before replacing one. */
  Optional<Path> chooseTarget(FileKind kind, String suggestedName);

  /** Asks for the folder in which to create a new one. */
  Optional<Path> chooseFolder();

  /**
   * Asks before work would be lost.
   *
   * @param why it would be
   */
  Unsaved askUnsaved(Phrase title, Phrase why);
}
