package cluewright.proof.check;

import java.util.Set;

/** The words of proof records, explained in docs/proof-format.md. */
public final class ProofWords {
  public static final String FIRST_LINE = "cluewright-proof 1";

  public static final String BOARD = "board";
  public static final String OPEN = "open";
  public static final String MASK = "mask";
  public static final String STRATEGIES = "strategies";
  public static final String KNOWN = "known";
  public static final String KIND = "kind";
  public static final String SENTENCE = "sentence";
  public static final String METHOD = "method";
  public static final String END = "end";

  /**
   * The most characters of a line: a learnt clause may have some 100,000, and a board with many
   * rules more.
   */
  public static final int LONGEST_LINE = 1 << 23;

  /** Primitives in the names of boards. */
  public static final String DIFFER = "differ";

  public static final String PAIR = "pair";
  public static final String SUM = "sum";
  public static final String ALLOW = "allow";
  public static final String WORD = "word";

  public static final Set<String> PRIMITIVES = Set.of(DIFFER, PAIR, SUM, ALLOW, WORD);

  /** Rules of the whole board that have names of their own. */
  public static final Set<String> BOARD_RULES =
      Set.of("x", "windoku", "centre-dot", "disjoint-groups", "asterisk", "knight", "king");

  public static final String ARGUMENT = "argument";
  public static final String EXCHANGE = "exchange";
  public static final String REVERSE = "reverse";
  public static final String UNREACHED = "unreached";

  public static final String GRIDS = "grids";

  public static final String LIST = "list";

  public static final String PART = "part";
  public static final String ENTRY = "entry";
  public static final String TO = "to";

  public static final String COMMAND = "command";
  public static final String RUN = "run";

  public static final String TREE = "tree";
  public static final String START = "start";
  public static final String BRANCH = "branch";
  public static final String REFUTED = "refuted";

  public static final String ENUMERATION = "enumeration";
  public static final String ORDER = "order";

  public static final String OPEN_CELLS = "open-cells";
  public static final String SYMMETRY = "symmetry";
  public static final String DEPTH = "depth";
  public static final String PREFIXES = "prefixes";

  public static final String CLAUSES = "clauses";
  public static final String RELAXATION = "relaxation";
  public static final String STEPS = "steps";
  public static final String REFUSED = "refused";
  public static final String LEARNT = "learnt";

  private ProofWords() {}
}
