package cluewright.cli;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.Properties;

/**
 * The words before and after the arguments with which this program is run: from an image, a jar, or
 * classes with Maven.
 */
record Invocation(String before, String after) {
  /** The name of the program in its own texts. */
  static final String NAME = "cluewright";

  /** The path of the start script, set by the script itself. */
  private static final String SCRIPT = "cluewright.script";

  private static final Invocation MAVEN =
      new Invocation("mvn -q compile exec:java -Dexec.args=\"", "\"");

  /** How this process was started. */
  static Invocation current() {
    return of(System.getProperties(), codeSource());
  }

  /**
   * How a process was started.
   *
   * @param code the jar or the folder that the classes come from, if that is known
   */
  static Invocation of(Properties properties, Optional<Path> code) {
    String image = properties.getProperty("jpackage.app-path", properties.getProperty(SCRIPT));
    if (image != null) {
      return program(quoted(image));
    }
    if (code.filter(Files::isDirectory).isPresent()) {
      return MAVEN;
    }
    return code.map(jar -> jar(properties.getProperty("java.class.path", ""), jar))
        .orElse(program(NAME));
  }

  /** The invocation with {@code -jar}, where the class path is the jar's path as typed. */
  private static Invocation jar(String classPath, Path jar) {
    boolean isTyped = classPath.endsWith(".jar") && !classPath.contains(File.pathSeparator);
    return program("java -jar " + quoted(isTyped ? classPath : jar.toString()));
  }

  private static Invocation program(String before) {
    return new Invocation(before + " ", "");
  }

  private static String quoted(String path) {
    return path.contains(" ") ? "\"" + path + "\"" : path;
  }

  /** The origin of the classes; those from Java's own cache have none of use. */
  private static Optional<Path> codeSource() {
    CodeSource source = Invocation.class.getProtectionDomain().getCodeSource();
    try {
      return source == null || source.getLocation() == null
          ? Optional.empty()
          : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** The whole command for some arguments. */
  String of(String arguments) {
    return before + arguments + after;
  }

  /** A line with the program's name at its start replaced by the whole command. */
  String inPlaceOfName(String line) {
    String words = line.stripLeading();
    String indent = line.substring(0, line.length() - words.length());
    return words.startsWith(NAME + " ")
        ? indent + of(words.substring(NAME.length() + 1).stripTrailing())
        : line;
  }
}
