package cluewright.studio.files;

import cluewright.mask.Picture;
import java.util.Optional;
import java.util.function.Supplier;

/** The text, or the picture, that programs hand to each other. */
public interface TextClipboard {
  Optional<String> read();

  void write(String text);

  /** On the UI thread. */
  void write(CopiedPicture picture);

  /** A picture, read when it is asked for. */
  Optional<Supplier<Picture>> picture();
}
