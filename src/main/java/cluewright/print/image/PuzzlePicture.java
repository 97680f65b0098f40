package cluewright.print.image;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.picture.Argument;
import cluewright.picture.BoardGrid;
import cluewright.picture.BoardShapes;
import cluewright.picture.Margins;
import cluewright.picture.Shape;
import cluewright.picture.Shown;
import cluewright.picture.Shown.Digit;
import cluewright.picture.Sign;
import cluewright.print.block.BoardWords;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A board as a picture for other programs: lines, clues and, on request, more.
 *
 * @param position the digits besides the clues and, if small digits are shown, the candidates;
 *     absent for the clues alone
 * @param solution the digits of cells that are open in the position; pale where something stands
 *     before them
 * @param step what led to the position: one deduction is shown with its argument, of several only
 *     what they change
 * @param firstNumber the number of the first of several deductions that follow each other; the
 *     cells that they place are then numbered from it
 * @param digitSet how digits are written
 * @param title of the puzzle, for files that have one; may be empty
 * @param marked cells that are tinted, such as those of a mask
 */
public record PuzzlePicture(
    Puzzle clues,
    Optional<GridState> position,
    Optional<Puzzle> solution,
    List<Deduction> step,
    OptionalInt firstNumber,
    Set<Extra> extras,
    DigitSet digitSet,
    String title,
    CellSet marked) {

  /** The margin for row and column numbers, in cells. */
  private static final double LABELS = 0.5;

  /** Something that can be shown in addition to digits. */
  public enum Extra {
    CANDIDATES,
    /** The digits that empty cells cannot have, in place of candidates. */
    EXCLUDED,
    /** The numbers of rows and columns, on the left and above. */
    COORDINATES
  }

  public PuzzlePicture {
    step = List.copyOf(step);
    extras = Set.copyOf(extras);
    if (extras.contains(Extra.CANDIDATES) && extras.contains(Extra.EXCLUDED)) {
      throw new IllegalArgumentException("candidates and excluded digits fill the same places");
    }
    boolean fits =
        position.map(GridState::board).orElse(clues.board()).equals(clues.board())
            && solution.map(Puzzle::board).orElse(clues.board()).equals(clues.board());
    if (!fits) {
      throw new IllegalArgumentException("clues and position are of two boards");
    }
  }

  /** A picture without numbers in its cells. */
  public PuzzlePicture(
      Puzzle clues,
      Optional<GridState> position,
      Optional<Puzzle> solution,
      List<Deduction> step,
      Set<Extra> extras) {
    this(
        clues,
        position,
        solution,
        step,
        OptionalInt.empty(),
        extras,
        DigitSet.USUAL,
        "",
        CellSet.empty());
  }

  /** A picture of a mask: its cells are tinted, and values that are open are question marks. */
  public static PuzzlePicture of(Mask mask, Set<Extra> extras) {
    return new PuzzlePicture(
        Puzzle.empty(mask.board()),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        OptionalInt.empty(),
        extras,
        DigitSet.USUAL,
        "",
        mask.clues());
  }

  public static PuzzlePicture of(Puzzle clues, Optional<GridState> position, Set<Extra> extras) {
    return new PuzzlePicture(clues, position, Optional.empty(), List.of(), extras);
  }

  /**
   * A picture of a state on a solving path, with the step that led to it.
   *
   * @param state n for qn, from 0
   */
  public static PuzzlePicture of(SolvingPath path, int state, Set<Extra> extras) {
    List<Deduction> step = state == 0 ? List.of() : path.steps().get(state - 1).deductions();
    return new PuzzlePicture(
        path.puzzle(), Optional.of(path.state(state)), Optional.empty(), step, extras);
  }

  public PuzzlePicture withSolution(Puzzle digits) {
    return new PuzzlePicture(
        clues, position, Optional.of(digits), step, firstNumber, extras, digitSet, title, marked);
  }

  /** This picture without the step that led to the position. */
  public PuzzlePicture withoutStep() {
    return new PuzzlePicture(
        clues, position, solution, List.of(), OptionalInt.empty(), extras, digitSet, title, marked);
  }

  /** This picture with numbers in the cells that its deductions place. */
  public PuzzlePicture numbered(int first) {
    return new PuzzlePicture(
        clues, position, solution, step, OptionalInt.of(first), extras, digitSet, title, marked);
  }

  public PuzzlePicture withDigits(DigitSet set) {
    return new PuzzlePicture(
        clues, position, solution, step, firstNumber, extras, set, title, marked);
  }

  public PuzzlePicture withTitle(String words) {
    return new PuzzlePicture(
        clues, position, solution, step, firstNumber, extras, digitSet, words.strip(), marked);
  }

  /** The height relative to the width. */
  public double shape() {
    return height() / width();
  }

  /** The width in cells. */
  public double width() {
    return labels() + Margins.of(board()).width(board()) + 2 * BoardGrid.EDGE;
  }

  /** The height in cells. */
  public double height() {
    return labels() + Margins.of(board()).height(board()) + 2 * BoardGrid.EDGE;
  }

  /** The distance of the board from the left edge of the picture, in cells. */
  public double left() {
    return BoardGrid.EDGE + labels() + Margins.of(board()).left();
  }

  /** The distance of the board from the top edge of the picture, in cells. */
  public double top() {
    return BoardGrid.EDGE + labels() + Margins.of(board()).top();
  }

  /** The space for the numbers of rows and columns. */
  private double labels() {
    return extras.contains(Extra.COORDINATES) ? LABELS : 0;
  }

  /** The em of the smallest possible candidate, in cells. */
  public double smallestCandidate() {
    BoardGrid grid = new BoardGrid(board(), digitSet);
    return IntStream.rangeClosed(1, board().digits())
        .mapToDouble(
            digit -> grid.candidateSize() * BoardGrid.narrowing(digitSet.symbol(board(), digit)))
        .min()
        .orElseThrow();
  }

  /** All shapes, from bottom to top. */
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>(BoardShapes.of(shown()));
    if (extras.contains(Extra.COORDINATES)) {
      shapes.addAll(BoardShapes.labels(board()));
    }
    return shapes;
  }

  /** The digits in words, row by row. */
  public Phrase words() {
    return new BoardWords(board(), this::digit, digitSet).said();
  }

  private Board board() {
    return clues.board();
  }

  /** What the board shows. */
  Shown shown() {
    Set<Integer> eliminated = new LinkedHashSet<>();
    step.stream()
        .filter(deduction -> !deduction.places())
        .forEach(deduction -> eliminated.addAll(deduction.changes()));
    return new Shown(
        board(),
        digits(),
        hasPencil() ? pencilled() : List.of(),
        extras.contains(Extra.EXCLUDED),
        step.size() == 1 ? Argument.of(step.get(0).evidence()) : Argument.NONE,
        placed().union(marked),
        eliminated,
        numbers(),
        digitSet);
  }

  private CellSet placed() {
    return step.stream()
        .filter(Deduction::places)
        .map(Deduction::changedCells)
        .reduce(CellSet.empty(), CellSet::union);
  }

  /**
   * The digits; empty cells take the solution's, which count as found if nothing else is shown
   * before them.
   */
  private List<Digit> digits() {
    List<Digit> digits = new ArrayList<>();
    CellSet all = CellSet.where(board().cells(), cell -> true);
    CellSet given = clues.mask().clues();
    CellSet closed = CellSet.where(board().cells(), cell -> digit(cell) != 0);
    CellSet placed = placed();
    boolean isAlone = step.isEmpty() && !hasPencil();
    Sign inOpenCells = isAlone ? Sign.FOUND : Sign.PALE;
    solution.ifPresent(
        to -> all.minus(closed).forEach(c -> digits.add(new Digit(inOpenCells, c, to.digit(c)))));
    given.forEach(c -> digits.add(new Digit(Sign.CLUE, c, clues.digit(c))));
    closed
        .minus(given)
        .forEach(
            c -> digits.add(new Digit(placed.contains(c) ? Sign.NEW : Sign.FOUND, c, digit(c))));
    return digits;
  }

  /** The digit of a cell in the position, or 0. */
  private int digit(int cell) {
    int clue = clues.digit(cell);
    return clue != 0 ? clue : position.map(state -> state.placed(cell)).orElse(0);
  }

  private boolean hasPencil() {
    return extras.contains(Extra.CANDIDATES) || extras.contains(Extra.EXCLUDED);
  }

  /** The candidates of each open cell, or the digits that it cannot have. */
  private List<Integer> pencilled() {
    GridState state = position.orElseGet(() -> GridState.initial(clues));
    int turned = extras.contains(Extra.EXCLUDED) ? board().allDigits() : 0;
    return IntStream.range(0, board().cells())
        .mapToObj(cell -> digit(cell) == 0 ? state.candidates(cell) ^ turned : 0)
        .toList();
  }

  private Map<Integer, Integer> numbers() {
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < step.size() && firstNumber.isPresent(); i++) {
      if (step.get(i).places()) {
        int number = firstNumber.getAsInt() + i;
        step.get(i).changedCells().forEach(cell -> numbers.put(cell, number));
      }
    }
    return numbers;
  }
}
