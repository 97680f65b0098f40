package cluewright.replay;

import cluewright.strategy.core.Deduction;
import java.util.Optional;

/**
 * A path continued beyond the point where its strategies got stuck.
 *
 * @param path to its end, or as far as the allowed strategies and guesses lead
 * @param help the easiest deduction at its end of a strategy that is not allowed, if that is where
 *     it got stuck
 */
public record Continuation(SolvingPath path, Optional<Deduction> help) {}
