package cluewright.studio.help;

import java.net.URI;

/** The system's program for web pages. */
@FunctionalInterface
public interface Browser {

  /**
   * Shows a page, away from the UI thread, since it may take seconds.
   *
   * @return false if no program shows it
   */
  boolean show(URI page);
}
