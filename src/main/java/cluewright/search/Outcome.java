package cluewright.search;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/** The answer to a {@link Request}, which never claims more than was shown. */
public sealed interface Outcome {

  /** The engine that answered, for example {@code sat4j}. */
  String engine();

  /** The time it took. */
  Duration elapsed();

  /**
   * One of {@code found}, {@code impossible} and {@code undecided}; {@code several} if the board
   * without clues has several solutions; {@code no-other} if all puzzles of the mask were known
   * before.
   */
  String verdict();

  /** The outcome for a designer, in a sentence or two. */
  Phrase message();

  private static Phrase time(Duration elapsed) {
    long millis = elapsed.toMillis();
    if (millis < 1) {
      return Phrase.of("search.under-a-millisecond");
    }
    return millis < 100
        ? Phrase.of("search.milliseconds", millis)
        : Phrase.of("search.seconds", millis / 1000.0);
  }

  /**
   * A puzzle with clues on exactly the mask's cells, completed by the strategies alone.
   *
   * <p>It has been replayed to its end, and its one solution counted by independent code.
   *
   * @param steps k, the number of parallel steps of its replay; empty where any strategies are
   *     allowed, so that there was none to replay
   */
  record Found(Puzzle puzzle, Puzzle solution, OptionalInt steps, String engine, Duration elapsed)
      implements Outcome {
    @Override
    public String verdict() {
      return "found";
    }

    @Override
    public Phrase message() {
      return Phrase.of("search.found", time(elapsed));
    }
  }

  /**
   * No digits on the mask's cells make a puzzle that these strategies complete, except for known
   * ones; this is proven, or rests on a published list, as the proof says. Whether there is a
   * puzzle for other strategies is another question, which its scope may answer.
   */
  record Impossible(Proof proof, String engine, Duration elapsed) implements Outcome {
    /** True if the mask is possible after all, but all its puzzles were known before. */
    public boolean isOfOthers() {
      return proof.kind().isOfOthers();
    }

    @Override
    public String verdict() {
      if (isOfOthers()) {
        return "no-other";
      }
      return proof.scope() == Proof.Scope.SEVERAL ? "several" : "impossible";
    }

    @Override
    public Phrase message() {
      return proof.said();
    }
  }

  /**
   * Neither a puzzle nor a proof was found.
   *
   * @param asked what was asked for besides a solvable puzzle, as {@link Goal#words} says it
   * @param extent how far the allowed strategies reach: beyond any there are no more to allow
   */
  record Undecided(
      Reason reason, List<Phrase> asked, StrategySet.Extent extent, String engine, Duration elapsed)
      implements Outcome {
    public Undecided {
      asked = List.copyOf(asked);
    }

    /** An undecided outcome of a request that any solvable puzzle would have answered. */
    public Undecided(Reason reason, String engine, Duration elapsed) {
      this(reason, List.of(), StrategySet.Extent.NAMED, engine, elapsed);
    }

    /** This outcome with the time of a longer operation. */
    public Undecided after(Duration whole) {
      return new Undecided(reason, asked, extent, engine, whole);
    }

    /** This outcome as the answer to a given request. */
    public Undecided to(Request request) {
      return new Undecided(
          reason, request.goal().words(), request.strategies().extent(), engine, elapsed);
    }

    /** Why a search ended. */
    public enum Reason {
      STOPPED,
      OUT_OF_TIME,
      OUT_OF_MEMORY,
      /**
       * Everything was tried, but the answer may depend on the order in which strategies are used.
       */
      ORDER_MATTERS
    }

    @Override
    public String verdict() {
      return "undecided";
    }

    @Override
    public Phrase message() {
      return switch (reason) {
        case ORDER_MATTERS -> Phrase.of("search.order-matters");
        case STOPPED -> advised(Phrase.of("search.stopped", time(elapsed)));
        case OUT_OF_TIME -> advised(Phrase.of("search.out-of-time", time(elapsed)));
        case OUT_OF_MEMORY -> Phrase.of("search.out-of-memory", time(elapsed));
      };
    }

    /**
     * Adds advice: more strategies and clues make a puzzle likelier, though not one of a particular
     * kind.
     */
    private Phrase advised(Phrase ended) {
      if (asked.isEmpty() && extent == StrategySet.Extent.ANY) {
        return Phrase.of("search.advice-any", ended);
      }
      return asked.isEmpty()
          ? Phrase.of("search.advice", ended)
          : Phrase.of("search.advice-asked", ended, Phrase.apart(asked));
    }
  }
}
