package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Layout;
import cluewright.model.rule.PairTable;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.proof.check.ProofWords;
import java.util.List;
import java.util.Optional;
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

  /** Why no record can state a board, in English; empty if one can. */
  public static Optional<String> objection(Board board) {
    Layout layout = board.layout();
    boolean isUsual =
        !board.isFull()
            || (layout.leastValue() == 1
                && board.rows() == board.digits()
                && board.columns() == board.digits()
                && !board.houses(Kinds.BOX).isEmpty());
    return isUsual
        ? unstated(board).map(rule -> "the rule " + rule.in(layout))
        : Optional.of(
            "a board without boxes, with fewer rows or columns than digits, or with values from 0");
  }

  /** The first rule that no record can state, since it binds more than houses, pairs and sums. */
  private static Optional<Rule> unstated(Board board) {
    return board.rules().stream()
        .filter(
            rule ->
                rule.kind().meaning(rule, board.layout(), board.rules()).stream()
                    .anyMatch(
                        each -> each instanceof Primitive.Allow || each instanceof Primitive.Word))
        .findFirst();
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
      rule.kind().meaning(rule, board.layout(), board.rules()).stream()
          .filter(each -> !(each instanceof Primitive.Differ))
          .forEach(this::add);
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
