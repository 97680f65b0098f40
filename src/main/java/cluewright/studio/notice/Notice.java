package cluewright.studio.notice;

import cluewright.phrase.Phrase;
import java.util.Optional;

/**
 * One sentence for the designer, shown in the window and never in its way.
 *
 * @param action what can be done about it at once
 */
public record Notice(Kind kind, Phrase sentence, Optional<Action> action) {

  /** How a notice is coloured, and which icon it has. */
  public enum Kind {
    DONE,
    ERROR,
    HINT
  }

  /** A button of a notice. */
  public record Action(Phrase label, Runnable run) {}

  public static Notice done(Phrase sentence) {
    return new Notice(Kind.DONE, sentence, Optional.empty());
  }

  public static Notice error(Phrase sentence) {
    return new Notice(Kind.ERROR, sentence, Optional.empty());
  }

  public static Notice hint(Phrase sentence) {
    return new Notice(Kind.HINT, sentence, Optional.empty());
  }

  public Notice with(Phrase label, Runnable run) {
    return new Notice(kind, sentence, Optional.of(new Action(label, run)));
  }
}
