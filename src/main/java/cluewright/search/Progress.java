package cluewright.search;

import cluewright.phrase.Phrase;
import java.time.Duration;
import java.util.List;

/**
 * The present work of the engines.
 *
 * @param phases what each engine is trying and how far it is, in a few words each; the engine that
 *     is likeliest to find something first
 * @param tried the number of puzzles that were tried, by all engines that try whole ones
 * @param elapsed since the start
 */
public record Progress(List<Phrase> phases, long tried, Duration elapsed) {
  public Progress {
    phases = List.copyOf(phases);
  }

  /** All phases in one line. */
  public Phrase line() {
    return Phrase.apart(phases);
  }
}
