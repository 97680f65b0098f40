package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.rule.PairTable;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.proof.check.ProofWords;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The name of a board in a record: its rules in primitives, so that a checker need not know the
 * kinds of rules. docs/proof-format.md has its grammar.
 */
public final class StatedBoard {
  private final Board board;
  private final StringBuilder name;

  private StatedBoard(Board board) {
    this.board = board;
    this.name = new StringBuilder(board.base());
  }

  /** The name, for example {@code 4x4+x+pair2.1.4.3=r1c1r1c2}. */
  public static String name(Board board) {
    StatedBoard stated = new StatedBoard(board);
    board.rules().forEach(stated::add);
    return stated.name.toString();
  }

  private void add(Rule rule) {
    if (rule.kind().form().isDrawn()) {
      rule.meaning(board.layout()).forEach(this::add);
    } else if (ProofWords.BOARD_RULES.contains(rule.kind().id())) {
      name.append('+').append(rule.kind().id());
    } else {
      for (House house : board.houses(rule.kind())) {
        add(ProofWords.DIFFER, house.cells().stream().boxed().toList());
      }
    }
  }

  private void add(Primitive primitive) {
    if (primitive instanceof Primitive.Differ) {
      add(ProofWords.DIFFER, primitive.cells());
    } else if (primitive instanceof Primitive.Pair pair) {
      if (!pair.table().allowsAll()) {
        add(ProofWords.PAIR + table(pair.table()), primitive.cells());
      }
    } else if (primitive instanceof Primitive.Sum sum) {
      add(ProofWords.SUM + sum.total(), primitive.cells());
    } else {
      throw new IllegalStateException("records do not know " + primitive);
    }
  }

  private void add(String what, List<Integer> cells) {
    String labels = cells.stream().map(board::label).collect(Collectors.joining());
    name.append('+').append(what).append('=').append(labels);
  }

  /** For each digit of the first cell, the allowed digits of the second, separated by points. */
  private String table(PairTable table) {
    return board
        .digitRange()
        .mapToObj(first -> besides(table, first))
        .collect(Collectors.joining("."));
  }

  private String besides(PairTable table, int first) {
    return IntStream.rangeClosed(1, table.digits())
        .filter(second -> table.allows(first, second))
        .mapToObj(second -> String.valueOf(board.symbol(second)))
        .collect(Collectors.joining());
  }
}
