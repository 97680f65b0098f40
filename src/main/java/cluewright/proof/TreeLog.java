package cluewright.proof;

import cluewright.model.Board;
import cluewright.proof.check.ProofWords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The record of a search over the clue digits, node by node in the order visited, for a checker to
 * redo.
 *
 * <p>A node is its depth, the digit decided to reach it, the cells whose support taught something
 * there in that order, and its end: a branch on a cell, a refutation, or a puzzle that is known
 * already. The log is bounded; beyond its limit it keeps nothing and says so.
 *
 * <pre>
 * a node in 16-bit units:  depth | cell | digit | support cells ... | END | branch cell, or REFUTED, or KNOWN
 * </pre>
 */
public final class TreeLog implements ProofRecord {
  /** The most units kept: 16 million take 32 MB here, and at most three times that as text. */
  public static final int MOST_UNITS = 16 << 20;

  private static final int CHUNK = 1 << 16;
  private static final char END = 0xFFFF;
  private static final char REFUTED = 0xFFFE;
  private static final char KNOWN = 0xFFFD;

  private final int limit;
  private final List<char[]> chunks = new ArrayList<>();
  private int size;
  private boolean tooLarge;

  /**
   * @param limit the most units to keep
   */
  public TreeLog(int limit) {
    this.limit = limit;
  }

  /** Begins a node; at depth 0 nothing is decided, and cell and digit are 0. */
  public void node(int depth, int cell, int digit) {
    add((char) depth);
    add((char) cell);
    add((char) digit);
  }

  /** Records that the support of a cell led to a conclusion. */
  public void support(int cell) {
    add((char) cell);
  }

  /** Ends a node whose children decide the digit of a cell. */
  public void branch(int cell) {
    add(END);
    add((char) cell);
  }

  /** Ends a node with which no puzzle agrees. */
  public void refuted() {
    add(END);
    add(REFUTED);
  }

  /** Ends a node whose only puzzle is already known. */
  public void known() {
    add(END);
    add(KNOWN);
  }

  private void add(char unit) {
    if (tooLarge || size == limit) {
      tooLarge = true;
      chunks.clear();
      return;
    }
    if (size % CHUNK == 0) {
      chunks.add(new char[CHUNK]);
    }
    chunks.get(size / CHUNK)[size % CHUNK] = unit;
    size++;
  }

  @Override
  public boolean isKept() {
    return !tooLarge;
  }

  /** Writes the nodes as lines, for example {@code 2 r6c6=2 r7c7 r8c8 refuted}. */
  @Override
  public void lines(Board board, Consumer<String> sink) {
    if (tooLarge) {
      throw new IllegalStateException("the log was too large to keep");
    }
    sink.accept(ProofWords.METHOD + " " + ProofWords.TREE);
    for (int i = 0; i < size; ) {
      StringBuilder line = new StringBuilder();
      int depth = unit(i);
      line.append(depth).append(' ').append(decision(board, depth, unit(i + 1), unit(i + 2)));
      for (i += 3; unit(i) != END; i++) {
        line.append(' ').append(board.label(unit(i)));
      }
      line.append(' ').append(ending(board, unit(i + 1)));
      i += 2;
      sink.accept(line.toString());
    }
  }

  private char unit(int index) {
    return chunks.get(index / CHUNK)[index % CHUNK];
  }

  private static String decision(Board board, int depth, int cell, int digit) {
    return depth == 0 ? ProofWords.START : board.label(cell) + "=" + board.symbol(digit);
  }

  private static String ending(Board board, char unit) {
    return switch (unit) {
      case REFUTED -> ProofWords.REFUTED;
      case KNOWN -> ProofWords.KNOWN;
      default -> ProofWords.BRANCH + " " + board.label(unit);
    };
  }
}
