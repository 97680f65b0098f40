package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Rule;
import cluewright.picture.Argument;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The cells and candidates pointed out on the board. Candidates are numbered by {@link
 * Board#candidate}.
 *
 * @param argument why a step holds
 * @param placed candidates that a step placed: filled
 * @param eliminated candidates that a step eliminated: struck through
 * @param problem the cells that a proof of impossibility is about: ringed with dashes
 * @param suggested the cells that a repair would add, or has added: a plus on a ghost of a tile or
 *     on the tile
 * @param differing the empty cells in which the solutions of a draft differ: tinted
 * @param deciding candidates of these that leave a draft just one solution: in another colour
 * @param spare the clues that a draft could do without: a minus in the corner
 * @param signs the drawn rules that a draft could do without: a minus on each
 */
public record Marks(
    Argument argument,
    Set<Integer> placed,
    Set<Integer> eliminated,
    CellSet problem,
    CellSet suggested,
    CellSet differing,
    Set<Integer> deciding,
    CellSet spare,
    List<Rule> signs) {

  public static final Marks NONE = changes(List.of());

  /** The cells that a proof is about. */
  public static Marks problem(CellSet cells) {
    return cells(cells, CellSet.empty());
  }

  /** The cells that a repair would add. */
  public static Marks suggested(CellSet cells) {
    return cells(CellSet.empty(), cells);
  }

  /** The marks of a draft: the cells of its fault, and those listed in the record. */
  public static Marks draft(
      CellSet problem, CellSet differing, Set<Integer> deciding, CellSet spare, List<Rule> signs) {
    return new Marks(
        Argument.NONE,
        Set.of(),
        Set.of(),
        problem,
        CellSet.empty(),
        differing,
        deciding,
        spare,
        signs);
  }

  private static Marks cells(CellSet problem, CellSet suggested) {
    return new Marks(
        Argument.NONE,
        Set.of(),
        Set.of(),
        problem,
        suggested,
        CellSet.empty(),
        Set.of(),
        CellSet.empty(),
        List.of());
  }

  /** The houses to look at. */
  public static Marks houses(List<House> houses) {
    return step(Argument.about(houses), List.of());
  }

  /** The changes by a step's deductions, without reasons. */
  public static Marks changes(List<Deduction> deductions) {
    return step(Argument.NONE, deductions);
  }

  /** A deduction with its reason and its changes. */
  public static Marks of(Deduction deduction) {
    return step(Argument.of(deduction.evidence()), List.of(deduction));
  }

  /** A line of an unfolded argument with its reason and its effect. */
  public static Marks of(Consequence line) {
    return step(Argument.of(line), new HashSet<>(line.placed()), new HashSet<>(line.eliminated()));
  }

  private static Marks step(Argument argument, List<Deduction> deductions) {
    Set<Integer> placed = new HashSet<>();
    Set<Integer> eliminated = new HashSet<>();
    for (Deduction deduction : deductions) {
      (deduction.places() ? placed : eliminated).addAll(deduction.changes());
    }
    return step(argument, placed, eliminated);
  }

  private static Marks step(Argument argument, Set<Integer> placed, Set<Integer> eliminated) {
    return new Marks(
        argument,
        placed,
        eliminated,
        CellSet.empty(),
        CellSet.empty(),
        CellSet.empty(),
        Set.of(),
        CellSet.empty(),
        List.of());
  }

  /** The marks as a board shows them: of cells that are not shown, on those that they tell of. */
  Marks shownOn(Board board) {
    return board.layout().tellsRegions()
        ? new Marks(
            argument.shownOn(board, eliminated),
            placed,
            eliminated.stream().filter(board::isShown).collect(Collectors.toSet()),
            board.shown(problem),
            board.shown(suggested),
            board.shown(differing),
            deciding.stream().filter(board::isShown).collect(Collectors.toSet()),
            board.shown(spare),
            signs)
        : this;
  }

  CellSet placedCells(Board board) {
    return board.shown(CellSet.of(placed.stream().mapToInt(board::cellOf)));
  }
}
