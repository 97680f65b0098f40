package cluewright.model.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rules of which at least one holds, for example {@code arrow1=1.2.3|arrow1=2.1.3}: a kind, its
 * value, and the places of its cells among those of the whole, from 1. Rules with {@code &} between
 * them hold together.
 */
final class Either {
  private static final Pattern PART =
      Pattern.compile("([a-z]+(?:\\(.*\\))?)(\\d{0,9})=(\\d{1,3}(?:\\.\\d{1,3})*)");
  private static final int MOST_PARTS = 64;

  /** A rule about some of the cells. */
  private record Part(Kind kind, int value, List<Integer> places) {
    String text() {
      String cells = places.stream().map(String::valueOf).collect(Collectors.joining("."));
      return kind.id() + (value > 0 ? value : "") + "=" + cells;
    }
  }

  private final List<List<Part>> alternatives;

  /**
   * Reads alternatives.
   *
   * @throws IllegalArgumentException naming one that cannot be read
   */
  Either(String text) {
    this.alternatives =
        split(text.replaceAll("\\s", ""), '|').stream()
            .map(each -> split(each, '&').stream().map(Either::part).toList())
            .toList();
    long parts = alternatives.stream().mapToLong(List::size).sum();
    if (alternatives.size() < 2 || parts > MOST_PARTS) {
      throw new IllegalArgumentException(
          "alternatives are two or more, and at most %d rules".formatted(MOST_PARTS));
    }
  }

  /** The pieces of a text between signs that stand outside parentheses. */
  private static List<String> split(String text, char between) {
    List<String> pieces = new ArrayList<>();
    StringBuilder piece = new StringBuilder();
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      open += sign == '(' ? 1 : sign == ')' ? -1 : 0;
      if (sign == between && open == 0) {
        pieces.add(piece.toString());
        piece.setLength(0);
      } else {
        piece.append(sign);
      }
    }
    pieces.add(piece.toString());
    return pieces;
  }

  private static Part part(String text) {
    Matcher matcher = PART.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "\"%s\" is no rule with places, as in less=1.2".formatted(text));
    }
    Kind kind =
        Kinds.drawn(matcher.group(1))
            .filter(Either::isKnown)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "\"%s\" cannot be one of several".formatted(matcher.group(1))));
    int value = matcher.group(2).isEmpty() ? 0 : Integer.parseInt(matcher.group(2));
    return new Part(
        kind, value, Stream.of(matcher.group(3).split("\\.")).map(Integer::valueOf).toList());
  }

  /** True if a rule of a kind can be one of several: it says something by itself. */
  static boolean isKnown(Kind kind) {
    return kind.form().isDrawn()
        && kind != Kinds.SAME_SUM
        && !(kind instanceof Rank || kind instanceof Indexing || kind instanceof Extreme);
  }

  /** Alternatives as a text, with the cells in the order in which they are named. */
  static String text(List<List<Rule>> alternatives, List<Integer> cells) {
    return alternatives.stream()
        .map(
            rules ->
                rules.stream()
                    .map(rule -> part(rule, cells).text())
                    .collect(Collectors.joining("&")))
        .collect(Collectors.joining("|"));
  }

  private static Part part(Rule rule, List<Integer> cells) {
    return new Part(
        rule.kind(),
        rule.value(),
        rule.cells().stream().map(cell -> cells.indexOf(cell) + 1).toList());
  }

  String text() {
    return alternatives.stream()
        .map(parts -> parts.stream().map(Part::text).collect(Collectors.joining("&")))
        .collect(Collectors.joining("|"));
  }

  /** The number of cells. */
  int count() {
    return alternatives.stream()
        .flatMap(List::stream)
        .flatMap(part -> part.places().stream())
        .mapToInt(Integer::intValue)
        .max()
        .orElse(0);
  }

  /**
   * The alternatives on some cells, each with rules that hold together.
   *
   * @throws IllegalArgumentException if there is no such rule
   */
  List<List<Rule>> on(List<Integer> cells) {
    return alternatives.stream()
        .map(parts -> parts.stream().map(part -> rule(part, cells)).toList())
        .toList();
  }

  private static Rule rule(Part part, List<Integer> cells) {
    return new Rule(
        part.kind(),
        part.places().stream().map(place -> cells.get(place - 1)).toList(),
        part.value());
  }

  /** What it means: one word that reads the cells of the alternatives one after the other. */
  List<Primitive> meaning(List<Integer> cells, Layout layout) {
    Set<Integer> order = new LinkedHashSet<>();
    List<List<Reading>> readings = new ArrayList<>();
    for (List<Rule> rules : on(cells)) {
      List<Reading> together = new ArrayList<>();
      for (Rule rule : rules) {
        refuseUnlessFit(rule, layout);
        order.addAll(rule.cells());
        for (Primitive each : rule.meaning(layout)) {
          refuseUnlessAmong(rule, each);
          together.add(Reading.of(each, layout.digits()));
        }
      }
      readings.add(together);
    }
    return readings.stream().anyMatch(List::isEmpty)
        ? List.of()
        : List.of(Reading.anyOf(readings, List.copyOf(order), layout.digits()));
  }

  /** Its cells are all that an alternative is read from. */
  private static void refuseUnlessAmong(Rule rule, Primitive each) {
    if (!rule.cells().containsAll(each.cells())) {
      throw new IllegalArgumentException(
          "\"%s\" is about more than its cells, so it cannot be one of several"
              .formatted(rule.kind().id()));
    }
  }

  private static void refuseUnlessFit(Rule rule, Layout layout) {
    rule.refusal(layout)
        .ifPresent(
            refusal -> {
              throw new IllegalArgumentException(refusal);
            });
  }
}
