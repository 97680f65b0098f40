package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A path from suppositions to a contradiction.
 *
 * @param supposed the candidates that were supposed, in order
 * @param needed the candidates that hold on the way, those alone that the contradiction rests on
 * @param links from each candidate to those that follow from it
 * @param end the contradiction
 */
record Way(List<Integer> supposed, List<Integer> needed, List<Evidence.Link> links, DeadEnd end) {

  /** The candidates that end up with nothing left. */
  List<Integer> dead() {
    return links.stream()
        .filter(link -> link.strength() == Evidence.Strength.WEAK)
        .map(Evidence.Link::to)
        .toList();
  }

  /** The shortest path to the contradiction in a branch from a state. */
  static Way of(Branch branch, SolvingState start) {
    Tracer tracer = new Tracer(start, branch.placements());
    return branch.deadEnds().stream()
        .map(tracer::way)
        .min(Comparator.comparingInt(way -> way.needed().size()))
        .orElseThrow();
  }

  /** Traces which conclusions rest on which. */
  private record Tracer(SolvingState start, List<Branch.Placement> placements) {

    Way way(DeadEnd end) {
      List<Evidence.Link> links = new ArrayList<>();
      BitSet needed = new BitSet();
      for (int gone : end.before(start)) {
        rest(gone, placements.size(), gone, Evidence.Strength.WEAK, needed, links);
      }
      IntStream.range(0, placements.size())
          .filter(i -> end.filled().contains(start.board().cellOf(candidate(i))))
          .forEach(needed::set);
      for (int i = needed.length() - 1; i >= 0; i = needed.previousSetBit(i - 1)) {
        int candidate = candidate(i);
        for (int other : others(placements.get(i)).toArray()) {
          rest(other, i, candidate, Evidence.Strength.STRONG, needed, links);
        }
      }
      return new Way(
          placements.stream()
              .filter(each -> each.house() == Branch.Placement.SUPPOSED)
              .map(Branch.Placement::candidate)
              .toList(),
          needed.stream().mapToObj(this::candidate).toList(),
          links.stream().distinct().toList(),
          end);
    }

    private int candidate(int index) {
      return placements.get(index).candidate();
    }

    /** Records what made a candidate false, and that {@code conclusion} follows from it. */
    private void rest(
        int gone,
        int before,
        int conclusion,
        Evidence.Strength strength,
        BitSet needed,
        List<Evidence.Link> links) {
      int cause =
          IntStream.range(0, before)
              .filter(i -> excludes(candidate(i), gone))
              .findFirst()
              .orElseThrow();
      needed.set(cause);
      links.add(new Evidence.Link(candidate(cause), conclusion, strength));
    }

    private boolean excludes(int placed, int other) {
      return start.board().exclude(placed, other);
    }

    /** The candidates that had to be eliminated before a placement followed. */
    private IntStream others(Branch.Placement placement) {
      Board board = start.board();
      int candidate = placement.candidate();
      IntStream all =
          switch (placement.house()) {
            case Branch.Placement.SUPPOSED -> IntStream.empty();
            case Branch.Placement.NAKED -> open(Stream.of(board.cellOf(candidate)), all(board));
            default ->
                open(
                    board.houses().get(placement.house()).cells().stream().boxed(),
                    1 << (board.digitOf(candidate) - 1));
          };
      return all.filter(other -> other != candidate);
    }

    private static int all(Board board) {
      return board.allDigits();
    }

    private IntStream open(Stream<Integer> cells, int digits) {
      return cells.flatMapToInt(
          cell ->
              IntStream.of(
                  Candidates.ofEach(start.board(), new int[] {cell}, start.open(cell) & digits)));
    }
  }
}
