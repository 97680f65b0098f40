package cluewright.studio.help;

import java.util.List;
import java.util.Optional;

/** The stops of the tour, in order from a blank board to a printed puzzle. */
public enum TourStop {
  PAINT("paint"),
  STRATEGIES("strategies"),
  GENERATE("generate"),
  WATCH("watch");

  private static final List<TourStop> ALL = List.of(values());

  private final String word;

  TourStop(String word) {
    this.word = word;
  }

  /** The word for it in ids and text keys. */
  String word() {
    return word;
  }

  /** The number, counted from 1. */
  int number() {
    return ALL.indexOf(this) + 1;
  }

  static int count() {
    return ALL.size();
  }

  Optional<TourStop> next() {
    return ALL.stream().skip(number()).findFirst();
  }

  Optional<TourStop> previous() {
    return ALL.stream().limit(number() - 1L).reduce((before, after) -> after);
  }
}
