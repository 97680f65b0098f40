package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.replay.guess.Branch.Conclusion;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
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
    Tracer tracer = new Tracer(start, branch.conclusions());
    return branch.deadEnds().stream()
        .map(tracer::way)
        .min(Comparator.comparingInt(way -> way.needed().size()))
        .orElseThrow();
  }

  /** Traces which conclusions rest on which. */
  private record Tracer(SolvingState start, List<Conclusion> conclusions) {

    Way way(DeadEnd end) {
      List<Evidence.Link> links = new ArrayList<>();
      BitSet needed = new BitSet();
      for (int gone : end.before(start)) {
        rest(gone, conclusions.size(), gone, Evidence.Strength.WEAK, needed, links);
      }
      for (int i = needed.length() - 1; i >= 0; i = needed.previousSetBit(i - 1)) {
        Conclusion conclusion = conclusions.get(i);
        Evidence.Strength strength =
            conclusion.isRuledOut() ? Evidence.Strength.WEAK : Evidence.Strength.STRONG;
        for (int other : others(conclusion).toArray()) {
          rest(other, conclusion.before(), conclusion.candidate(), strength, needed, links);
        }
      }
      return new Way(
          conclusions.stream()
              .filter(each -> each.why() == Conclusion.SUPPOSED)
              .map(Conclusion::candidate)
              .toList(),
          needed.stream()
              .mapToObj(conclusions::get)
              .filter(each -> !each.isRuledOut())
              .map(Conclusion::candidate)
              .toList(),
          links.stream().distinct().toList(),
          end);
    }

    /** Records what made a candidate false, and that {@code conclusion} follows from it. */
    private void rest(
        int gone,
        int before,
        int conclusion,
        Evidence.Strength strength,
        BitSet needed,
        List<Evidence.Link> links) {
      int cause = cause(gone, before).orElseThrow();
      needed.set(cause);
      links.add(new Evidence.Link(conclusions.get(cause).candidate(), conclusion, strength));
    }

    /** The first conclusion by which a candidate is gone. */
    private OptionalInt cause(int gone, int before) {
      return IntStream.range(0, before).filter(i -> takes(conclusions.get(i), gone)).findFirst();
    }

    private boolean takes(Conclusion conclusion, int gone) {
      int candidate = conclusion.candidate();
      return conclusion.isRuledOut() ? candidate == gone : start.board().exclude(candidate, gone);
    }

    /** The candidates that had to be eliminated before a conclusion followed. */
    private IntStream others(Conclusion conclusion) {
      Board board = start.board();
      if (conclusion.isRuledOut()) {
        return open(RuleLooks.cells(board, conclusion.rule()).stream().boxed(), all(board))
            .filter(each -> cause(each, conclusion.before()).isPresent());
      }
      int candidate = conclusion.candidate();
      IntStream all =
          switch (conclusion.why()) {
            case Conclusion.SUPPOSED -> IntStream.empty();
            case Conclusion.NAKED -> open(Stream.of(board.cellOf(candidate)), all(board));
            default ->
                open(
                    board.houses().get(conclusion.why()).cells().stream().boxed(),
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
