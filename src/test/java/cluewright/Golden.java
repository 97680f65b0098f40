package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Pictures as they are meant to be, in {@code src/test/resources/golden}.
 *
 * <p>{@code mvn -Pgolden test} draws them anew; look at them before you commit them. A picture that
 * differs is kept in {@code target/golden}.
 */
public final class Golden {
  /**
   * Differences of a colour, of 255, that the edges of shapes may have on another machine. On one
   * machine there is none; a lost hatching makes 7 in the blocks of a dark board, a lost link 14.
   */
  private static final double MOST_ON_AVERAGE = 1;

  private static final double MOST_IN_A_BLOCK = 6;

  /**
   * Blocks that may have more, but less than twice that: once the left end of one button differed
   * by 6.6 in a full run. What is lost or moved differs in more blocks than these.
   */
  private static final int ODD_BLOCKS = 1;

  private static final int BLOCK = 8;
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final Path FAILED = Path.of("target", "golden");

  private Golden() {}

  /** Compares a picture with the one of its name, or, if it is asked to, renews that one. */
  public static void check(String name, BufferedImage image) throws IOException {
    if (Boolean.getBoolean("golden.renew")) {
      Files.createDirectories(FOLDER);
      ImageIO.write(image, "png", FOLDER.resolve(name + ".png").toFile());
      return;
    }
    try (InputStream in = Golden.class.getResourceAsStream("/golden/" + name + ".png")) {
      assertThat(in).as("%s.png; mvn -Pgolden test draws it", name).isNotNull();
      try {
        compare(name, image, ImageIO.read(in));
      } catch (AssertionError different) {
        Files.createDirectories(FAILED);
        ImageIO.write(image, "png", FAILED.resolve(name + ".png").toFile());
        throw different;
      }
    }
  }

  /** Fails if the picture is not the one that is meant. */
  public static void compare(String name, BufferedImage now, BufferedImage meant) {
    assertThat(now.getWidth()).as("the width of %s", name).isEqualTo(meant.getWidth());
    assertThat(now.getHeight()).as("the height of %s", name).isEqualTo(meant.getHeight());
    double sum = 0;
    int blocks = 0;
    int odd = 0;
    for (int top = 0; top < now.getHeight(); top += BLOCK) {
      for (int left = 0; left < now.getWidth(); left += BLOCK) {
        double difference = difference(now, meant, left, top);
        if (difference >= MOST_IN_A_BLOCK) {
          odd++;
        }
        assertThat(difference)
            .as("what %s has at %d, %d is not what it had", name, left, top)
            .isLessThan(odd > ODD_BLOCKS ? MOST_IN_A_BLOCK : 2 * MOST_IN_A_BLOCK);
        sum += difference;
        blocks++;
      }
    }
    assertThat(sum / blocks).as("the mean difference of %s", name).isLessThan(MOST_ON_AVERAGE);
  }

  /** The mean difference of a block. */
  private static double difference(BufferedImage now, BufferedImage meant, int left, int top) {
    int right = Math.min(now.getWidth(), left + BLOCK);
    int bottom = Math.min(now.getHeight(), top + BLOCK);
    double sum = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        sum += difference(now.getRGB(x, y), meant.getRGB(x, y));
      }
    }
    return sum / ((right - left) * (bottom - top));
  }

  private static double difference(int one, int other) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      sum += Math.abs((one >> shift & 255) - (other >> shift & 255));
    }
    return sum / 3.0;
  }
}
