package cluewright.search.feasibility;

import cluewright.model.Puzzle;
import cluewright.search.Proof;
import java.time.Duration;

/** The knowledge about a question; it never claims more than was shown. */
public sealed interface Judgement {

  Question question();

  /**
   * A puzzle exists.
   *
   * @param puzzle the witness, replayed to its end and with one solution
   * @param solution its solution
   */
  record Possible(Question question, Puzzle puzzle, Puzzle solution) implements Judgement {}

  /** No puzzle exists; proven, or on the word of a published list. */
  record Impossible(Question question, Proof proof) implements Judgement {}

  /**
   * Neither is known.
   *
   * @param searched how long a puzzle was looked for; zero if only arguments were heard
   */
  record Open(Question question, Duration searched) implements Judgement {}
}
