package cluewright.plan;

import cluewright.model.Puzzle;
import cluewright.strategy.core.Level;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiPredicate;

/**
 * A book as it is to be: its rows in their order, with the puzzles that are there.
 *
 * @param seed the same seed makes the same choices; absent for others each time
 * @param print how it is printed: values of options of the command that prints, by their names
 *     without hyphens before
 */
public record BookPlan(
    String title,
    String subtitle,
    String author,
    OptionalLong seed,
    Map<String, String> print,
    List<PlanRow> rows) {
  /** A book of 40 classic puzzles in three levels, two to a page. */
  public static final BookPlan USUAL =
      new BookPlan(
          "",
          "",
          "",
          OptionalLong.empty(),
          Map.of("layout", "2"),
          List.of(
              PlanRow.of(Level.EASY, 14),
              PlanRow.of(Level.MEDIUM, 13),
              PlanRow.of(Level.HARD, 13)));

  public BookPlan {
    print = Collections.unmodifiableMap(new LinkedHashMap<>(print));
    rows = List.copyOf(rows);
  }

  public BookPlan withTitle(String next) {
    return new BookPlan(next, subtitle, author, seed, print, rows);
  }

  public BookPlan withSubtitle(String next) {
    return new BookPlan(title, next, author, seed, print, rows);
  }

  public BookPlan withPrint(Map<String, String> next) {
    return new BookPlan(title, subtitle, author, seed, next, rows);
  }

  public BookPlan withAuthor(String next) {
    return new BookPlan(title, subtitle, next, seed, print, rows);
  }

  public BookPlan withSeed(OptionalLong next) {
    return new BookPlan(title, subtitle, author, next, print, rows);
  }

  public BookPlan withRows(List<PlanRow> next) {
    return new BookPlan(title, subtitle, author, seed, print, next);
  }

  /** This plan with one of its rows replaced. */
  public BookPlan with(int row, PlanRow next) {
    List<PlanRow> all = new ArrayList<>(rows);
    all.set(row, next);
    return withRows(all);
  }

  /** All puzzles, in their order. */
  public List<Puzzle> puzzles() {
    return rows.stream().flatMap(row -> row.puzzles().stream()).map(PlannedPuzzle::puzzle).toList();
  }

  /** How many puzzles the book is to have. */
  public int count() {
    return rows.stream().mapToInt(PlanRow::count).sum();
  }

  /** How many puzzles are still to be found. */
  public int missing() {
    return rows.stream().mapToInt(PlanRow::missing).sum();
  }

  /**
   * This plan with what another has found for rows that ask for the same: first those of the same
   * name, then the others in their order.
   */
  public BookPlan withPuzzlesOf(BookPlan other) {
    List<PlanRow> next = new ArrayList<>(rows);
    List<PlanRow> left = new ArrayList<>(other.rows);
    take(next, left, (row, found) -> row.name().equals(found.name()));
    take(next, left, (row, found) -> true);
    return withRows(next);
  }

  private static void take(
      List<PlanRow> rows, List<PlanRow> left, BiPredicate<PlanRow, PlanRow> suits) {
    rows.replaceAll(
        row -> {
          Optional<PlanRow> found =
              left.stream()
                  .filter(each -> row.puzzles().isEmpty() && row.asksAs(each))
                  .filter(each -> suits.test(row, each))
                  .findFirst();
          found.ifPresent(left::remove);
          return found
              .map(each -> row.withPuzzles(each.puzzles()).withCount(row.count()))
              .orElse(row);
        });
  }
}
