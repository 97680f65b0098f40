package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Mask;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The variables of one step.
 *
 * <p>A literal is looked up by cell or candidate. Mask cells need no variables: they are placed
 * from the start, and a candidate of theirs is eliminated exactly if the solution has another
 * digit.
 */
final class Layer {
  /** Stands for a literal that is true in every model. */
  static final int TRUE = Integer.MAX_VALUE;

  /** Stands for a literal that is false in every model. */
  static final int FALSE = -TRUE;

  private final Mask mask;
  private final Board board;
  private final SolutionGrid grid;
  private final int[] placed;
  private final int[] eliminated;
  private final int[] digitPlaced;

  private Layer(Mask mask, SolutionGrid grid) {
    this.mask = mask;
    this.board = mask.board();
    this.grid = grid;
    this.placed = new int[board.cells()];
    this.eliminated = new int[board.candidates()];
    this.digitPlaced = new int[board.candidates()];
    mask.clues().forEach(this::setClue);
  }

  private void setClue(int cell) {
    placed[cell] = TRUE;
    board
        .digitRange()
        .map(digit -> board.candidate(cell, digit))
        .forEach(
            candidate -> {
              eliminated[candidate] = -grid.literal(candidate);
              digitPlaced[candidate] = grid.literal(candidate);
            });
  }

  /** Step 0: only the mask's cells are placed, and a candidate goes only because a clue has it. */
  static Layer initial(Mask mask, SolutionGrid grid, Clauses out) {
    Layer layer = new Layer(mask, grid);
    Arrays.setAll(layer.placed, cell -> mask.contains(cell) ? TRUE : FALSE);
    layer.openCandidates(candidate -> layer.digitPlaced[candidate] = FALSE);
    layer.openCandidates(
        candidate -> {
          layer.eliminated[candidate] = out.newVariable();
          Clause clause = new Clause().or(-layer.eliminated[candidate]);
          layer.peersDigit(candidate, clause);
          clause.addTo(out);
          layer.writeNotSolution(candidate, out);
        });
    return layer;
  }

  /** A later step, with a variable for everything that is not fixed by the mask. */
  static Layer open(Mask mask, SolutionGrid grid, Clauses out) {
    Layer layer = new Layer(mask, grid);
    mask.open().forEach(cell -> layer.placed[cell] = out.newVariable());
    layer.openCandidates(
        candidate -> {
          layer.eliminated[candidate] = out.newVariable();
          layer.writeNotSolution(candidate, out);
          int placedHere = out.newVariable();
          layer.digitPlaced[candidate] = placedHere;
          out.add(-placedHere, grid.literal(candidate));
          out.add(-placedHere, layer.placed[layer.board.cellOf(candidate)]);
        });
    return layer;
  }

  private void openCandidates(IntConsumer action) {
    mask.open()
        .forEach(
            cell ->
                board.digitRange().forEach(digit -> action.accept(board.candidate(cell, digit))));
  }

  private void writeNotSolution(int candidate, Clauses out) {
    out.add(-eliminated[candidate], -grid.literal(candidate));
  }

  /** Adds "some peer is placed with this candidate's digit" to a clause. */
  void peersDigit(int candidate, Clause clause) {
    int digit = board.digitOf(candidate);
    board
        .peers(board.cellOf(candidate))
        .forEach(peer -> clause.or(digitPlaced[board.candidate(peer, digit)]));
  }

  /** What is known stays known. */
  void writeMonotone(Layer before, Clauses out) {
    mask.open().forEach(cell -> new Clause().or(-before.placed[cell]).or(placed[cell]).addTo(out));
    openCandidates(
        candidate ->
            new Clause().or(-before.eliminated[candidate]).or(eliminated[candidate]).addTo(out));
  }

  int placed(int cell) {
    return placed[cell];
  }

  int eliminated(int candidate) {
    return eliminated[candidate];
  }
}
