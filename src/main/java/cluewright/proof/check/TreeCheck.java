package cluewright.proof.check;

import java.io.IOException;
import java.util.Locale;

/**
 * Redoes a search over the digits, node by node.
 *
 * <p>A node is refuted when the decisions, the supports that its line names, and the plain
 * conclusions from both contradict each other, or leave a cell that naked singles never reach. A
 * node that is not refuted must branch: a child is needed for each digit that the branch cell may
 * still have and a decision mentions, and for the lowest that no decision mentions, since the
 * others can be renamed to it. What the record says beyond that is not needed, and not believed.
 */
final class TreeCheck {
  private final PlainBoard board;
  private final RecordLines lines;
  private final SolutionFacts facts;
  private final NakedReach reach;
  private final Statement statement;
  private long nodes;
  private long supports;

  TreeCheck(Statement statement, RecordLines lines) {
    this.statement = statement;
    this.board = statement.board();
    this.lines = lines;
    this.facts = new SolutionFacts(board);
    this.reach = new NakedReach(statement, facts);
  }

  String check() throws IOException, ProofException {
    if (!statement.isNakedSingleAlone()) {
      throw lines.wrong("a search tree only covers naked singles");
    }
    if (!board.digitsAreAlike()) {
      throw lines.wrong("a search tree only covers boards of houses alone");
    }
    node(0, 0, ProofWords.START);
    return String.format(
        Locale.ROOT, "%,d nodes and %,d supports in them were checked.", nodes, supports);
  }

  /** Checks the node of the next line and all below it. */
  private void node(int depth, int mentioned, String decision) throws IOException, ProofException {
    String[] words = words();
    int end = end(words);
    if (!words[0].equals(String.valueOf(depth)) || !words[1].equals(decision)) {
      throw lines.wrong(
          "\"" + depth + " " + decision + " ...\" is expected here, not " + lines.shown());
    }
    nodes++;
    facts.conclude();
    for (int i = 2; i < end && !facts.isContradictory(); i++) {
      supports++;
      int cell = RecordText.cell(board, words[i], lines);
      if (!statement.isClue(cell)) {
        reach.support(cell);
      }
    }
    if (facts.isContradictory()) {
      skip(depth);
    } else if (words[end].equals(ProofWords.BRANCH)) {
      int cell = RecordText.cell(board, words[end + 1], lines);
      if (facts.isKnown(cell)) {
        throw lines.wrong("the digit of " + board.label(cell) + " is already known here");
      }
      lines.next();
      branch(depth, mentioned, cell);
    } else {
      leaf(words[end]);
    }
  }

  private String[] words() throws ProofException {
    String[] words = lines.peek() == null ? new String[0] : lines.peek().split(" ", -1);
    if (words.length < 3) {
      throw lines.wrong("a node of the search is expected here");
    }
    return words;
  }

  /** The position where the end of a node's line starts. */
  private int end(String[] words) throws ProofException {
    int last = words.length - 1;
    boolean isLeaf = words[last].equals(ProofWords.REFUTED) || words[last].equals(ProofWords.KNOWN);
    if (isLeaf) {
      return last;
    }
    if (last < 3 || !words[last - 1].equals(ProofWords.BRANCH)) {
      throw lines.wrong("a node ends with refuted, known, or a branch and its cell");
    }
    return last - 1;
  }

  private void leaf(String ending) throws IOException, ProofException {
    if (ending.equals(ProofWords.REFUTED)) {
      if (reach.reachesAll()) {
        throw lines.wrong("this node is not refuted: naked singles might reach every cell");
      }
    } else if (!isException()) {
      throw lines.wrong("this node contains no puzzle that the record lists as known");
    }
    lines.next();
  }

  private boolean isException() {
    int[] digits = new int[board.cells];
    for (int clue : statement.clues()) {
      if (!facts.isKnown(clue)) {
        return false;
      }
      digits[clue] = Integer.numberOfTrailingZeros(facts.of(clue)) + 1;
    }
    return statement.isException(digits);
  }

  /** Checks that each digit that a cell needs has a child, and each child. */
  private void branch(int depth, int mentioned, int cell) throws IOException, ProofException {
    int others = board.allDigits() & ~mentioned;
    int needed = facts.of(cell) & (mentioned | Integer.lowestOneBit(others));
    int[] state = facts.copy();
    for (int digit = 1; digit <= board.size; digit++) {
      int bit = 1 << (digit - 1);
      String decision = board.label(cell) + "=" + board.symbol(digit);
      if (lines.isNext(depth + 1 + " " + decision)) {
        facts.keep(cell, bit);
        node(depth + 1, mentioned | bit, decision);
        facts.restore(state);
      } else if ((needed & bit) != 0) {
        throw lines.wrong(
            "\"%d %s ...\" is expected here, since nothing excludes it"
                .formatted(depth + 1, decision));
      }
    }
  }

  /** Skips a refuted node with everything below it. */
  private void skip(int depth) throws IOException, ProofException {
    lines.next();
    while (lines.peek() != null && depthOf(lines.peek()) > depth) {
      lines.next();
    }
  }

  private static int depthOf(String line) {
    int depth = 0;
    for (int i = 0; i < line.length() && Character.isDigit(line.charAt(i)) && i < 4; i++) {
      depth = 10 * depth + Character.digit(line.charAt(i), 10);
    }
    return line.isEmpty() || !Character.isDigit(line.charAt(0)) ? -1 : depth;
  }
}
