package cluewright.scale;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kind of work that is divided. */
public enum Kind {
  /** Puzzles: each item is a mask with the number of puzzles wanted. */
  PUZZLES,
  /** An exhaustive walk: each item is some of its shares. */
  WALK,
  /** Solutions: each item is some of them, whose puzzles of few clues are looked for. */
  GRIDS;

  static Optional<Kind> named(String name) {
    return Stream.of(values()).filter(kind -> kind.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
