package cluewright.strategy.chain;

/** The kinds of conclusion from an alternating chain. */
enum ChainForm {
  /** A false start leads to a true end, so what both exclude is eliminated. */
  CHAIN,
  /**
   * Start and end are the only possible candidates of their cell, so every weak link eliminates.
   */
  LOOP,
  /** A false start leads to itself true, so the other candidates of its cell are eliminated. */
  TRUE_IN_CELL,
  /** A true start leads to something that excludes it. */
  REFUTED_START,
  /**
   * A false start makes another candidate of its cell false, which a true start excludes anyway.
   */
  REFUTED_END;

  private static final ChainForm[] ALL = values();

  static ChainForm of(int code) {
    return ALL[code];
  }

  /** The form as a number. */
  int code() {
    int code = 0;
    while (ALL[code] != this) {
      code++;
    }
    return code;
  }
}
