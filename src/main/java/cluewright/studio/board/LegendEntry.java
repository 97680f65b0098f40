package cluewright.studio.board;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A kind of mark with its meaning. */
enum LegendEntry {
  BASE(marks -> hasCovers(marks)),
  COVER(marks -> hasCovers(marks)),
  PATTERN(marks -> shows(marks, Evidence.Role.PATTERN)),
  SECOND(marks -> shows(marks, Evidence.Role.SECOND)),
  FIN(marks -> shows(marks, Evidence.Role.FIN)),
  STRONG(marks -> marks.argument().has(Evidence.Strength.STRONG)),
  WEAK(marks -> marks.argument().has(Evidence.Strength.WEAK)),
  ELIMINATED(marks -> !marks.eliminated().isEmpty()),
  /**
   * Redundant clues, explained only without an argument, since nothing else says what the sign is.
   */
  SPARE(marks -> false),
  /** Fixed digits, explained by the digits themselves rather than by marks. */
  FIXED(marks -> false);

  private final Predicate<Marks> isShown;

  LegendEntry(Predicate<Marks> isShown) {
    this.isShown = isShown;
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  Phrase label() {
    return Phrase.of("board.legend-" + key());
  }

  Phrase meaning() {
    return Phrase.of("board.meaning-" + key());
  }

  String styleClass() {
    return "legend-" + key();
  }

  /** True if the role is drawn; what was placed is shown as a digit. */
  private static boolean shows(Marks marks, Evidence.Role role) {
    return marks.argument().roles().entrySet().stream()
        .anyMatch(named -> named.getValue() == role && !marks.placed().contains(named.getKey()));
  }

  private static boolean hasCovers(Marks marks) {
    return !marks.argument().covers().isEmpty();
  }

  /** The entries for a picture: its marks, and clues that look different. */
  static List<LegendEntry> of(BoardPicture picture) {
    List<LegendEntry> all = new ArrayList<>(of(picture.marks()));
    if (!picture.marks().spare().isEmpty()) {
      all.add(SPARE);
    }
    if (picture.state().isPresent() && !picture.fixed().mask().clues().isEmpty()) {
      all.add(FIXED);
    }
    return all;
  }

  /** The entries for the marks; empty if they have no argument. */
  static List<LegendEntry> of(Marks marks) {
    boolean argues = !marks.argument().roles().isEmpty();
    return Stream.of(values()).filter(entry -> argues && entry.isShown.test(marks)).toList();
  }
}
