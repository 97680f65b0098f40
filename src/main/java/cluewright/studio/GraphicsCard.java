package cluewright.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Tells whether this machine has a graphics card.
 *
 * <p>Without one, as on many servers and in remote desktops, JavaFX on Linux loads all of OpenGL,
 * finds that it is drawn by the processor, and turns to its own software painter in the end. To say
 * so beforehand saves that time and memory. That painter keeps a picture of eight megabytes of
 * rounded corners, of which a window of this size makes little use.
 */
final class GraphicsCard {
  private static final String ORDER = "prism.order";
  private static final String NO_CORNERS_KEPT = "prism.disableRegionCaching";

  /** Where Linux lists graphics cards: common ones, one with its own drivers, and that of WSL. */
  private static final List<String> CARDS = List.of("dri", "nvidia0", "nvidiactl", "dxg");

  private GraphicsCard() {}

  /**
   * Makes JavaFX render in software if there is no card, unless a renderer was configured.
   *
   * @param devices the folder of Linux's devices
   */
  static void lookFor(Properties properties, Path devices) {
    boolean isLinux =
        properties.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
    if (isLinux && !properties.containsKey(ORDER) && paths(devices).noneMatch(Files::exists)) {
      properties.setProperty(ORDER, "sw");
      properties.putIfAbsent(NO_CORNERS_KEPT, "true");
    }
  }

  private static Stream<Path> paths(Path devices) {
    return CARDS.stream().map(devices::resolve);
  }
}
