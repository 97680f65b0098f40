package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A node of a chain: a digit in a cell, or in one of a group's cells. */
public record ChainNode(CellSet cells, int digit) {

  /** Nodes for single candidates. */
  public static List<ChainNode> of(Board board, int... candidates) {
    return Arrays.stream(candidates)
        .mapToObj(c -> new ChainNode(CellSet.of(board.cellOf(c)), board.digitOf(c)))
        .toList();
  }

  public int[] candidates(Board board) {
    return Candidates.of(board, cells, digit);
  }

  /** The node as text, for example {@code r1c2(3)}, or {@code r1c2+r1c3(3)} for a group. */
  public Phrase text(Board board) {
    return Phrase.together(List.of(joined(board), "(", Words.digit(board, digit), ")"));
  }

  /** The cells in words, for example {@code r1c2}, or {@code one of r1c2 and r1c3} for a group. */
  public Phrase cells(Board board) {
    return cells.size() == 1
        ? joined(board)
        : Phrase.of("reasons.one-of", Words.cells(board, cells));
  }

  /** The claim in words, for example {@code r1c2 is 3}. */
  public Phrase claim(Board board) {
    return Phrase.of("strategies.reason-claim", cells(board), Words.digit(board, digit));
  }

  private Phrase joined(Board board) {
    List<Object> parts = new ArrayList<>();
    for (int cell : cells.toArray()) {
      parts.add(parts.isEmpty() ? "" : "+");
      parts.add(Words.cell(board, cell));
    }
    return Phrase.together(parts);
  }
}
