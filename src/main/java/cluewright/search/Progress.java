package cluewright.search;

import cluewright.phrase.Phrase;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What the engines are doing.
 *
 * @param phases what each engine is trying and how far it is, in a few words each; the engine that
 *     is likeliest to find something first
 * @param tried the number of puzzles that were tried, by all engines that try whole ones
 * @param part the part of all ways to fill the mask that is done, of 1; empty if they are not tried
 *     in order
 * @param elapsed since the start
 */
public record Progress(List<Phrase> phases, long tried, OptionalDouble part, Duration elapsed) {
  public Progress {
    phases = List.copyOf(phases);
  }

  /** The progress of engines that do not try everything in order. */
  public Progress(List<Phrase> phases, long tried, Duration elapsed) {
    this(phases, tried, OptionalDouble.empty(), elapsed);
  }

  /** All phases in one line. */
  public Phrase line() {
    return Phrase.apart(phases);
  }
}
