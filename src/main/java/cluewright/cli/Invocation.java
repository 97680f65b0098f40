package cluewright.cli;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;
import java.util.Properties;

/**
 * The words a person types in front of and behind the arguments to run this program as it runs now:
 * from an image, from a jar, or from compiled classes with Maven.
 */
record Invocation(String before, String after) {
  /** The name of the program in its own texts. */
  static final String NAME = "cluewright";

  /** Set by the scripts that start the program from its archive, to their own path. */
  private static final String SCRIPT = "cluewright.script";

  private static final Invocation MAVEN =
      new Invocation("mvn -q compile exec:java -Dexec.args=\"", "\"");

  /** The way in which this process was started. */
  static Invocation current() {
    return of(System.getProperties(), codeSource());
  }

  /**
   * The way in which a process was started.
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

  /** With {@code -jar} the class path is the jar's path as it was typed. */
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

  /**
   * Classes that come from Java's own cache say where that was made; elsewhere they say nothing.
   */
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

  /** A line whose first word may be the program's name, as the whole command. */
  String inPlaceOfName(String line) {
    String words = line.stripLeading();
    String indent = line.substring(0, line.length() - words.length());
    return words.startsWith(NAME + " ")
        ? indent + of(words.substring(NAME.length() + 1).stripTrailing())
        : line;
  }
}
