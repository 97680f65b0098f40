package cluewright.studio.help;

import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** The bundled manual as pages for a browser, which cannot look into a jar. */
final class ManualPages {
  private static final String FOLDER = "/cluewright/assets/manual/";
  private static final String LIST = "files.txt";
  private static final String CONTENTS = "index.html";

  private ManualPages() {}

  /**
   * The first page, of the copy installed with the program if it is this manual, otherwise of one
   * written now.
   *
   * @param installed where the copy may be
   * @param folder where it is written
   */
  static Path contents(Path installed, Path folder) throws IOException {
    return (isHere(installed) ? installed : unpack(folder)).resolve(CONTENTS).toAbsolutePath();
  }

  private static boolean isHere(Path installed) {
    try {
      return Files.readString(installed.resolve(LIST)).equals(list());
    } catch (IOException e) {
      return false;
    }
  }

  private static Path unpack(Path folder) throws IOException {
    try {
      for (String line : list().lines().toList()) {
        String name = line.substring(line.indexOf(' ') + 1);
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        try (InputStream in = open(name)) {
          Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    } catch (IOException e) {
      throw new FileException(
          Phrase.of("help.manual-not-written", folder.toString(), FileException.reason(e)), e);
    }
    return folder;
  }

  /** A line for each file with a checksum and its name. */
  private static String list() throws IOException {
    try (InputStream in = open(LIST)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static InputStream open(String name) throws IOException {
    return Optional.ofNullable(ManualPages.class.getResourceAsStream(FOLDER + name))
        .orElseThrow(() -> new IOException(FOLDER + name));
  }
}
