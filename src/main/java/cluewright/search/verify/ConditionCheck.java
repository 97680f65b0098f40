package cluewright.search.verify;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Condition;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.replay.explainer.Edition;
import cluewright.replay.explainer.Explainer;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRater;
import cluewright.replay.reasons.ReasonRating;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Checks puzzles against {@link Condition}s: whether they are met, and if not, by how much, in the
 * walk's unit of candidates.
 */
public final class ConditionCheck {
  private static final int USE_TOO_MANY = 3;
  private static final int USE_MISSING = 6;
  private static final int MOST_FOR_STEPS = 20;
  private static final int MOST_FOR_SCORE = 20;
  private static final int MOST_FOR_EXPLAINED = 60;
  private static final int LEVEL_OFF = 10;
  private static final int UNRATED = 60;
  private static final int REASON_OFF = 10;

  /** The share of the counter's patience for a grid that shows where to look for reasons. */
  private static final double SHARE = 0.03;

  private final Board board;
  private final StrategySet strategies;
  private final List<Condition> conditions;
  private final Stop stop;

  /** Made on first use, since most requests have no conditions. */
  private Replay replay;

  private Rater rater;
  private ReasonRater reasons;

  private final int explained;

  /**
   * A check for puzzles of a board, for use by one thread.
   *
   * @param strategies those that the path may use
   * @param stop asked, maybe from several threads, while Sudoku Explainer's harder techniques or
   *     reasons are tried; once true, no condition for these ratings is met
   */
  public ConditionCheck(
      Board board, StrategySet strategies, List<Condition> conditions, Stop stop) {
    this.board = board;
    this.stop = stop;
    this.strategies = strategies;
    this.conditions = conditions;
    this.explained = explained(conditions);
  }

  /** The limit up to which Sudoku Explainer's rating matters, in tenths; 0 if it does not. */
  private static int explained(List<Condition> conditions) {
    int most =
        conditions.stream().anyMatch(Condition.HardestEarly.class::isInstance)
            ? Explainer.HIGHEST
            : 0;
    for (Condition condition : conditions) {
      most = condition instanceof Condition.Explained wanted ? wanted.most() : most;
    }
    return most;
  }

  /** How far a puzzle is from meeting all conditions; 0 if it meets them. */
  public int shortfall(Puzzle puzzle) {
    Judged judged = new Judged(puzzle);
    return conditions.stream().mapToInt(judged::shortfall).sum();
  }

  /** The first condition that a puzzle does not meet, as a clause. */
  Optional<String> fault(Puzzle puzzle) {
    return unmet(puzzle).stream()
        .findFirst()
        .map(condition -> "does not meet the condition: " + condition.words());
  }

  /** The conditions that a puzzle does not meet. */
  public List<Condition> unmet(Puzzle puzzle) {
    Judged judged = new Judged(puzzle);
    return conditions.stream().filter(condition -> judged.shortfall(condition) > 0).toList();
  }

  /** A puzzle with its path and rating, each computed on first use. */
  private final class Judged {
    private final Puzzle puzzle;
    private SolvingPath path;
    private Rating rating;

    Judged(Puzzle puzzle) {
      this.puzzle = puzzle;
    }

    int shortfall(Condition condition) {
      if (condition instanceof Condition.AtMost most) {
        return USE_TOO_MANY * Math.max(0, uses(most.strategy()) - most.uses());
      }
      if (condition instanceof Condition.AtLeast least) {
        return USE_MISSING * Math.max(0, least.uses() - uses(least.strategy()));
      }
      if (condition instanceof Condition.NotBefore before) {
        return tooEarly(first(before.strategy()::equals), before.step());
      }
      if (condition instanceof Condition.NoBottleneckBefore before) {
        return tooEarly(firstBottleneck(), before.step());
      }
      if (condition instanceof Condition.Reasons wanted) {
        return shortfall(wanted);
      }
      if (!(rating() instanceof Rating.Rated rated)) {
        return UNRATED;
      }
      if (condition instanceof Condition.Score score) {
        return shortfall(score, rated.score());
      }
      if (condition instanceof Condition.Levels wanted) {
        return LEVEL_OFF * levelsOff(wanted, rated.level());
      }
      return rated.explainer().map(explainer -> shortfall(condition, explainer)).orElse(UNRATED);
    }

    /**
     * The shortfall for a rating, with the same weight for every tenth. What was broken off meets
     * nothing.
     */
    private int shortfall(Condition condition, ExplainerRating explainer) {
      int tenths = explainer.tenths();
      if (condition instanceof Condition.Explained wanted) {
        int off = Math.max(wanted.least() - tenths, tenths - wanted.most());
        return limited(off, off <= 0 && explainer.ended());
      }
      boolean isDiamond =
          ((Condition.HardestEarly) condition).gem() == Condition.HardestEarly.Gem.DIAMOND;
      int early = isDiamond ? explainer.diamondTenths() : explainer.pearlTenths();
      int tooEasy = Math.max(0, ExplainerRating.HARDEST_PLACEMENT + 1 - tenths);
      return limited(
          tenths - early + tooEasy + explainer.placedBefore(),
          isDiamond ? explainer.isDiamond() : explainer.isPearl());
    }

    /** The shortfall in reasons; what is not solved with as many as are allowed meets nothing. */
    private int shortfall(Condition.Reasons wanted) {
      reasons = reasons == null ? new ReasonRater(board, wanted.most(), stop) : reasons;
      SolutionCounter counter = new SolutionCounter(board, stop);
      ReasonRating rating =
          reasons.rate(puzzle, () -> counter.solutionIfQuick(puzzle, SHARE), bound -> {});
      return rating instanceof ReasonRating.Rated rated
          ? REASON_OFF * Math.max(0, wanted.least() - rated.reasons())
          : UNRATED;
    }

    private static int limited(int off, boolean isMet) {
      return isMet ? 0 : Math.max(1, Math.min(MOST_FOR_EXPLAINED, off));
    }

    /** How many levels a level is outside a range. */
    private int levelsOff(Condition.Levels wanted, Level level) {
      return (int)
          Stream.of(Level.values())
              .filter(
                  other ->
                      isFromTo(level, other, wanted.easiest())
                          || isFromTo(wanted.hardest(), other, level))
              .count();
    }

    /** True if a level is above {@code from} and not above {@code to}. */
    private boolean isFromTo(Level from, Level level, Level to) {
      return level.compareTo(from) > 0 && level.compareTo(to) <= 0;
    }

    private int shortfall(Condition.Score wanted, int score) {
      if (score >= wanted.least() && score <= wanted.most()) {
        return 0;
      }
      int end = score < wanted.least() ? wanted.least() : wanted.most();
      long off = (long) MOST_FOR_SCORE * Math.abs(score - end) / (1 + end);
      return (int) Math.min(MOST_FOR_SCORE, 1 + off);
    }

    private int uses(Strategy strategy) {
      return path().uses().getOrDefault(strategy, 0L).intValue();
    }

    /** How many steps too early something occurs. */
    private int tooEarly(int step, int wanted) {
      return Math.min(MOST_FOR_STEPS, Math.max(0, wanted - step));
    }

    /**
     * The first step by such a strategy, counted from 1; a step that never occurs counts as late
     * enough.
     */
    private int first(Predicate<Strategy> isMeant) {
      for (int step = 0; step < path().length(); step++) {
        if (isMeant.test(path().steps().get(step).deductions().get(0).strategy())) {
          return step + 1;
        }
      }
      return Integer.MAX_VALUE;
    }

    /**
     * The first step that is not a single, including the missing step where the path gets stuck.
     */
    private int firstBottleneck() {
      int lacking = path().isSolved() ? Integer.MAX_VALUE : path().length() + 1;
      return Math.min(first(strategy -> strategy.group() != Group.SINGLES), lacking);
    }

    private SolvingPath path() {
      if (path == null) {
        replay = replay == null ? new Replay(board, strategies) : replay;
        path = replay.human(puzzle);
      }
      return path;
    }

    private Rating rating() {
      if (rating == null) {
        rater = rater == null ? new Rater(board, Edition.SUCCESSOR, stop) : rater;
        rating = rater.rate(puzzle, explained);
      }
      return rating;
    }
  }
}
