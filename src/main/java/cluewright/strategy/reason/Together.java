package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is left beside each of several suppositions that are told as one: what follows here follows
 * from each, and a candidate is left if one of them leaves it.
 */
final class Together {
  private final List<Beside> all;

  private Together(List<Beside> all) {
    this.all = List.copyOf(all);
  }

  static Together of(Beside one) {
    return new Together(List.of(one));
  }

  /** Supposes one of some candidates, where it is left. */
  Together supposing(List<Integer> candidates) {
    return new Together(
        all.stream()
            .flatMap(
                each ->
                    candidates.stream()
                        .filter(each::isLeft)
                        .map(
                            candidate -> {
                              Beside with = each.copy();
                              with.choose(candidate);
                              return with;
                            }))
            .toList());
  }

  void apply(Move move) {
    all.forEach(each -> each.apply(move));
  }

  boolean follows(Move move) {
    return all.stream().allMatch(each -> each.follows(move));
  }

  /** True if moves follow from their rule alone. */
  boolean areBarred(List<Move> moves) {
    return moves.stream()
        .allMatch(
            move -> all.stream().allMatch(each -> each.isBarred(move.candidate(), move.by())));
  }

  boolean isBreached(int rule) {
    return all.stream().allMatch(each -> each.isBreached(rule));
  }

  /** True if a branch holds beside each supposition. */
  boolean holds(Branch branch) {
    return all.stream().allMatch(each -> Trimming.holds(branch, each));
  }

  boolean isImpossible(int reason) {
    return all.stream().allMatch(each -> each.isImpossible(reason));
  }

  boolean isLeft(int candidate) {
    return all.stream().anyMatch(each -> each.isLeft(candidate));
  }

  int left(int cell) {
    return all.stream().mapToInt(each -> each.left(cell)).reduce(0, (a, b) -> a | b);
  }

  /** True if the suppositions leave a cell different candidates. */
  boolean differ(int cell) {
    return all.stream().anyMatch(each -> each.left(cell) != all.get(0).left(cell));
  }

  /** The alternatives of a truth that are left. */
  int[] alternatives(int truth) {
    return all.stream()
        .flatMapToInt(each -> IntStream.of(each.alternatives(truth)))
        .distinct()
        .sorted()
        .toArray();
  }

  Together with(int cell, int digits) {
    return new Together(all.stream().map(each -> each.with(cell, digits)).toList());
  }

  /** What is left, and the digits that are chosen beside each. */
  GridState state(Board board) {
    int[] left = IntStream.range(0, board.cells()).map(this::left).toArray();
    int[][] chosen = all.stream().map(Beside::chosen).toArray(int[][]::new);
    int[] agreed =
        IntStream.range(0, board.cells())
            .map(
                cell -> {
                  Set<Integer> digits =
                      IntStream.range(0, chosen.length)
                          .mapToObj(i -> chosen[i][cell])
                          .collect(Collectors.toSet());
                  return digits.size() == 1 ? digits.iterator().next() : 0;
                })
            .toArray();
    return GridState.of(board, agreed, left);
  }
}
