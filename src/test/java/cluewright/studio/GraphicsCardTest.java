package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GraphicsCardTest {
  @TempDir private Path devices;
  private final Properties properties = new Properties();

  @BeforeEach
  void onLinux() {
    properties.setProperty("os.name", "Linux");
  }

  private String order() {
    GraphicsCard.lookFor(properties, devices);
    return properties.getProperty("prism.order");
  }

  @Test
  void withoutCardTheProcessorDraws() {
    assertThat(order()).isEqualTo("sw");
  }

  @Test
  void aCardDraws() throws IOException {
    Files.createDirectory(devices.resolve("dri"));
    assertThat(order()).isNull();
  }

  @Test
  void whatWasAskedForStays() {
    properties.setProperty("prism.order", "es2");
    assertThat(order()).isEqualTo("es2");
  }

  @Test
  void otherSystemsShowTheirCardsElsewhere() {
    properties.setProperty("os.name", "Mac OS X");
    assertThat(order()).isNull();
  }
}
