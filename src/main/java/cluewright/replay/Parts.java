package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The clues and signs of a puzzle that could go: without one of them it has the same solution, and
 * no other.
 *
 * <p>A sign is a drawn rule, or a cell of a rule that says the same of each of its cells. Where all
 * signs of a kind are given, a dot that goes says that there is none, which the solution denies: so
 * no such dot is redundant.
 */
public final class Parts {
  /** The share of the patience of a counter for each part, of which there are many. */
  private static final double PATIENCE = 0.1;

  private final Stop stop;

  /**
   * Parts that are redundant, each by itself.
   *
   * @param undecided how many took too long to be decided
   */
  public record Redundant(CellSet clues, List<Rule> signs, int undecided) {}

  /**
   * A puzzle without parts that were redundant one after the other.
   *
   * @param clues those that went
   * @param signs those that went
   * @param undecided how many stayed since they took too long to be decided
   */
  public record Thinned(Puzzle puzzle, CellSet clues, List<Rule> signs, int undecided) {}

  /** What may be removed from a puzzle. */
  @FunctionalInterface
  private interface Part {
    Puzzle removedFrom(Puzzle puzzle);
  }

  public Parts(Stop stop) {
    this.stop = stop;
  }

  /** The signs of a board, in the order of its rules. */
  public static List<Rule> signs(Board board) {
    return board.drawn().stream()
        .flatMap(
            rule ->
                rule.kind().isOfCells()
                    ? rule.cells().stream()
                        .map(cell -> new Rule(rule.kind(), List.of(cell), rule.value()))
                    : Stream.of(rule))
        .toList();
  }

  /** The same puzzle without a sign. */
  public static Puzzle without(Puzzle puzzle, Rule sign) {
    List<Rule> others =
        puzzle.board().drawn().stream().flatMap(rule -> rest(rule, sign).stream()).toList();
    return puzzle.on(Boards.withRules(puzzle.board(), others));
  }

  /** What is left of a rule without a sign. */
  private static Optional<Rule> rest(Rule rule, Rule sign) {
    boolean isPart =
        rule.kind() == sign.kind()
            && rule.kind().isOfCells()
            && rule.value() == sign.value()
            && rule.cells().containsAll(sign.cells());
    List<Integer> left = rule.cells().stream().filter(c -> !sign.cells().contains(c)).toList();
    return isPart && !left.isEmpty()
        ? Optional.of(new Rule(rule.kind(), left, rule.value()))
        : Optional.of(rule).filter(same -> !isPart && !rule.equals(sign));
  }

  /** What is redundant in a puzzle with exactly one solution, each by itself. */
  public Redundant redundant(Puzzle puzzle, Puzzle solution) {
    List<Integer> clues = new ArrayList<>();
    List<Rule> signs = new ArrayList<>();
    int undecided = 0;
    for (int cell : puzzle.mask().clues().toArray()) {
      Optional<Boolean> canGo = isDetermined(puzzle.with(cell, 0), solution);
      clues.addAll(canGo.orElse(false) ? List.of(cell) : List.of());
      undecided += canGo.isEmpty() ? 1 : 0;
    }
    for (Rule sign : signs(puzzle.board())) {
      Optional<Boolean> canGo = isDetermined(without(puzzle, sign), solution);
      signs.addAll(canGo.orElse(false) ? List.of(sign) : List.of());
      undecided += canGo.isEmpty() ? 1 : 0;
    }
    return new Redundant(CellSet.of(clues), List.copyOf(signs), undecided);
  }

  /** True if a puzzle has this solution and no other; empty if that takes too long to decide. */
  public Optional<Boolean> isDetermined(Puzzle puzzle, Puzzle solution) {
    stop.throwIfStopped();
    Answer answer = new SolutionCounter(puzzle.board(), stop).answerIfQuick(puzzle, PATIENCE);
    return answer.number() == Solutions.UNKNOWN
        ? Optional.empty()
        : Optional.of(
            answer.solution().filter(each -> each.line().equals(solution.line())).isPresent());
  }

  /**
   * Removes redundant clues and signs of a puzzle with exactly one solution in a random order,
   * until none is left.
   */
  public Thinned thinned(Puzzle puzzle, Puzzle solution, Random random) {
    List<Part> parts = parts(signs(puzzle.board()));
    puzzle.mask().clues().forEach(cell -> parts.add(now -> now.with(cell, 0)));
    return thinned(puzzle, solution, parts, fewer -> true, random);
  }

  /**
   * Removes redundant signs in a random order, as long as what is left is as wanted, until none is
   * left; all clues stay.
   *
   * @param kept the signs that stay
   * @param isWanted asked of puzzles with this solution and no other
   */
  public Thinned withFewestSigns(
      Puzzle puzzle, Puzzle solution, List<Rule> kept, Predicate<Puzzle> isWanted, Random random) {
    List<Rule> signs = signs(puzzle.board()).stream().filter(each -> !kept.contains(each)).toList();
    return thinned(puzzle, solution, parts(signs), isWanted, random);
  }

  private static List<Part> parts(List<Rule> signs) {
    return new ArrayList<>(signs.stream().<Part>map(sign -> now -> without(now, sign)).toList());
  }

  private Thinned thinned(
      Puzzle puzzle, Puzzle solution, List<Part> parts, Predicate<Puzzle> isWanted, Random random) {
    Collections.shuffle(parts, random);
    Puzzle now = puzzle;
    int undecided;
    boolean isAgain;
    do {
      undecided = 0;
      List<Part> gone = new ArrayList<>();
      for (Part part : parts) {
        Puzzle fewer = part.removedFrom(now);
        Optional<Boolean> canGo = isDetermined(fewer, solution);
        if (canGo.orElse(false) && isWanted.test(fewer)) {
          now = fewer;
          gone.add(part);
        }
        undecided += canGo.isEmpty() ? 1 : 0;
      }
      parts.removeAll(gone);
      // A sign that goes may say more than one that stays, as the smallest cell among neighbours.
      isAgain = !gone.isEmpty() && !puzzle.board().drawn().isEmpty();
    } while (isAgain);
    List<Rule> left = signs(now.board());
    return new Thinned(
        now,
        puzzle.mask().clues().minus(now.mask().clues()),
        signs(puzzle.board()).stream().filter(sign -> !left.contains(sign)).toList(),
        undecided);
  }
}
