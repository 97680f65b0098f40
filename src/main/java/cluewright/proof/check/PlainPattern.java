package cluewright.proof.check;

/**
 * A strategy with too many rules to list, as a pattern that is looked for.
 *
 * <p>It asks no more than that candidates are eliminated, so what it concludes it concludes in
 * every later state: cells with fewer digits than the pattern allows, and houses with fewer places,
 * do as well. Where the candidates that have gone leave only what a solution holds, that says
 * nothing false.
 */
@FunctionalInterface
interface PlainPattern {
  /** Eliminates what the pattern allows; more may follow from that. */
  void apply(PlainState state);
}
