package cluewright.search;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/** The answer to a {@link Request}; it never claims more than was shown. */
public sealed interface Outcome {

  /** Which engine answered, for example {@code sat4j}. */
  String engine();

  /** The time that it took. */
  Duration elapsed();

  /**
   * One of {@code found}, {@code impossible} and {@code undecided}; or {@code no-other}, if all
   * puzzles of the mask were known before.
   */
  String verdict();

  /** The outcome in a sentence or two for a designer. */
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
   * A puzzle with clues on exactly the mask's cells, which the strategies alone complete.
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
   * No digits on the mask's cells make a puzzle that these strategies complete, or none but the
   * known ones; proven, or on the word of a published list, as the kind of the proof says. Whether
   * there is a puzzle for other strategies is another question, which its scope may answer.
   */
  record Impossible(Proof proof, String engine, Duration elapsed) implements Outcome {
    /** True if the mask is possible all the same: its puzzles are those that were known. */
    public boolean isOfOthers() {
      return proof.kind().isOfOthers();
    }

    @Override
    public String verdict() {
      return isOfOthers() ? "no-other" : "impossible";
    }

    @Override
    public Phrase message() {
      return proof.said();
    }
  }

  /**
   * Neither a puzzle nor a proof.
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

    /** Where any solvable puzzle would have done. */
    public Undecided(Reason reason, String engine, Duration elapsed) {
      this(reason, List.of(), StrategySet.Extent.NAMED, engine, elapsed);
    }

    /** This as the answer to what took longer. */
    public Undecided after(Duration whole) {
      return new Undecided(reason, asked, extent, engine, whole);
    }

    /** This as the answer to a request. */
    public Undecided to(Request request) {
      return new Undecided(
          reason, request.goal().words(), request.strategies().extent(), engine, elapsed);
    }

    /** Why it ended. */
    public enum Reason {
      /** Someone asked for it. */
      STOPPED,
      /** The time was used up. */
      OUT_OF_TIME,
      /** Memory ran out. */
      OUT_OF_MEMORY,
      /** All was tried, but the answer may depend on the order in which things are looked for. */
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

    /** More strategies and clues make a puzzle likelier, but not one of a certain kind. */
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
