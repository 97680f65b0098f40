package cluewright.cli.option;

import cluewright.cli.terminal.Console;
import java.security.SecureRandom;
import java.util.OptionalLong;

/**
 * The seed of a run that draws lots: the one that was given, or another each time, which the run
 * says. What only measures ({@code bench}, {@code lab}) keeps seed 1 instead, so that two runs
 * compare.
 */
public final class DrawnSeed {
  /** The range of drawn seeds, short enough to be typed. */
  private static final int SEEDS = 1_000_000_000;

  private DrawnSeed() {}

  /** The given seed, or another one. */
  public static long of(OptionalLong given) {
    return given.orElseGet(() -> new SecureRandom().nextInt(SEEDS));
  }

  /** Says how a run is repeated. */
  public static void say(long seed, Console console) {
    console.note("--seed %d repeats this".formatted(seed));
  }

  /** The given seed, or another one, which it says. */
  public static long said(OptionalLong given, Console console) {
    long seed = of(given);
    if (given.isEmpty()) {
      say(seed, console);
    }
    return seed;
  }
}
