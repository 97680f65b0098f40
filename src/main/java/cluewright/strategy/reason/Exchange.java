package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cells or digits that change places, so that what follows from one candidate is told of another.
 */
final class Exchange {
  private final Reasons reasons;
  private final Board board;

  /** By cell and by digit, what takes its place. */
  private final int[] cells;

  private final int[] digits;

  private Exchange(Reasons reasons) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.cells = IntStream.range(0, board.cells()).toArray();
    this.digits = IntStream.rangeClosed(0, board.digits()).toArray();
  }

  /** Those that may turn what follows from a candidate into what follows from another. */
  static Stream<Exchange> between(Reasons reasons, int one, int other) {
    Board board = reasons.board();
    int from = board.cellOf(one);
    int to = board.cellOf(other);
    if (from == to) {
      return Stream.of(new Exchange(reasons).ofDigits(board.digitOf(one), board.digitOf(other)));
    }
    return board.digitOf(one) == board.digitOf(other)
        ? Stream.concat(
            Stream.of(new Exchange(reasons).ofCells(from, to)), ofLines(reasons, from, to))
        : Stream.empty();
  }

  /** Houses of one kind that change places, each cell with that in the same position. */
  private static Stream<Exchange> ofLines(Reasons reasons, int from, int to) {
    List<House> houses = reasons.board().houses();
    return houses.stream()
        .filter(house -> house.cells().contains(from) && !house.cells().contains(to))
        .flatMap(
            house ->
                houses.stream()
                    .filter(other -> isLike(house, other) && other.cells().contains(to))
                    .map(other -> new Exchange(reasons).ofHouses(house, other)));
  }

  private static boolean isLike(House one, House other) {
    return one.kind() == other.kind()
        && one.grid() == other.grid()
        && one.cells().size() == other.cells().size()
        && one.cells().stream().noneMatch(other.cells()::contains);
  }

  private Exchange ofDigits(int one, int other) {
    digits[one] = other;
    digits[other] = one;
    return this;
  }

  private Exchange ofCells(int one, int other) {
    cells[one] = other;
    cells[other] = one;
    return this;
  }

  private Exchange ofHouses(House one, House other) {
    int[] from = one.cells().toArray();
    int[] to = other.cells().toArray();
    IntStream.range(0, from.length).forEach(i -> ofCells(from[i], to[i]));
    return this;
  }

  /** A branch after the exchange; empty if one of its truths has no counterpart. */
  Optional<Branch> of(Branch branch) {
    List<Move> moves = new ArrayList<>();
    for (Move move : branch.moves()) {
      Optional<Integer> truth = truth(move.truth());
      if (truth.isEmpty()) {
        return Optional.empty();
      }
      int by = move.by() == move.truth() ? truth.get() : move.by();
      moves.add(new Move(move.effect(), candidate(move.candidate()), truth.get(), by));
    }
    List<Branch> cases = branch.cases().stream().map(this::of).flatMap(Optional::stream).toList();
    List<Integer> supposed = branch.supposed().stream().map(this::candidate).toList();
    return truth(branch.truth())
        .filter(truth -> cases.size() == branch.cases().size())
        .map(
            truth ->
                new Branch(
                    supposed,
                    moves,
                    truth,
                    branch.by() == branch.truth() ? truth : branch.by(),
                    cases));
  }

  private int candidate(int candidate) {
    return board.candidate(cells[board.cellOf(candidate)], digits[board.digitOf(candidate)]);
  }

  private Optional<Integer> truth(int number) {
    Reason truth = reasons.get(number);
    if (truth instanceof Reason.OfHouse place) {
      CellSet image = CellSet.of(place.house().cells().stream().map(cell -> cells[cell]));
      return reasons.place(image, digits[place.digit()]);
    }
    return Optional.of(truth instanceof Reason.OfCell of ? cells[of.cell()] : number);
  }

  /** The exchanged cells that a branch speaks of, in pairs, the lower one first. */
  List<CellSet> cellsIn(Branch branch) {
    return spokenOf(branch)
        .filter(cell -> cells[cell] != cell)
        .mapToObj(cell -> CellSet.of(cell, cells[cell]))
        .distinct()
        .toList();
  }

  /** The cells of the candidates of a branch, and those of which it says what is left. */
  private IntStream spokenOf(Branch branch) {
    IntStream candidates =
        IntStream.concat(
                branch.supposed().stream().mapToInt(Integer::intValue),
                branch.moves().stream().mapToInt(Move::candidate))
            .map(board::cellOf);
    IntStream end =
        reasons.get(branch.truth()) instanceof Reason.OfCell of
            ? IntStream.of(of.cell())
            : IntStream.empty();
    return IntStream.concat(
        IntStream.concat(candidates, end), branch.cases().stream().flatMapToInt(this::spokenOf));
  }

  /** The two digits that are exchanged; none if cells are. */
  List<Integer> digits() {
    return IntStream.range(0, digits.length)
        .filter(digit -> digits[digit] != digit)
        .boxed()
        .toList();
  }
}
