package cluewright.studio.notice;

import java.util.Optional;

/**
 * One sentence for the designer, shown in the window and never in its way.
 *
 * @param action what can be done about it at once
 */
public record Notice(Kind kind, String sentence, Optional<Action> action) {

  /** How a notice is coloured, and which icon it has. */
  public enum Kind {
    DONE,
    ERROR,
    HINT
  }

  /** A button of a notice. */
  public record Action(String label, Runnable run) {}

  public static Notice done(String sentence) {
    return new Notice(Kind.DONE, sentence, Optional.empty());
  }

  public static Notice error(String sentence) {
    return new Notice(Kind.ERROR, sentence, Optional.empty());
  }

  public static Notice hint(String sentence) {
    return new Notice(Kind.HINT, sentence, Optional.empty());
  }

  public Notice with(String label, Runnable run) {
    return new Notice(kind, sentence, Optional.of(new Action(label, run)));
  }
}
