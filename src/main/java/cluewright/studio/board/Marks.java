package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.Deduction;
import cluewright.strategy.Evidence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is pointed out on the board. Candidates are numbered by {@link Board#candidate}.
 *
 * @param houses the cells of the houses of an argument: tinted
 * @param pattern the cells of its pattern: ringed
 * @param patternCandidates the candidates of its pattern
 * @param placed candidates that a step placed: filled
 * @param eliminated candidates that a step eliminated: struck
 * @param problem the cells that a proof of impossibility is about: ringed with dashes
 * @param suggested the cells that a repair would add: ghosts of tiles with a plus
 */
public record Marks(
    CellSet houses,
    CellSet pattern,
    Set<Integer> patternCandidates,
    Set<Integer> placed,
    Set<Integer> eliminated,
    CellSet problem,
    CellSet suggested) {

  public static final Marks NONE = changes(List.of());

  /** The cells that a proof is about. */
  public static Marks problem(CellSet cells) {
    return onCells(cells, CellSet.empty());
  }

  /** The cells that a repair would add. */
  public static Marks suggested(CellSet cells) {
    return onCells(CellSet.empty(), cells);
  }

  private static Marks onCells(CellSet problem, CellSet suggested) {
    return new Marks(
        CellSet.empty(), CellSet.empty(), Set.of(), Set.of(), Set.of(), problem, suggested);
  }

  /** What the deductions of a step changed, without their reasons. */
  public static Marks changes(List<Deduction> deductions) {
    Set<Integer> placed = new HashSet<>();
    Set<Integer> eliminated = new HashSet<>();
    for (Deduction deduction : deductions) {
      (deduction.places() ? placed : eliminated).addAll(deduction.changes());
    }
    return new Marks(
        CellSet.empty(),
        CellSet.empty(),
        Set.of(),
        placed,
        eliminated,
        CellSet.empty(),
        CellSet.empty());
  }

  /** One deduction with its reason: houses, pattern, and what it changed. */
  public static Marks of(Deduction deduction) {
    Board board = deduction.board();
    Marks changes = changes(List.of(deduction));
    Evidence evidence = deduction.evidence();
    CellSet houses =
        Stream.concat(evidence.houses().stream(), evidence.covers().stream())
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    Set<Integer> pattern =
        evidence.marks().stream().map(Evidence.Mark::candidate).collect(Collectors.toSet());
    return new Marks(
        houses,
        evidence.cells(board),
        pattern,
        changes.placed(),
        changes.eliminated(),
        CellSet.empty(),
        CellSet.empty());
  }
}
