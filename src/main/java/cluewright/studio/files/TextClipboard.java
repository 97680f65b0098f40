package cluewright.studio.files;

import cluewright.mask.Picture;
import java.util.Optional;
import java.util.function.Supplier;

/** The system clipboard for text and pictures. */
public interface TextClipboard {
  Optional<String> read();

  void write(String text);

  /** Writes a picture; on the UI thread. */
  void write(CopiedPicture picture);

  /** A picture, read on demand. */
  Optional<Supplier<Picture>> picture();
}
