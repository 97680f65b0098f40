package cluewright.studio.help;

import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** The manual as it comes with the program: pages for a browser, which cannot look into a jar. */
final class ManualPages {
  private static final String FOLDER = "/cluewright/assets/manual/";
  private static final String LIST = "files.txt";
  private static final String CONTENTS = "index.html";

  private ManualPages() {}

  /**
   * Writes all of it into a folder.
   *
   * @return the page to begin with
   */
  static Path unpack(Path folder) throws IOException {
    try {
      for (String name : names()) {
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
    return folder.resolve(CONTENTS);
  }

  private static List<String> names() throws IOException {
    try (InputStream in = open(LIST)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static InputStream open(String name) throws IOException {
    return Optional.ofNullable(ManualPages.class.getResourceAsStream(FOLDER + name))
        .orElseThrow(() -> new IOException(FOLDER + name));
  }
}
