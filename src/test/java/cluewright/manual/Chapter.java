package cluewright.manual;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page of the manual.
 *
 * @param source the file that it is written in, to which its links are relative
 * @param name its name without an ending
 * @param markdown its text, which begins with its title
 */
record Chapter(Path source, String name, String markdown) {

  /** One that is written by hand. */
  static Chapter written(String path) {
    return written(path, "");
  }

  /** One that is written by hand, followed by what is made. */
  static Chapter written(String path, String made) {
    Path source = Path.of(path);
    try {
      String name = source.getFileName().toString().replace(".md", "");
      return new Chapter(source, name, Files.readString(source) + made);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One that is made as a whole. */
  static Chapter made(String name, String markdown) {
    return new Chapter(Manual.SOURCE.resolve(name + ".md"), name, markdown);
  }

  String title() {
    return markdown.lines().findFirst().orElseThrow().replaceFirst("^# ", "");
  }

  String file() {
    return name + ".html";
  }
}
