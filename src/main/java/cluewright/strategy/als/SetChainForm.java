package cluewright.strategy.als;

/** The kinds of conclusion from a chain of {@link SetChains}. */
enum SetChainForm {
  /** Each weak link joins two sets, so the first set has the digit, or the last. */
  SEQUENCE,
  /** A weak link closes the chain, so exactly one of its two ends is true. */
  LOOP,
  /** A node follows from its own falsehood. */
  TRUE_NODE,
  /** One of the two ends is true. */
  CHAIN
}
