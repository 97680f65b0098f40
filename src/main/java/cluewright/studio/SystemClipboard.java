package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.studio.files.CopiedPicture;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.masks.ScreenPicture;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;

/** The clipboard of the desktop. */
final class SystemClipboard implements TextClipboard {
  private static final String SVG = "image/svg+xml";

  @Override
  public Optional<String> read() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
  }

  @Override
  public Optional<Supplier<Picture>> picture() {
    return Optional.ofNullable(Clipboard.getSystemClipboard().getImage()).map(ScreenPicture::of);
  }

  @Override
  public void write(CopiedPicture picture) {
    ClipboardContent content = new ClipboardContent();
    content.putImage(picture.image());
    picture
        .svg()
        .ifPresent(
            svg -> {
              content.putString(svg);
              content.put(svgFormat(), ByteBuffer.wrap(svg.getBytes(StandardCharsets.UTF_8)));
            });
    Clipboard.getSystemClipboard().setContent(content);
  }

  /** Registers a data format, which is possible only once. */
  private static DataFormat svgFormat() {
    DataFormat known = DataFormat.lookupMimeType(SVG);
    return known == null ? new DataFormat(SVG) : known;
  }

  @Override
  public void write(String text) {
    ClipboardContent content = new ClipboardContent();
    content.putString(text);
    Clipboard.getSystemClipboard().setContent(content);
  }
}
