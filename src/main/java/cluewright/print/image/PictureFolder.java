package cluewright.print.image;

import cluewright.format.Unfinished;
import cluewright.format.WholeFile;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * Writes pictures as numbered PNG files into a new folder, all or none.
 *
 * <p>They are collected in a hidden folder beside it, which gets its name when all are there. An
 * existing folder is never touched: the new one is called {@code name-2}, {@code name-3}, ….
 */
public final class PictureFolder {
  private PictureFolder() {}

  /**
   * Writes all frames.
   *
   * @param parent where the new folder will be
   * @param name of the folder, and how the names of its files begin
   * @return the new folder
   * @throws IOException if that fails, with one sentence that names the place and the reason
   */
  public static Path write(Path parent, String name, Frames frames) throws IOException {
    return Unfinished.hidden(
        parent,
        hidden -> {
          create(hidden, parent);
          int width = String.valueOf(frames.count() - 1).length();
          for (int i = 0; i < frames.count(); i++) {
            String file = String.format(Locale.ROOT, "%s-%0" + width + "d.png", name, i);
            write(hidden.resolve(file), frames.frame(i));
          }
          return Files.move(hidden, free(parent, name));
        });
  }

  private static void create(Path hidden, Path parent) throws IOException {
    try {
      Files.createDirectory(hidden);
    } catch (IOException e) {
      throw new IOException("Cannot write into " + parent + ": no folder can be made there.", e);
    }
  }

  private static void write(Path file, BufferedImage picture) throws IOException {
    WholeFile.write(file, out -> ImageIO.write(picture, "png", out));
  }

  private static Path free(Path parent, String name) {
    Path folder = parent.resolve(name);
    for (int number = 2; Files.exists(folder); number++) {
      folder = parent.resolve(name + "-" + number);
    }
    return folder;
  }
}
