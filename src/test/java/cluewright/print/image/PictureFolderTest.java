package cluewright.print.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PictureFolderTest {
  @TempDir Path parent;

  /** Pictures of which the one at {@code last} cannot be had any more. */
  private record Until(int count, int last) implements Frames {
    @Override
    public BufferedImage frame(int index) {
      if (index == last) {
        throw new CancellationException();
      }
      return new BufferedImage(index + 1, 2, BufferedImage.TYPE_INT_RGB);
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void theFilesAreNumberedSoThatTheySortAsTheyPlay() throws IOException {
    Path folder = PictureFolder.write(parent, "heart", new Until(11, 11));
    assertThat(folder).isEqualTo(parent.resolve("heart"));
    assertThat(names(folder)).hasSize(11).startsWith("heart-00.png", "heart-01.png");
    assertThat(ImageIO.read(folder.resolve("heart-10.png").toFile()).getWidth()).isEqualTo(11);
  }

  @Test
  void anExistingFolderStaysAsItIs() throws IOException {
    Files.createDirectory(parent.resolve("heart"));
    assertThat(PictureFolder.write(parent, "heart", new Until(2, 2)))
        .isEqualTo(parent.resolve("heart-2"));
    assertThat(names(parent.resolve("heart"))).isEmpty();
  }

  @Test
  void whatIsBrokenOffLeavesNothing() throws IOException {
    assertThatThrownBy(() -> PictureFolder.write(parent, "heart", new Until(5, 3)))
        .isInstanceOf(CancellationException.class);
    assertThat(names(parent)).isEmpty();
  }

  @Test
  void aPlaceThatDoesNotExistIsNamed() {
    Path nowhere = parent.resolve("nowhere");
    assertThatThrownBy(() -> PictureFolder.write(nowhere, "heart", new Until(1, 1)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Cannot write into " + nowhere);
  }
}
