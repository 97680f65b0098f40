package cluewright.lab.making;

import cluewright.format.KindPage;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.replay.SolutionCounter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Puzzles by lot on boards of up to 36 cells, of every kind of rule in turn: with one to three
 * rules of any kinds, read off a grid, and some digits of it. Half of them have no digit that could
 * be left out, if that is known quickly; the others perhaps several solutions.
 */
public final class SignedPuzzles {
  private static final int MOST_CELLS = 36;
  private static final int MOST_MORE = 2;

  /** Kinds whose rules can be on boards of this size. */
  private static final List<Kind> KINDS =
      Kinds.ALL.stream()
          .filter(kind -> KindPage.of(kind).orElseThrow().grid().board().cells() <= MOST_CELLS)
          .toList();

  private final Random random;
  private int next;

  /** A puzzle and a solution of it. */
  public record Made(Puzzle puzzle, Puzzle solution) {}

  public SignedPuzzles(Random random) {
    this.random = random;
  }

  /** A puzzle of the kind whose turn it is. */
  public Made next() {
    Kind kind = KINDS.get(next++ % KINDS.size());
    Puzzle solution = signed(kind);
    for (int more = random.nextInt(MOST_MORE + 1); more > 0; more--) {
      Kind other = Kinds.drawn().get(random.nextInt(Kinds.drawn().size()));
      solution = SignedMask.signed(solution, other, random);
    }
    Puzzle puzzle = random.nextBoolean() ? some(solution) : minimal(solution);
    return new Made(puzzle, solution);
  }

  /** A grid with a rule of a kind: a new one, or the example of the kind. */
  private Puzzle signed(Kind kind) {
    if (kind.form().isDrawn() && random.nextInt(4) > 0) {
      Board plain = random.nextInt(3) == 0 ? Boards.FOUR : Boards.SIX;
      return SignedMask.signed(new Puzzle(plain, SignedMask.grid(plain, random)), kind, random);
    }
    return KindPage.of(kind).orElseThrow().grid();
  }

  private List<Integer> cells(Board board) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    return cells;
  }

  private Puzzle some(Puzzle solution) {
    Board board = solution.board();
    int clues = random.nextInt(board.cells() / 2);
    return solution.restrictedTo(new Mask(board, CellSet.of(cells(board).subList(0, clues))));
  }

  private Puzzle minimal(Puzzle solution) {
    Board board = solution.board();
    SolutionCounter counter = new SolutionCounter(board);
    Puzzle puzzle = solution;
    for (int cell : cells(board)) {
      Puzzle without = puzzle.with(cell, 0);
      boolean isUnique = counter.countIfQuick(without, 2).orElse(2) == 1;
      puzzle = isUnique ? without : puzzle;
    }
    return puzzle;
  }
}
