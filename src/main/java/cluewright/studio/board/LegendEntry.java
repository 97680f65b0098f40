package cluewright.studio.board;

import cluewright.strategy.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A kind of mark, and what it means. */
enum LegendEntry {
  BASE("base", "A house that the pattern is about", marks -> hasCovers(marks)),
  COVER("cover", "A house that the pattern reaches into", marks -> hasCovers(marks)),
  PATTERN(
      "pattern",
      "Part of the pattern; the first of two colours",
      marks -> shows(marks, Evidence.Role.PATTERN)),
  SECOND(
      "second",
      "The other side: a second colour, the ends of a wing, or what a chain supposes false",
      marks -> shows(marks, Evidence.Role.SECOND)),
  FIN(
      "fin",
      "Beyond the plain pattern: the conclusion holds for it, too",
      marks -> shows(marks, Evidence.Role.FIN)),
  STRONG(
      "strong",
      "A strong link: if one end is false, the other is true",
      marks -> marks.argument().has(Evidence.Strength.STRONG)),
  WEAK(
      "weak",
      "A weak link: if one end is true, the other is false",
      marks -> marks.argument().has(Evidence.Strength.WEAK)),
  ELIMINATED("eliminated", "What the step removes", marks -> !marks.eliminated().isEmpty());

  private final String label;
  private final String meaning;
  private final Predicate<Marks> isShown;

  LegendEntry(String label, String meaning, Predicate<Marks> isShown) {
    this.label = label;
    this.meaning = meaning;
    this.isShown = isShown;
  }

  String label() {
    return label;
  }

  String meaning() {
    return meaning;
  }

  String styleClass() {
    return "legend-" + name().toLowerCase(Locale.ROOT);
  }

  /** Whether the role is drawn: what was placed is a digit by now. */
  private static boolean shows(Marks marks, Evidence.Role role) {
    return marks.argument().roles().entrySet().stream()
        .anyMatch(named -> named.getValue() == role && !marks.placed().contains(named.getKey()));
  }

  private static boolean hasCovers(Marks marks) {
    return !marks.argument().covers().isEmpty();
  }

  /** What is to be explained; nothing where the marks have no argument. */
  static List<LegendEntry> of(Marks marks) {
    boolean argues = !marks.argument().roles().isEmpty();
    return Stream.of(values()).filter(entry -> argues && entry.isShown.test(marks)).toList();
  }
}
