package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.Mask;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/**
 * The variables of one step: which cells are placed, which candidates are eliminated, and which
 * digits are placed in each house that must hold every digit. Where cells bar candidates without
 * such a house, the candidates that are placed have variables, too.
 *
 * <p>A literal is looked up by cell, candidate or house. Mask cells need no variables: they are
 * placed from the start, and a candidate of theirs is eliminated exactly if the solution has
 * another digit.
 */
final class Layer {
  /** Stands for a literal that is true in every model. */
  static final int TRUE = Integer.MAX_VALUE;

  /** Stands for a literal that is false in every model. */
  static final int FALSE = -TRUE;

  private static final int WITHOUT_STEPS = -1;

  private final Mask mask;
  private final Board board;
  private final SolutionGrid grid;

  /** The number of the step, used only in the names of variables. */
  private final int step;

  private final int[] placed;
  private final int[] eliminated;
  private final int[][] placedInHouse;

  /** By candidate, the literal that says it is placed, where one is needed. */
  private final int[] isPlaced;

  /**
   * By candidate, the candidates of other cells that exclude it outside the houses that must hold
   * every digit.
   */
  private final int[][] barring;

  private Layer(Mask mask, int step, SolutionGrid grid) {
    this.mask = mask;
    this.step = step;
    this.board = mask.board();
    this.grid = grid;
    this.placed = new int[board.cells()];
    this.eliminated = new int[board.candidates()];
    this.placedInHouse = new int[board.houses().size()][board.digits() + 1];
    this.isPlaced = new int[board.candidates()];
    this.barring = grid.barring();
    mask.clues().forEach(cell -> placed[cell] = TRUE);
    for (int candidate = 0; candidate < eliminated.length; candidate++) {
      eliminated[candidate] = -grid.literal(candidate);
    }
  }

  /** Step 0: only the mask's cells are placed, and a candidate is eliminated only by a clue. */
  static Layer initial(Mask mask, SolutionGrid grid, Clauses out) {
    return initial(mask, cell -> FALSE, grid, out);
  }

  /**
   * Step 0 of a mask left open: beside the mask's cells, those that hold a clue in the model are
   * placed.
   *
   * @param clue for each cell outside the mask the literal that it holds a clue
   */
  static Layer initial(Mask mask, IntUnaryOperator clue, SolutionGrid grid, Clauses out) {
    Layer layer = new Layer(mask, 0, grid);
    mask.open().forEach(cell -> layer.placed[cell] = clue.applyAsInt(cell));
    layer.addVariables(out);
    layer.openCandidates(
        candidate -> {
          Clause justified = new Clause().or(-layer.eliminated[candidate]);
          layer.orForced(candidate, justified);
          justified.addTo(out);
        });
    return layer;
  }

  /** The next step, in which empty cells may be placed. */
  Layer next(Clauses out) {
    return open(new Layer(mask, step + 1, grid), out);
  }

  /** All steps folded into one. */
  static Layer withoutSteps(Mask mask, SolutionGrid grid, Clauses out) {
    return open(new Layer(mask, WITHOUT_STEPS, grid), out);
  }

  private static Layer open(Layer layer, Clauses out) {
    Board board = layer.board;
    layer
        .mask
        .open()
        .forEach(
            cell ->
                layer.placed[cell] =
                    out.newVariable(() -> "p(" + board.label(cell) + layer.when()));
    layer.addVariables(out);
    return layer;
  }

  /** The suffix of variable names for what is known after this step. */
  String when() {
    return step == WITHOUT_STEPS ? ")" : "," + step + ")";
  }

  /** The suffix for the step that follows. */
  String whenNext() {
    return step == WITHOUT_STEPS ? ")" : "," + (step + 1) + ")";
  }

  private void addVariables(Clauses out) {
    openCandidates(
        candidate -> {
          eliminated[candidate] =
              out.newVariable(() -> "e(" + Meanings.candidate(board, candidate) + when());
          out.add(-eliminated[candidate], -grid.literal(candidate));
        });
    for (int house = 0; house < placedInHouse.length; house++) {
      for (int digit = 1; holdsEveryDigit(house) && digit <= board.digits(); digit++) {
        placedInHouse[house][digit] = placedInHouse(house, digit, out);
      }
    }
    for (int candidate = 0; candidate < isPlaced.length; candidate++) {
      if (barring[candidate].length > 0) {
        isPlaced[candidate] = isPlaced(candidate, out);
      }
    }
  }

  private boolean holdsEveryDigit(int house) {
    return board.houses().get(house).holdsEveryDigit();
  }

  /** A variable that implies that the solution has the candidate and its cell is placed. */
  private int isPlaced(int candidate, Clauses out) {
    int cell = board.cellOf(candidate);
    if (mask.contains(cell)) {
      return grid.literal(candidate);
    }
    int variable = out.newVariable(() -> "x(" + Meanings.candidate(board, candidate) + when());
    out.add(-variable, grid.literal(candidate));
    new Clause().or(-variable).or(placed[cell]).addTo(out);
    return variable;
  }

  /** A variable that implies that the house's cell with this digit in the solution is placed. */
  private int placedInHouse(int number, int digit, Clauses out) {
    House house = board.houses().get(number);
    int variable = out.newVariable(() -> "h(" + house + "," + digit + when());
    for (int cell : house.cells().toArray()) {
      new Clause().or(-variable).or(-grid.literal(cell, digit)).or(placed[cell]).addTo(out);
    }
    return variable;
  }

  void openCandidates(IntConsumer action) {
    mask.open()
        .forEach(
            cell ->
                board.digitRange().forEach(digit -> action.accept(board.candidate(cell, digit))));
  }

  /**
   * Adds the reasons to eliminate a candidate from the beginning, and S2's: its cell may not have
   * it, or is placed, or a candidate that excludes it is.
   */
  void orForced(int candidate, Clause clause) {
    int cell = board.cellOf(candidate);
    boolean isBarred = (board.allowed(cell) >>> (board.digitOf(candidate) - 1) & 1) == 0;
    clause.or(placed[cell]).or(isBarred ? TRUE : FALSE);
    for (int house = 0; house < placedInHouse.length; house++) {
      if (holdsEveryDigit(house) && board.houses().get(house).cells().contains(cell)) {
        clause.or(placedInHouse[house][board.digitOf(candidate)]);
      }
    }
    for (int other : barring[candidate]) {
      clause.or(isPlaced[other]);
    }
  }

  /** Writes that what is known stays known. */
  void writeMonotone(Layer before, Clauses out) {
    mask.open().forEach(cell -> new Clause().or(-before.placed[cell]).or(placed[cell]).addTo(out));
    openCandidates(candidate -> out.add(-before.eliminated[candidate], eliminated[candidate]));
  }

  int placed(int cell) {
    return placed[cell];
  }

  int eliminated(int candidate) {
    return eliminated[candidate];
  }
}
