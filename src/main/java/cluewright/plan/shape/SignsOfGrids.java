package cluewright.plan.shape;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.search.Request;
import cluewright.search.skeleton.StartGrids;
import cluewright.search.verify.FewestSigns;
import cluewright.search.verify.Verification;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Puzzles with few signs between cells: all that hold in a random grid are put on the board, and
 * then those leave it that are redundant.
 *
 * <p>Signs in random places, drawn before there is a grid, hardly ever make a puzzle without many
 * digits. Where a board says that all signs of a kind are given, these all stay.
 */
public final class SignsOfGrids {
  /** The share of a counter's patience for the question whether all signs make a puzzle. */
  private static final double PATIENCE = 0.05;

  private final Board board;
  private final Shapes shapes;
  private final Function<Mask, Request> requests;
  private final Random random;

  /**
   * @param shapes signs between two cells; of the numbers the most counts
   * @param requests what is asked of a puzzle
   */
  public SignsOfGrids(Board board, Shapes shapes, Function<Mask, Request> requests, Random random) {
    this.board = board;
    this.shapes = shapes;
    this.requests = requests;
    this.random = random;
  }

  /** A puzzle of another grid; empty if it is none, has too many signs, or it was stopped. */
  public Optional<Puzzle> next(CellSet clues, Stop stop) {
    try {
      return new StartGrids(ground(), random, stop)
          .next()
          .flatMap(grid -> puzzle(grid, clues, stop))
          .filter(this::hasFew);
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /** The board without rules that all signs are given, as long as none is. */
  private Board ground() {
    Set<Kind> kinds = new HashSet<>(Boards.kinds(board));
    kinds.removeAll(Set.of(Kinds.ALL_DOTS, Kinds.ALL_LETTERS));
    return Boards.withKinds(board, kinds).orElseThrow();
  }

  private Optional<Puzzle> puzzle(Puzzle grid, CellSet clues, Stop stop) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    shapes.counts().keySet().forEach(each -> rules.addAll(holding(each, grid)));
    Board signed = Boards.withRules(board, rules);
    Puzzle puzzle = grid.on(signed).restrictedTo(new Mask(signed, clues));
    Answer answer = new SolutionCounter(signed, stop).answerIfQuick(puzzle, PATIENCE);
    Request request = requests.apply(puzzle.mask());
    return answer.solution().isPresent() && new Verification(request, stop).fault(puzzle).isEmpty()
        ? Optional.of(
            new FewestSigns(board, random).of(puzzle, answer.solution().get(), request, stop))
        : Optional.empty();
  }

  /** A sign between any two cells beside each other where one holds. */
  private List<Rule> holding(Shape shape, Puzzle grid) {
    List<Rule> all = new ArrayList<>();
    for (int cell = 0; cell < board.gridCells(); cell++) {
      int one = cell;
      board
          .neighbours(cell)
          .filter(other -> other > one)
          .forEach(other -> all.addAll(holding(shape, one, other, grid)));
    }
    return all;
  }

  private List<Rule> holding(Shape shape, int one, int other, Puzzle grid) {
    List<Rule> all =
        new ArrayList<>(
            shape.kinds().stream()
                .flatMap(
                    kind ->
                        Stream.of(
                            new Rule(kind, List.of(one, other), kind.usualValue(2, board.digits())),
                            new Rule(
                                kind, List.of(other, one), kind.usualValue(2, board.digits()))))
                .distinct()
                .filter(rule -> rule.holds(board.layout(), grid::digit))
                .toList());
    Collections.shuffle(all, random);
    return all.subList(0, Math.min(1, all.size()));
  }

  private boolean hasFew(Puzzle puzzle) {
    return shapes.counts().entrySet().stream()
        .allMatch(each -> number(each.getKey(), puzzle) <= each.getValue().most());
  }

  private static long number(Shape shape, Puzzle puzzle) {
    return puzzle.board().drawn().stream()
        .filter(rule -> shape.kinds().contains(rule.kind()))
        .count();
  }
}
