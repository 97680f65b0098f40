package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.Relation;
import cluewright.phrase.Phrase;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The relations on which an argument rests, as far as one candidate excludes another by nothing
 * else: two of a cell, or of one digit in two cells that see each other, need no word.
 */
public final class UsedRelations {
  private final Board board;
  private final Set<Phrase> words = new LinkedHashSet<>();

  public UsedRelations(Board board) {
    this.board = board;
  }

  /** Notes by what two nodes exclude each other, candidate by candidate. */
  public void addBetween(ChainNode one, ChainNode other) {
    if (board.relations().isEmpty()) {
      return;
    }
    for (int candidate : one.candidates(board)) {
      for (int another : other.candidates(board)) {
        add(candidate, another);
      }
    }
  }

  private void add(int candidate, int another) {
    int cell = board.cellOf(candidate);
    int other = board.cellOf(another);
    boolean isByHouse =
        board.digitOf(candidate) == board.digitOf(another) && board.peers(cell).contains(other);
    if (cell != other && !isByHouse) {
      for (Relation relation : board.relations()) {
        if (add(relation, candidate, another) || add(relation, another, candidate)) {
          return;
        }
      }
    }
  }

  /**
   * Notes a relation if its path goes from the cell of one candidate to the other and bars them.
   */
  private boolean add(Relation relation, int from, int to) {
    List<Integer> path = relation.path();
    int first = board.cellOf(from);
    int second = board.cellOf(to);
    int place = path.indexOf(first);
    boolean bars =
        place >= 0
            && place + 1 < path.size()
            && path.get(place + 1) == second
            && !relation.kind().allows(board.digitOf(from), board.digitOf(to));
    if (bars) {
      words.add(Phrase.of(word(relation.kind()), board.label(first), board.label(second)));
    }
    return bars;
  }

  private static String word(Relation.Kind kind) {
    return switch (kind) {
      case CONSECUTIVE -> "reasons.white-dot";
      case RATIO -> "reasons.black-dot";
      case X -> "reasons.x";
      case V -> "reasons.v";
      case LESS -> "reasons.less";
      case THERMOMETER -> "reasons.thermometer";
    };
  }

  /** A reason with the relations that it rests on, if there are any. */
  public Phrase in(Phrase reason) {
    return words.isEmpty()
        ? reason
        : Phrase.of("strategies.reason-by-relations", reason, Words.list(List.copyOf(words)));
  }
}
