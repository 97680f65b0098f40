package cluewright.lab.experiment;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Starts this program again in a separate process with other arguments. */
public final class Worker {
  private static final String MAIN = "cluewright.Launcher";

  private Worker() {}

  /** A process ready to be started. */
  public static ProcessBuilder with(List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", classPath(), MAIN));
    command.addAll(arguments);
    return new ProcessBuilder(command);
  }

  /**
   * The class path; Maven loads the program with a loader of its own, which Java's property does
   * not show.
   */
  private static String classPath() {
    return Worker.class.getClassLoader() instanceof URLClassLoader loader
        ? Arrays.stream(loader.getURLs())
            .map(Worker::file)
            .collect(Collectors.joining(File.pathSeparator))
        : System.getProperty("java.class.path");
  }

  private static String file(URL url) {
    try {
      return Path.of(url.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
