package cluewright.scale;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What items are pieces of. */
public enum Kind {
  /** Puzzles: each item is a mask, and how many puzzles are wanted of it. */
  PUZZLES,
  /** One walk through everything: each item is some of its shares. */
  WALK;

  static Optional<Kind> named(String name) {
    return Stream.of(values()).filter(kind -> kind.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
