package cluewright.studio;

import cluewright.studio.files.TextClipboard;
import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The clipboard of the desktop. */
final class SystemClipboard implements TextClipboard {
  @Override
  public Optional<String> read() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
  }

  @Override
  public void write(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
