package cluewright.studio.files;

import java.util.Optional;

/** The text that programs hand to each other. */
public interface TextClipboard {
  Optional<String> read();

  void write(String text);
}
