package cluewright.proof;

/** The words of a proof record; docs/proof-format.md says what they mean. */
final class ProofWords {
  static final String FIRST_LINE = "cluewright-proof 1";

  static final String BOARD = "board";
  static final String MASK = "mask";
  static final String STRATEGIES = "strategies";
  static final String KNOWN = "known";
  static final String KIND = "kind";
  static final String SENTENCE = "sentence";
  static final String METHOD = "method";
  static final String END = "end";

  static final String ARGUMENT = "argument";
  static final String EXCHANGE = "exchange";
  static final String UNREACHED = "unreached";

  static final String TREE = "tree";
  static final String START = "start";
  static final String BRANCH = "branch";
  static final String REFUTED = "refuted";

  static final String ENUMERATION = "enumeration";
  static final String ORDER = "order";

  static final String CLAUSES = "clauses";
  static final String RELAXATION = "relaxation";
  static final String STEPS = "steps";
  static final String REFUSED = "refused";
  static final String LEARNT = "learnt";

  private ProofWords() {}
}
