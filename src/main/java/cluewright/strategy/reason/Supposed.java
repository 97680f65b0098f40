package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What is supposed and chosen so far, and what is left beside it. */
final class Supposed {
  private final Reasons reasons;
  private final Board board;
  private final Beside nothing;
  private final Together now;

  /** What is supposed alone, and chosen, in order. */
  private final List<Integer> chosen;

  /** The candidates of which one is supposed, or true, whichever it is, for each such set. */
  private final List<List<Integer>> either;

  /**
   * What a truth lost its alternatives to, as few as one sees.
   *
   * @param chosen candidates
   * @param either sets of candidates of which one is supposed or true, whichever it is
   */
  record Causes(List<Integer> chosen, List<List<Integer>> either) {
    List<Integer> all() {
      return Stream.concat(either.stream().flatMap(List::stream), chosen.stream()).toList();
    }
  }

  private Supposed(Beside nothing, Together now, List<Integer> chosen, List<List<Integer>> either) {
    this.reasons = nothing.reasons();
    this.board = reasons.board();
    this.nothing = nothing;
    this.now = now;
    this.chosen = new ArrayList<>(chosen);
    this.either = List.copyOf(either);
  }

  static Supposed nothing(Beside nothing) {
    return new Supposed(nothing, Together.of(nothing), List.of(), List.of());
  }

  /** This with another candidate, or one of several. */
  Supposed with(List<Integer> candidates) {
    boolean isOne = candidates.size() == 1;
    List<Integer> alone = new ArrayList<>(chosen);
    List<List<Integer>> several = new ArrayList<>(either);
    if (isOne) {
      alone.addAll(candidates);
    } else {
      several.add(candidates);
    }
    return new Supposed(nothing, now.supposing(candidates), alone, several);
  }

  void apply(Move move) {
    now.apply(move);
    if (move.effect() == Effect.CHOSEN) {
      chosen.add(move.candidate());
    }
  }

  /** What is left. */
  Together now() {
    return now;
  }

  Causes causes(int truth) {
    List<Integer> causes = new ArrayList<>();
    List<List<Integer>> several = new ArrayList<>();
    for (int gone : nothing.alternatives(truth)) {
      if (!now.isLeft(gone) && !isExcluded(gone, causes)) {
        chosen.stream()
            .filter(each -> excludes(each, gone))
            .findFirst()
            .map(List::of)
            .ifPresentOrElse(causes::addAll, () -> several.addAll(eitherOf(gone)));
      }
    }
    return new Causes(causes, several.stream().distinct().toList());
  }

  /** The sets of candidates in which one excludes another. */
  private List<List<Integer>> eitherOf(int gone) {
    return either.stream().filter(each -> isExcluded(gone, each)).toList();
  }

  private boolean isExcluded(int gone, List<Integer> causes) {
    return causes.stream().anyMatch(each -> excludes(each, gone));
  }

  private boolean excludes(int one, int other) {
    return (one != other && board.cellOf(one) == board.cellOf(other))
        || Arrays.stream(reasons.excluded(one)).anyMatch(each -> each == other);
  }

  /** The cells of a rule that lost candidates, without which something would not follow. */
  CellSet needed(int rule, Predicate<Together> follows) {
    Together probe = now;
    CellSet needed = CellSet.empty();
    for (int cell : reasons.cells(rule)) {
      Together more = probe.with(cell, nothing.left(cell));
      if (follows.test(more)) {
        probe = more;
      } else {
        needed = needed.union(CellSet.of(cell));
      }
    }
    return needed;
  }

  /** The sets of candidates of which each leaves a cell something else; not those in the cell. */
  List<List<Integer>> behind(int cell) {
    return either.stream()
        .filter(each -> now.differ(cell))
        .filter(each -> each.stream().anyMatch(one -> board.cellOf(one) != cell))
        .toList();
  }

  /** True if fewer candidates are left in a cell than before. */
  boolean isLess(int cell) {
    return now.left(cell) != nothing.left(cell);
  }

  /** What is left in cells; where that is as much as before, what is supposed there. */
  List<Integer> shown(CellSet cells) {
    return cells.stream().boxed().flatMap(cell -> shown(cell).stream()).toList();
  }

  private List<Integer> shown(int cell) {
    List<Integer> supposed =
        either.stream().flatMap(List::stream).filter(each -> board.cellOf(each) == cell).toList();
    return isLess(cell) || supposed.isEmpty()
        ? Arrays.stream(now.alternatives(cell)).boxed().toList()
        : supposed;
  }
}
