package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The rules on which an argument rests, as far as one candidate excludes another by nothing else:
 * two of a cell, or of one digit in two cells that see each other, need no word.
 */
public final class UsedRules {
  private final Board board;
  private final Set<Phrase> words = new LinkedHashSet<>();

  public UsedRules(Board board) {
    this.board = board;
  }

  /** Notes by what two nodes exclude each other, candidate by candidate. */
  public void addBetween(ChainNode one, ChainNode other) {
    if (!board.hasPairs()) {
      return;
    }
    for (int candidate : one.candidates(board)) {
      for (int another : other.candidates(board)) {
        addBetween(candidate, another);
      }
    }
  }

  /** Notes by what two candidates exclude each other. */
  public void addBetween(int candidate, int another) {
    int cell = board.cellOf(candidate);
    int other = board.cellOf(another);
    boolean isByHouse =
        board.digitOf(candidate) == board.digitOf(another) && board.peers(cell).contains(other);
    if (cell != other && !isByHouse) {
      board
          .pairBetween(candidate, another)
          .ifPresent(pair -> words.add(Words.between(board, pair)));
    }
  }

  /** A reason with the rules that it rests on, if there are any. */
  public Phrase in(Phrase reason) {
    return words.isEmpty()
        ? reason
        : Phrase.of("strategies.reason-by-relations", reason, Words.list(List.copyOf(words)));
  }
}
