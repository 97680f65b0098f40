package cluewright.search.feasibility;

import cluewright.model.Puzzle;
import cluewright.search.Proof;
import java.time.Duration;
import java.util.Optional;

/** What is known about a question, never more than was shown. */
public sealed interface Judgement {

  Question question();

  /** This judgement with the cost of deciding it, if it is undecided. */
  default Judgement costing(Optional<Duration> cost) {
    return this;
  }

  /**
   * A puzzle exists.
   *
   * @param puzzle the witness, replayed to its end and with one solution
   * @param solution its solution
   */
  record Possible(Question question, Puzzle puzzle, Puzzle solution) implements Judgement {}

  /** No puzzle exists; this is proven, or rests on a published list. */
  record Impossible(Question question, Proof proof) implements Judgement {}

  /**
   * Neither a puzzle nor a proof is known.
   *
   * @param searched how long a puzzle was looked for; zero if only arguments were heard
   * @param cost the time in which one thread would decide it by trying everything, roughly; empty
   *     if nobody has looked, or no engine can
   */
  record Undecided(Question question, Duration searched, Optional<Duration> cost)
      implements Judgement {
    public Undecided(Question question, Duration searched) {
      this(question, searched, Optional.empty());
    }

    /** This judgement after more time was spent on searching. */
    Undecided and(Duration again) {
      return new Undecided(question, searched.plus(again), cost);
    }

    @Override
    public Undecided costing(Optional<Duration> known) {
      return new Undecided(question, searched, known);
    }
  }
}
