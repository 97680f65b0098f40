package cluewright.cli;

import java.util.List;

/** Starts the studio, which the command line must not import. */
public interface StudioStarter {

  /** True if a window can be shown. */
  boolean hasDisplay();

  /**
   * Opens the studio, and returns when its window is closed.
   *
   * @param arguments a project file to open, or none
   * @throws StudioUnavailableException if this machine lacks what a window needs
   */
  void open(List<String> arguments);
}
