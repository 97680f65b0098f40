package cluewright.strategy.chain;

/** The kinds of conclusion from a chain whose links take turns. */
enum ChainForm {
  /** A false start leads to a true end: what both exclude leaves. */
  CHAIN,
  /** Start and end are the only candidates of their cell that can be true: every weak link. */
  LOOP,
  /** A false start leads to itself true: the other candidates of its cell leave. */
  TRUE_IN_CELL,
  /** A true start leads to something that excludes it. */
  REFUTED_START,
  /** A false start leads to another candidate of its cell false, which it excludes when true. */
  REFUTED_END;

  private static final ChainForm[] ALL = values();

  static ChainForm of(int code) {
    return ALL[code];
  }

  /** For places that hold numbers. */
  int code() {
    int code = 0;
    while (ALL[code] != this) {
      code++;
    }
    return code;
  }
}
