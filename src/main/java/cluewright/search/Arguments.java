package cluewright.search;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds short proofs that a mask is impossible, in microseconds and with an explanation in a
 * sentence.
 *
 * <p>Clause learning is bad at what these see at once: symmetries that leave every clue in place,
 * and counting. Each argument is exact; where none applies, nothing is claimed.
 */
public final class Arguments {

  /** The fewest clues that a puzzle on a board can have, and who proved it. */
  private record FewestClues(int clues, Phrase source) {}

  private static final Map<Board, FewestClues> THEOREMS =
      Map.of(Boards.NINE, new FewestClues(17, Phrase.of("search.source-nine")));

  private static final ProofRecord ARGUMENT = ProofRecord.of("method argument");

  private Arguments() {}

  /** Every known argument against the mask, the most instructive first. */
  public static List<Proof> against(Mask mask, StrategySet strategies) {
    if (mask.board().isOpen()) {
      return List.of(); // values may tell apart what nothing else does
    }
    List<Proof> proofs = new ArrayList<>();
    noPlacement(mask, strategies).ifPresent(proofs::add);
    proofs.addAll(swappable(mask, Kinds.ROW));
    proofs.addAll(swappable(mask, Kinds.COLUMN));
    tooFewDigits(mask).ifPresent(proofs::add);
    theorem(mask).ifPresent(proofs::add);
    countingClosure(mask, strategies).ifPresent(proofs::add);
    return List.copyOf(proofs);
  }

  /**
   * Every known argument against the mask with some fixed digits; those that depend on the digits
   * come last.
   */
  public static List<Proof> against(Mask mask, StrategySet strategies, Optional<Puzzle> givens) {
    List<Proof> proofs = new ArrayList<>(against(mask, strategies));
    if (proofs.isEmpty()) {
      givens.flatMap(digits -> tooFewDigits(mask, digits)).ifPresent(proofs::add);
    }
    return List.copyOf(proofs);
  }

  /** The fewest clues on a board that neither counting digits nor a theorem rules out. */
  public static int fewestClues(Board board) {
    FewestClues theorem = THEOREMS.get(board);
    int digits = board.digitsAreAlike() ? board.digits() - 1 : 0;
    return theorem == null ? digits : Math.max(digits, theorem.clues());
  }

  /** The fewest clues on a board, with the argument against fewer. */
  public static LowerBound lowerBound(Board board) {
    int fewest = fewestClues(board);
    if (fewest == 0) {
      return new LowerBound(
          0, new Proof(Proof.Kind.NO_FEWER, Phrase.of("search.no-fewer"), CellSet.empty()));
    }
    Mask oneLess = new Mask(board, CellSet.of(IntStream.range(0, fewest - 1)));
    return new LowerBound(fewest, tooFew(oneLess).orElseThrow());
  }

  private static Optional<Proof> tooFew(Mask mask) {
    return theorem(mask).or(() -> tooFewDigits(mask));
  }

  private static Optional<Proof> noPlacement(Mask mask, StrategySet strategies) {
    if (strategies.canPlace() || mask.open().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
            Proof.Kind.NO_PLACEMENT, Phrase.of("search.no-placement"), CellSet.empty(), ARGUMENT));
  }

  /** Argues with pairs of empty lines whose swap takes every house to a house. */
  private static List<Proof> swappable(Mask mask, Kind kind) {
    List<House> empty =
        mask.board().houses(kind).stream()
            .filter(line -> !line.cells().intersects(mask.clues()))
            .toList();
    List<Proof> proofs = new ArrayList<>();
    for (House first : empty) {
      for (House second : empty) {
        if (first.grid() == second.grid()
            && first.number() < second.number()
            && canSwap(mask.board(), first, second)) {
          proofs.add(swap(kind, first, second));
        }
      }
    }
    return proofs;
  }

  private static Proof swap(Kind kind, House first, House second) {
    boolean isRow = kind == Kinds.ROW;
    String key = isRow ? "search.swappable-rows" : "search.swappable-columns";
    String ofGrid = isRow ? "search.swappable-rows-of-grid" : "search.swappable-columns-of-grid";
    Phrase said =
        first.grid() == House.Grid.ONLY
            ? Phrase.of(key, first.number(), second.number())
            : Phrase.of(ofGrid, first.number(), second.number(), Words.grid(first.grid()));
    return new Proof(
        Proof.Kind.SWAPPABLE_LINES,
        said,
        first.cells().union(second.cells()),
        ProofRecord.of("method argument", "exchange " + first + " " + second));
  }

  private static boolean canSwap(Board board, House first, House second) {
    int[] from = first.cells().toArray();
    int[] to = second.cells().toArray();
    int[] image = new int[board.cells()];
    for (int cell = 0; cell < image.length; cell++) {
      image[cell] = cell;
    }
    for (int i = 0; i < from.length; i++) {
      image[from[i]] = to[i];
      image[to[i]] = from[i];
    }
    Set<CellSet> houses =
        board.houses().stream().map(House::cells).collect(Collectors.toCollection(HashSet::new));
    return board.keepsRules(image)
        && houses.stream()
            .map(cells -> CellSet.of(cells.stream().map(cell -> image[cell])))
            .allMatch(houses::contains);
  }

  private static Optional<Proof> tooFewDigits(Mask mask) {
    int digits = mask.board().digits();
    if (mask.size() >= digits - 1 || mask.open().isEmpty() || !mask.board().digitsAreAlike()) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
            Proof.Kind.TOO_FEW_DIGITS,
            Phrase.of("search.too-few-digits", mask.size(), digits),
            mask.clues(),
            ARGUMENT));
  }

  /** Argues that too few digits occur: the fixed ones, and one for each other clue. */
  private static Optional<Proof> tooFewDigits(Mask mask, Puzzle givens) {
    int digits = mask.board().digits();
    CellSet cells = givens.mask().clues();
    int different = (int) cells.stream().map(givens::digit).distinct().count();
    int others = mask.size() - cells.size();
    if (different + others >= digits - 1
        || mask.open().isEmpty()
        || !mask.board().digitsAreAlike()) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
                Proof.Kind.TOO_FEW_DIGITS,
                Phrase.of("search.too-few-given", different, others, digits),
                cells,
                ProofRecord.notKept(ProofRecord.Absence.GOAL))
            .ruling(Proof.Scope.CONDITIONS));
  }

  private static Optional<Proof> theorem(Mask mask) {
    FewestClues fewest = THEOREMS.get(mask.board());
    if (fewest == null || mask.size() >= fewest.clues()) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
            Proof.Kind.THEOREM,
            Phrase.of(
                "search.theorem",
                mask.size(),
                mask.board().toString(),
                fewest.clues(),
                fewest.source()),
            mask.clues(),
            ARGUMENT));
  }

  /**
   * Argues under naked singles alone: a cell is placed only after as many peers as there are other
   * digits, so cells that can never be reached refute the mask.
   */
  private static Optional<Proof> countingClosure(Mask mask, StrategySet strategies) {
    Board board = mask.board();
    if (!strategies.strategies().equals(List.of(Catalogue.NAKED_SINGLE))
        || !board.digitsAreAlike()) {
      return Optional.empty();
    }
    CellSet placed = mask.clues();
    for (CellSet before = CellSet.empty(); !before.equals(placed); ) {
      before = placed;
      CellSet known = before;
      placed =
          CellSet.where(
              board.cells(),
              cell ->
                  known.contains(cell)
                      || board.peers(cell).intersect(known).size() >= board.digits() - 1);
    }
    CellSet unreached = new Mask(board, placed).open();
    if (unreached.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
            Proof.Kind.COUNTING_CLOSURE,
            Phrase.of("search.counting-closure", board.digits() - 1, unreached.size()),
            unreached,
            ProofRecord.of("method argument", "unreached " + labels(board, unreached))));
  }

  private static String labels(Board board, CellSet cells) {
    return cells.stream().mapToObj(board::label).collect(Collectors.joining(" "));
  }
}
