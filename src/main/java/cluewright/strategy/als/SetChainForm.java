package cluewright.strategy.als;

/** The kinds of conclusion from a chain of {@link SetChains}. */
enum SetChainForm {
  /** Each weak link joins two sets: the first set has the digit, or the last. */
  SEQUENCE,
  /** A weak link closes the chain: of its two ends exactly one is true. */
  LOOP,
  /** A node that would follow from its own falsehood. */
  TRUE_NODE,
  /** One of the two ends is true. */
  CHAIN
}
