package cluewright.format.exchange.cells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A constraint of a constraint string.
 *
 * @param words its arguments
 * @param parts the constraints between it and its {@code End}, if it has one
 * @param column where it begins on its line, from 1
 */
record Constraint(String name, List<String> words, List<Constraint> parts, int column) {
  private static final String END = "End";

  /** Those that have parts. */
  private static final Set<String> GROUPS = Set.of("And", "Or", "Replicate");

  /** A cell, perhaps with digits. */
  private static final Pattern CELL = Pattern.compile("(?i)(R[1-9a-z]C[1-9a-z])(_.*)?");

  /**
   * The constraints of a string, those that have parts with these.
   *
   * @param from where it begins on its line, from 0
   */
  static List<Constraint> all(String text, int from) {
    List<Constraint> all = new ArrayList<>();
    int at = 0;
    for (String part : text.split("\\.", -1)) {
      String ink = part.strip();
      if (!ink.isEmpty()) {
        List<String> words = Arrays.asList(ink.split("~", -1));
        all.add(
            new Constraint(words.get(0), words.subList(1, words.size()), List.of(), from + at + 1));
      }
      at += part.length() + 1;
    }
    Iterator<Constraint> rest = all.iterator();
    List<Constraint> grouped = new ArrayList<>();
    while (rest.hasNext()) {
      grouped.add(rest.next().with(rest));
    }
    return grouped;
  }

  /** The same with its parts, which follow it; one without its end stays without. */
  private Constraint with(Iterator<Constraint> rest) {
    if (!GROUPS.contains(name)) {
      return this;
    }
    List<Constraint> inside = new ArrayList<>();
    while (rest.hasNext()) {
      Constraint next = rest.next();
      if (next.name.equals(END)) {
        return new Constraint(name, words, inside, column);
      }
      inside.add(next.with(rest));
    }
    return this;
  }

  String word(int i) {
    return i < words.size() ? words.get(i) : "";
  }

  /** The same about other cells. */
  Constraint moved(UnaryOperator<String> cell) {
    return new Constraint(
        name,
        words.stream().map(word -> moved(word, cell)).toList(),
        parts.stream().map(part -> part.moved(cell)).toList(),
        column);
  }

  private static String moved(String word, UnaryOperator<String> cell) {
    Matcher matcher = CELL.matcher(word.strip());
    return matcher.matches()
        ? cell.apply(matcher.group(1)) + (matcher.group(2) == null ? "" : matcher.group(2))
        : word;
  }
}
