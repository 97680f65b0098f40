package cluewright.studio.look;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons, all of one family. */
public final class Icons {
  private Icons() {}

  /** A new node, since a node has one place only; its size and colour come from the stylesheet. */
  public static FontIcon of(Feather icon) {
    return new FontIcon(icon);
  }
}
