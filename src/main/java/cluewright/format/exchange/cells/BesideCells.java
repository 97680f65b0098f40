package cluewright.format.exchange.cells;

import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The names of cells that a constraint string has beside its grid. */
final class BesideCells {
  /** What declares variables. */
  static final String VARIABLES = "Var";

  static final String DOPPELGANGER = "Doppelganger";
  static final String FOUND_REGIONS = "ChaosConstruction";

  /** What the cells that tell regions are called, with the number of one of the grid. */
  static final String REGION = "CC";

  private static final Pattern COUNT = Pattern.compile("(?:([1-9]\\d?)x)?([1-9]\\d{0,2})");

  private BesideCells() {}

  /** The names of those below the grid, in the order of the cells: variables come last. */
  static List<String> names(List<Constraint> all, Board grid) {
    List<String> names = new ArrayList<>();
    if (all.stream().anyMatch(each -> each.name().equals(DOPPELGANGER))) {
      names.addAll(numbered("DGR", grid.columns()));
      names.addAll(numbered("DGC", grid.rows()));
      names.addAll(numbered("DGB", grid.houses(Kinds.BOX).size()));
    }
    all.stream()
        .filter(each -> each.name().equals(VARIABLES))
        .forEach(each -> names.addAll(variables(each)));
    return names;
  }

  /** The names of those that tell the regions of the cells of a grid, if they are to be found. */
  static List<String> regions(List<Constraint> all, Board grid) {
    return all.stream().anyMatch(each -> each.name().equals(FOUND_REGIONS))
        ? numbered(REGION, grid.cells())
        : List.of();
  }

  /** The names of variables, of which one alone has no number. */
  private static List<String> variables(Constraint each) {
    String prefix = variable(each.word(0));
    Matcher count = COUNT.matcher(each.word(2));
    int cells =
        count.matches()
            ? Integer.parseInt(count.group(2))
                * (count.group(1) == null ? 1 : Integer.parseInt(count.group(1)))
            : 1;
    return cells == 1 ? List.of(prefix) : numbered(prefix, cells);
  }

  /** What the names of a group of variables begin with. */
  static String variable(String group) {
    return "V" + group;
  }

  private static List<String> numbered(String prefix, int count) {
    return IntStream.rangeClosed(1, count).mapToObj(i -> prefix + i).toList();
  }
}
