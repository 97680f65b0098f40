package cluewright.studio.notice;

import cluewright.phrase.Phrase;
import java.util.Optional;

/**
 * A one-sentence message to the designer, shown in the window without being in the way.
 *
 * @param act what an error was the end of; once the like succeeds, the error is over
 * @param action what can be done about it at once
 */
public record Notice(Kind kind, Phrase sentence, Optional<Act> act, Optional<Action> action) {

  public enum Kind {
    DONE,
    ERROR,
    HINT
  }

  /** The acts that may fail now and silently succeed later. */
  public enum Act {
    FILE,
    PASTE,
    GENERATE,
    KEEP
  }

  /** A button of a notice. */
  public record Action(Phrase label, Runnable run) {}

  public static Notice done(Phrase sentence) {
    return new Notice(Kind.DONE, sentence, Optional.empty(), Optional.empty());
  }

  public static Notice error(Phrase sentence) {
    return new Notice(Kind.ERROR, sentence, Optional.empty(), Optional.empty());
  }

  /** An error that is cleared once an act of this kind succeeds. */
  public static Notice error(Act failed, Phrase sentence) {
    return new Notice(Kind.ERROR, sentence, Optional.of(failed), Optional.empty());
  }

  public static Notice hint(Phrase sentence) {
    return new Notice(Kind.HINT, sentence, Optional.empty(), Optional.empty());
  }

  public Notice with(Phrase label, Runnable run) {
    return new Notice(kind, sentence, act, Optional.of(new Action(label, run)));
  }

  /**
   * True if it disappears by itself. What asks for something stays, and so does the word that no
   * copy of the work is kept, as long as that is so.
   */
  public boolean isPassing() {
    return kind == Kind.DONE || (action.isEmpty() && !act.equals(Optional.of(Act.KEEP)));
  }
}
