package cluewright.search.feasibility;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/**
 * Finds the fewest cells, respecting the brush's symmetry, that make a mask possible when added.
 *
 * <p>First every single orbit is tried, then every pair, and so on; what the arguments need narrows
 * the choice, and the best fit to the shape is tried first. The first level that succeeds holds the
 * smallest repairs; they are proven smallest only where every smaller choice was refuted, not
 * merely tried. Where possible masks stay possible with more clues, a level that is refuted whole
 * refutes all below it. After the first level, and where a level has too many choices, {@link
 * Thinning} comes from above: it adds plenty, and takes away again what is not needed.
 */
public final class Repair {
  static final int MOST_SUGGESTIONS = 6;

  private static final Duration FIRST_LOOK = Duration.ofMillis(200);
  private static final Duration TRIAL = Duration.ofMillis(60);

  private static final Duration SECOND_LOOK = Duration.ofMillis(250);

  /** How long to try masks on boards where every mask is eventually decided. */
  private static final Duration EXACT_TRIAL = Duration.ofSeconds(3);

  private static final int MOST_CHOICES = 3000;

  /** The number of failed trials on a level after which even a suboptimal suggestion is sought. */
  private static final int TRIALS_BEFORE_THINNING = 10;

  /** Receives the progress of a repair on its thread; must not block. */
  public interface Listener {
    /** Reports the current trial in a few words, several times a second. */
    void trying(Phrase words);

    /** Reports the suggestions so far, best first. */
    void found(List<Suggestion> suggestions);

    /** A listener that ignores progress. */
    static Listener none() {
      return new Listener() {
        @Override
        public void trying(Phrase words) {
          // The end says it all.
        }

        @Override
        public void found(List<Suggestion> suggestions) {
          // The end says it all.
        }
      };
    }
  }

  private final Trials trials;
  private final Needs needs;
  private final List<CellSet> additions;
  private final Thinning thinning;
  private final boolean isExact;
  private final boolean isMonotone;
  private final Duration firstLook;
  private Judgement asked;
  private int needed;
  private int tried = -1;

  private Repair(RepairRequest request, Judge judge, Watch watch, Listener listener) {
    this.trials = new Trials(request, judge, watch, listener);
    this.needs = Needs.of(request.question());
    this.additions = request.additions();
    this.thinning = new Thinning(trials, needs, additions);
    this.isExact = Engines.isAlwaysDecided(request.question().mask().board());
    this.isMonotone = judge.isMonotone(request.question());
    this.firstLook =
        Engines.isQuicklyDecided(
                new Request(request.question().mask(), request.question().strategies()))
            ? EXACT_TRIAL
            : FIRST_LOOK;
    this.asked = judge.atOnce(request.question());
  }

  /**
   * Repairs on this thread until done, stopped through {@code watch}, or out of time.
   *
   * @param judge asked with short limits
   */
  public static Repaired run(RepairRequest request, Judge judge, Watch watch, Listener listener) {
    return new Repair(request, judge, watch, listener).run();
  }

  private Repaired run() {
    asked = trials.judge(CellSet.empty(), firstLook);
    if (asked instanceof Judgement.Possible) {
      return ended(Repaired.End.POSSIBLE_ALREADY);
    }
    if (needs.isHopeless()) {
      return ended(Repaired.End.HOPELESS);
    }
    if (hasNoGrid()) {
      asked = withoutGrid();
      return ended(Repaired.End.UNSOLVABLE);
    }
    needed = isProven(asked) ? 1 : 0;
    tried = 0;
    boolean isListed = true;
    for (int count = 1; isListed && isWorthTrying(count); count++) {
      isListed = tryAll(count);
      if (count == 1) {
        fromAbove(isExact ? 1 : Thinning.SOME_ROUNDS);
      }
    }
    fromAbove(Thinning.ALL_ROUNDS);
    return lastLook();
  }

  /** True if no grid has the fixed digits; false also if that takes too long to find out. */
  private boolean hasNoGrid() {
    Puzzle fixed = trials.request().question().fixed().onWeakest();
    try {
      OptionalInt grids = new SolutionCounter(fixed.board(), trials::isOver).countIfQuick(fixed, 1);
      return grids.equals(OptionalInt.of(0));
    } catch (CancellationException e) {
      return false;
    }
  }

  private Judgement withoutGrid() {
    boolean isFixed = trials.request().question().givens().isPresent();
    Phrase sentence = Phrase.of(isFixed ? "search.no-grid-as-fixed" : "search.no-grid");
    Proof proof =
        new Proof(Proof.Kind.EXHAUSTED, sentence, CellSet.empty())
            .ruling(isFixed ? Proof.Scope.CONDITIONS : Proof.Scope.ALL);
    return asked instanceof Judgement.Impossible
        ? asked
        : new Judgement.Impossible(trials.request().question(), proof);
  }

  /** Spends the remaining time on the mask itself, if nothing is known about it. */
  private Repaired lastLook() {
    if (asked instanceof Judgement.Undecided && !trials.isOver()) {
      asked = trials.judge(CellSet.empty(), trials.request().time());
      needed = Math.max(needed, isProven(asked) ? 1 : 0);
    }
    return ended(
        asked instanceof Judgement.Possible
            ? Repaired.End.POSSIBLE_ALREADY
            : Repaired.End.COMPLETE);
  }

  /** True if a mask is impossible without relying on a published list. */
  private static boolean isProven(Judgement judgement) {
    return judgement instanceof Judgement.Impossible impossible
        && !impossible.proof().restsOnList();
  }

  private boolean isWorthTrying(int count) {
    return !trials.isOver()
        && count <= additions.size()
        && trials.fewest().map(known -> count <= known).orElse(true)
        && tried == count - 1;
  }

  /** Tries every choice of a number of orbits; false if there are too many. */
  private boolean tryAll(int count) {
    Optional<List<CellSet>> listed = RepairChoices.of(additions, needs, count, MOST_CHOICES);
    if (listed.isEmpty()) {
      return false;
    }
    List<CellSet> choices = new ArrayList<>(listed.get());
    choices.sort(Comparator.comparing(trials::fit));
    List<CellSet> better = new ArrayList<>();
    int refuted = 0;
    int enough = 0;
    for (int i = 0; i < choices.size() && enough < MOST_SUGGESTIONS; i++) {
      if (i == TRIALS_BEFORE_THINNING) {
        fromAbove(1);
      }
      trials.report("search.additions", count, i + 1, choices.size());
      Judgement judgement = trials.judge(choices.get(i), isExact ? EXACT_TRIAL : TRIAL);
      if (trials.isOver() && judgement instanceof Judgement.Undecided) {
        return true;
      }
      if (judgement instanceof Judgement.Possible possible) {
        trials.keep(choices.get(i), count, possible);
        enough++;
      }
      if (judgement instanceof Judgement.Undecided && enough == 0) {
        better.add(choices.get(i));
      }
      refuted += isProven(judgement) ? 1 : 0;
    }
    if (refuted == choices.size() && (isMonotone || needed == count)) {
      needed = count + 1;
    }
    boolean isDone = trials.fewest().filter(known -> known <= count).isPresent();
    tried = isDone ? count - 1 : count;
    if (isDone) {
      lookAgain(better, count);
    }
    return true;
  }

  /** Spends more time on choices that fit better than what was found, best first. */
  private void lookAgain(List<CellSet> better, int count) {
    int most = Math.min(MOST_SUGGESTIONS, better.size());
    for (int i = 0; i < most && !trials.isOver(); i++) {
      trials.report("search.second-look", i + 1, most);
      if (trials.judge(better.get(i), SECOND_LOOK) instanceof Judgement.Possible possible) {
        trials.keep(better.get(i), count, possible);
      }
    }
  }

  /** Repeatedly works down from many added orbits to few, if that may improve the result. */
  private void fromAbove(int rounds) {
    for (int round = 0; round < rounds && !trials.isOver() && isUnsettled(); round++) {
      thinning.round();
    }
  }

  /** True if a solution with fewer orbits than the best may exist. */
  private boolean isUnsettled() {
    return trials.fewest().map(known -> known > tried + 1).orElse(true);
  }

  private Repaired ended(Repaired.End end) {
    Repaired.End how =
        end != Repaired.End.COMPLETE || !trials.isOver()
            ? end
            : trials.isStopped() ? Repaired.End.STOPPED : Repaired.End.OUT_OF_TIME;
    return new Repaired(
        trials.request(), asked, trials.best(), needed, Math.max(0, tried), how, trials.elapsed());
  }
}
