package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.OpenRule;
import cluewright.model.Skeleton;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.PairTable;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.proof.check.ProofWords;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The name of a board in a record: its rules in primitives, so that a checker need not know the
 * kinds of rules. docs/proof-format.md has its grammar.
 */
public final class StatedBoard {
  private static final int LONGEST_OPEN = ProofWords.LONGEST_LINE - 10;

  private final Board board;
  private final StringBuilder name;

  private StatedBoard(Board board) {
    this.board = board;
    this.name = new StringBuilder(board.base());
  }

  /** Why no record can state a board, in English; empty if one can. */
  public static Optional<String> objection(Board board) {
    return objection(board, ProofWords.LONGEST_LINE);
  }

  static Optional<String> objection(Board board, int most) {
    int length = name(board).length();
    return length < most
        ? Optional.empty()
        : Optional.of("rules that take %,d characters".formatted(length));
  }

  /** The name, for example {@code 4x4+x+pair2.1.4.3=r1c1r1c2}. */
  public static String name(Board board) {
    StatedBoard stated = new StatedBoard(board);
    board.rules().forEach(stated::add);
    return stated.name.toString();
  }

  /**
   * The rules with open values, each in a line: what it says with each value that it may have. The
   * {@linkplain #name name} has what they say whatever their values are.
   *
   * @return empty if a rule cannot be stated by itself
   */
  public static Optional<List<String>> open(Board board) {
    Skeleton skeleton = board.skeleton();
    return OpenRule.all(skeleton)
        .map(rules -> rules.stream().map(rule -> open(rule, skeleton.board())).toList())
        .filter(lines -> lines.stream().allMatch(line -> line.length() < LONGEST_OPEN));
  }

  private static String open(OpenRule rule, Board board) {
    return rule.values()
        .mapToObj(
            value -> {
              StatedBoard stated = new StatedBoard(board);
              stated.name.setLength(0);
              rule.meaning(value).forEach(stated::add);
              return value + ":" + stated.name;
            })
        .collect(Collectors.joining(" "));
  }

  private void add(Rule rule) {
    List<Primitive> meaning = rule.meaning(board.layout(), board.rules());
    if (rule.kind().form().isDrawn()) {
      meaning.forEach(this::add);
    } else if (ProofWords.BOARD_RULES.contains(rule.kind().id()) && isSquare()) {
      name.append('+').append(rule.kind().id());
    } else {
      for (House house : board.houses(rule.kind())) {
        add(ProofWords.DIFFER, house.cells().stream().boxed().toList());
      }
      meaning.stream().filter(each -> !(each instanceof Primitive.Differ)).forEach(this::add);
    }
  }

  private boolean isSquare() {
    return board.rows() == board.digits() && board.columns() == board.digits();
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
    } else if (primitive instanceof Primitive.Allow allow) {
      add(ProofWords.ALLOW + symbols(digit -> allow.holds(cell -> digit)), primitive.cells());
    } else if (primitive instanceof Primitive.Word word) {
      if (!word.automaton().acceptsAll()) {
        add(ProofWords.WORD + table(word.automaton()), primitive.cells());
      }
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
        .mapToObj(first -> symbols(second -> table.allows(first, second)))
        .collect(Collectors.joining("."));
  }

  private String symbols(IntPredicate digits) {
    return board
        .digitRange()
        .filter(digits)
        .mapToObj(digit -> String.valueOf(board.symbol(digit)))
        .collect(Collectors.joining());
  }

  /** For each cell its states, and for each of these the next one by digit. */
  private String table(Automaton automaton) {
    return IntStream.range(0, automaton.length())
        .mapToObj(
            place ->
                IntStream.range(0, automaton.states(place))
                    .mapToObj(state -> next(automaton, place, state))
                    .collect(Collectors.joining(",")))
        .collect(Collectors.joining(";"));
  }

  private String next(Automaton automaton, int place, int state) {
    return board
        .digitRange()
        .map(digit -> automaton.next(place, state, digit))
        .mapToObj(next -> next == Automaton.NONE ? "" : String.valueOf(next))
        .collect(Collectors.joining("."));
  }
}
