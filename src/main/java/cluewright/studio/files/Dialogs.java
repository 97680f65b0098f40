package cluewright.studio.files;

import cluewright.format.exchange.core.Format;
import cluewright.phrase.Phrase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The questions that the studio asks; an empty answer means that the person changed their mind. */
public interface Dialogs {

  /**
   * A kind of files that are written.
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

    /** Files of a format that is written to files. */
    static FileKind of(Format format) {
      return new FileKind("." + format.extensions().get(0), format.name());
    }
  }

  /** The choice for changes that no file holds, and of which no copy could be kept. */
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

  /** Asks for a picture. */
  Optional<Path> choosePicture();

  /** Asks for a text file with layouts of regions. */
  Optional<Path> chooseRegions();

  /** Asks for a file of a kind, or any other, that is there. */
  Optional<Path> chooseExisting(FileKind kind);

  /** Asks where to write a file; the system asks before it replaces one. */
  Optional<Path> chooseTarget(FileKind kind, String suggestedName);

  /** Asks in which folder a new one is to be made. */
  Optional<Path> chooseFolder();

  /** Asks before work is left that would be lost. */
  Unsaved askUnsaved(Phrase title);
}
