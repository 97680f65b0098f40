package cluewright.cli;

import java.util.List;

/** The way from the command line to the studio, which the command line may not import. */
public interface StudioStarter {

  /** True if a window can be shown at all. */
  boolean hasDisplay();

  /**
   * Opens the studio, and returns when its window is closed.
   *
   * @param arguments a project file to open, or none
   * @throws StudioUnavailableException if this machine lacks what a window needs
   */
  void open(List<String> arguments);
}
