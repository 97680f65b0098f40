package cluewright.studio.look;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The icons, all of one family, and the program's own. */
public final class Icons {
  private static final String OWN = "/cluewright/assets/icon/cluewright-%d.png";

  private Icons() {}

  /** A new icon, styled by the stylesheet; each place needs its own node. */
  public static FontIcon of(Feather icon) {
    return new FontIcon(icon);
  }

  /** The program's icon in the sizes that desktops use. */
  public static List<Image> ofProgram() {
    return IntStream.of(16, 24, 32, 48, 64, 128, 256)
        .mapToObj(OWN::formatted)
        .map(file -> new Image(Icons.class.getResource(file).toExternalForm()))
        .toList();
  }
}
