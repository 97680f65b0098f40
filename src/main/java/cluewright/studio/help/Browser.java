package cluewright.studio.help;

import java.net.URI;

/** The system's web browser. */
@FunctionalInterface
public interface Browser {

  /**
   * Shows a page; may take seconds, so not for the UI thread.
   *
   * @return false if no program shows it
   */
  boolean show(URI page);
}
