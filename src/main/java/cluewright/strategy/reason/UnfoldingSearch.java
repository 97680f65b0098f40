package cluewright.strategy.reason;

import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Follows reasons from a supposition: what is the only alternative first, then what rules bar, in
 * the order of the reasons.
 */
final class UnfoldingSearch {
  /** The consequences and looks at rules after which the search is given up. */
  private static final int MOST_WORK = 20_000;

  /** The truths whose cases are tried where nothing follows from the first supposition. */
  private static final int MOST_TRUTHS = 12;

  private final Beside nothing;

  /** The truths of the reasons and of the cells of their rules, each with its reason. */
  private final Map<Integer, Integer> truths = new LinkedHashMap<>();

  private final int[] rules;
  private int work;

  UnfoldingSearch(Beside nothing, int[] set) {
    this.nothing = nothing;
    Reasons reasons = nothing.reasons();
    this.rules = Arrays.stream(set).filter(reasons::isRule).toArray();
    Arrays.stream(set)
        .filter(each -> !reasons.isRule(each))
        .forEach(each -> truths.put(each, each));
    for (int rule : rules) {
      Arrays.stream(reasons.cells(rule)).forEach(cell -> truths.putIfAbsent(cell, rule));
    }
  }

  /** The end of what follows. */
  private record End(int truth, int by) {}

  /** What follows from supposing a candidate, with moves that the end may do without. */
  Optional<Branch> of(int candidate) {
    return branch(nothing, candidate, MOST_TRUTHS);
  }

  /**
   * What follows from supposing a candidate beside others.
   *
   * @param most the truths of which cases are tried
   */
  private Optional<Branch> branch(Beside before, int supposed, int most) {
    Beside now = before.copy();
    now.choose(supposed);
    List<Move> moves = new ArrayList<>();
    Optional<End> end = follow(now, moves);
    return end.isPresent()
        ? end.map(last -> new Branch(List.of(supposed), moves, last.truth, last.by, List.of()))
            .map(found -> Trimming.of(found, before))
        : cases(now, supposed, moves, most);
  }

  private Optional<End> follow(Beside now, List<Move> moves) {
    while (work <= MOST_WORK) {
      int before = moves.size();
      Optional<End> end = truthsLeft(now, moves);
      if (end.isEmpty() && moves.size() == before) {
        end = look(now, moves);
      }
      if (end.isPresent() || moves.size() == before) {
        return end;
      }
    }
    return Optional.empty();
  }

  /** Chooses what is the only alternative so far, unless some truth has none. */
  private Optional<End> truthsLeft(Beside now, List<Move> moves) {
    Map<Integer, Move> chosen = new LinkedHashMap<>();
    for (Map.Entry<Integer, Integer> each : truths.entrySet()) {
      int truth = each.getKey();
      int[] left = now.alternatives(truth);
      if (left.length == 0) {
        return Optional.of(new End(truth, each.getValue()));
      }
      if (left.length == 1 && !now.isSatisfied(truth)) {
        chosen.putIfAbsent(left[0], new Move(Effect.CHOSEN, left[0], truth, each.getValue()));
      }
    }
    for (Move move : chosen.values()) {
      if (now.follows(move)) {
        add(now, moves, move);
      }
    }
    return Optional.empty();
  }

  /** Looks at rules until one bars something, or has no way: each alone first, then fillings. */
  private Optional<End> look(Beside now, List<Move> moves) {
    int before = moves.size();
    Optional<End> end = look(now, moves, now::isBreached, now::barred);
    return end.isPresent() || moves.size() > before
        ? end
        : look(now, moves, now::hasNoFilling, now::unfillable);
  }

  private Optional<End> look(
      Beside now, List<Move> moves, IntPredicate isImpossible, IntFunction<int[]> barred) {
    int before = moves.size();
    for (int rule : rules) {
      work++;
      if (isImpossible.test(rule)) {
        return Optional.of(new End(rule, rule));
      }
      for (int candidate : barred.apply(rule)) {
        add(now, moves, new Move(Effect.GONE, candidate, rule, rule));
      }
      if (moves.size() > before) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private void add(Beside now, List<Move> moves, Move move) {
    work++;
    moves.add(move);
    now.apply(move);
  }

  /** The shortest cases, of some truths with few alternatives. */
  private Optional<Branch> cases(Beside now, int supposed, List<Move> moves, int most) {
    return truths.keySet().stream()
        .filter(truth -> !now.isSatisfied(truth))
        .sorted(Comparator.comparingInt(truth -> now.alternatives(truth).length))
        .limit(most)
        .map(truth -> casesOf(now, supposed, moves, truth))
        .flatMap(Optional::stream)
        .min(Comparator.comparingInt(Branch::size));
  }

  private Optional<Branch> casesOf(Beside now, int supposed, List<Move> moves, int truth) {
    List<Branch> cases = new ArrayList<>();
    for (int alternative : now.alternatives(truth)) {
      if (!isOneOf(cases, alternative, now)) {
        Optional<Branch> found =
            work > MOST_WORK ? Optional.empty() : branch(now, alternative, /* most= */ 1);
        if (found.isEmpty()) {
          return Optional.empty();
        }
        cases.add(found.get());
      }
    }
    return Optional.of(new Branch(List.of(supposed), moves, truth, truths.get(truth), cases));
  }

  /** Adds an alternative to the case from which the same follows; false if there is none. */
  private boolean isOneOf(List<Branch> cases, int alternative, Beside now) {
    for (int i = 0; i < cases.size(); i++) {
      work += cases.get(i).size();
      Optional<Branch> both = cases.get(i).and(alternative, now);
      if (both.isPresent()) {
        cases.set(i, both.get());
        return true;
      }
    }
    return false;
  }
}
