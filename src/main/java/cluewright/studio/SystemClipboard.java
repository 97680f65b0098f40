package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.masks.ScreenPicture;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/** The clipboard of the desktop. */
final class SystemClipboard implements TextClipboard {
  @Override
  public Optional<String> read() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
  }

  @Override
  public Optional<Supplier<Picture>> picture() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getImage()).map(ScreenPicture::of);
  }

  @Override
  public void write(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
