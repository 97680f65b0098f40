package cluewright.cli.scale;

import cluewright.cli.input.Input;
import cluewright.cli.terminal.UsageException;
import cluewright.scale.Answers;
import cluewright.scale.Items;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The arguments ITEMS and FOLDER. */
final class ItemsFile {
  private static final String ANSWERS = ".answers";

  private ItemsFile() {}

  /**
   * The items with the folder of their answers.
   *
   * @param folder null for the usual one, beside the items
   */
  static Answers open(String file, String folder) throws IOException {
    try {
      Path path = Path.of(file);
      if (file.isBlank() || !Files.isRegularFile(path)) {
        throw new UsageException(
            "\"" + Input.shortened(file) + "\" is not a file: give one that split wrote");
      }
      Path answers = Path.of(folder == null ? file + ANSWERS : folder);
      if (Files.exists(answers) && !Files.isDirectory(answers)) {
        throw new UsageException(answers + " is not a folder: name one for the answers");
      }
      return new Answers(answers, Items.read(path));
    } catch (InvalidPathException e) {
      throw new UsageException(e.getInput() + " is not a valid file name: " + e.getReason());
    }
  }
}
