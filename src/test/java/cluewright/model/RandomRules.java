package cluewright.model;

import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Boards with drawn rules of any kinds by lot; a grid need not satisfy them. */
public final class RandomRules {
  private static final int MOST_CELLS = 5;
  private static final int TRIES = 200;

  private RandomRules() {}

  /** True if a grid is as all rules of a board say, each among the others. */
  public static boolean hold(Board board, Puzzle grid) {
    return board.rules().stream()
        .flatMap(rule -> rule.meaning(board.layout(), board.rules()).stream())
        .allMatch(each -> each.holds(grid::digit));
  }

  /** A board with a rule of a kind; empty if none of many fits. */
  public static Optional<Board> of(Kind kind, Board plain, Random random) {
    return Stream.generate(() -> board(plain, List.of(kind), random))
        .limit(TRIES)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** A board with so many rules of any kinds, some of which may be alike. */
  public static Board some(int rules, Board plain, Random random) {
    List<Kind> kinds =
        IntStream.range(0, rules)
            .mapToObj(i -> Kinds.drawn().get(random.nextInt(Kinds.drawn().size())))
            .toList();
    return board(plain, kinds, random).orElseGet(() -> some(rules, plain, random));
  }

  private static Optional<Board> board(Board plain, List<Kind> kinds, Random random) {
    try {
      List<Rule> rules = kinds.stream().map(kind -> rule(kind, plain, random)).toList();
      return Optional.of(Boards.withRules(plain, rules));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Rule rule(Kind kind, Board board, Random random) {
    List<Integer> cells =
        kind.form() == Form.OUTSIDE ? seen(board, random) : path(kind, board, random);
    int value =
        kind.values(cells.size(), board.digits())
            .filter(values -> !values.isOptional() || random.nextInt(4) > 0)
            .map(values -> value(kind, values.least(), values.most(), random))
            .orElse(0);
    return new Rule(kind, cells, value);
  }

  private static int value(Kind kind, int least, int most, Random random) {
    List<Integer> corners = List.of(1, 23, 24, 33, 124, 1234);
    return kind == Kinds.QUADRUPLE
        ? corners.get(random.nextInt(corners.size()))
        : least + random.nextInt(Math.max(1, Math.min(most, 30) - least + 1));
  }

  private static List<Integer> path(Kind kind, Board board, Random random) {
    int most = Math.min(kind.mostCells(board.layout()), MOST_CELLS);
    int least = Math.max(2, kind.leastCells());
    int wanted = kind.form() == Form.EDGE ? 2 : least + random.nextInt(most - least + 1);
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(board.cells())));
    for (int i = 1; i < wanted; i++) {
      int last = cells.get(i - 1);
      List<Integer> next =
          IntStream.range(0, board.cells())
              .filter(cell -> board.touch(last, cell) && !cells.contains(cell))
              .boxed()
              .toList();
      if (next.isEmpty()) {
        break;
      }
      cells.add(next.get(random.nextInt(next.size())));
    }
    return cells;
  }

  /** A row, a column or a diagonal, from either end. */
  private static List<Integer> seen(Board board, Random random) {
    int row = random.nextInt(board.rows());
    int column = random.nextInt(board.columns());
    int down = random.nextInt(2);
    int right = down == 0 ? 1 : random.nextInt(2);
    List<Integer> cells = new ArrayList<>();
    for (int i = -board.cells(); i < board.cells(); i++) {
      if (board.has(row + i * down, column + i * right)) {
        cells.add(board.cell(row + i * down, column + i * right));
      }
    }
    if (random.nextBoolean()) {
      Collections.reverse(cells);
    }
    return cells;
  }
}
