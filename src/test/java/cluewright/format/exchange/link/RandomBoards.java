package cluewright.format.exchange.link;

import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Drawn;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Boards by lot: sizes, other boxes, jigsaws and houses, with relations and cages. */
final class RandomBoards {
  private static final List<String> NAMES =
      List.of(
          "4x4",
          "5x5/1112211322433324435544555",
          "6x6",
          "6x6-3x2+x",
          "8x8",
          "9x9",
          "9x9+windoku",
          "6x6/111222112223144333444533466555666655",
          "9x9+x+knight",
          "10x10",
          "12x12-2x6",
          "16x16",
          "9x9+asterisk+king",
          "25x25");

  private RandomBoards() {}

  static Item item(Random random) {
    Board plain = Boards.named(NAMES.get(random.nextInt(NAMES.size()))).orElseThrow();
    List<Rule> rules = paths(plain, random);
    rules.addAll(cages(plain, random));
    Board board = Boards.withRules(plain, rules);
    return Item.of(new Puzzle(board, digits(board, random))).with(Metadata.of("", ""));
  }

  /** Digits in some cells of the first row. */
  private static int[] digits(Board board, Random random) {
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < board.columns(); cell++) {
      digits[cell] = random.nextInt(3) == 0 ? cell + 1 : 0;
    }
    return digits;
  }

  private static List<Rule> paths(Board board, Random random) {
    List<Rule> paths = new ArrayList<>();
    List<Kind> kinds =
        Kinds.drawn().stream()
            .filter(kind -> kind.form() != Form.REGION)
            .filter(kind -> kind != Kinds.REGION_SUM || Boards.boxes(board).isPresent())
            .toList();
    for (int i = random.nextInt(board.rows()); i > 0; i--) {
      Kind kind = kinds.get(random.nextInt(kinds.size()));
      int longest = kind.form() == Form.LINE ? 2 + random.nextInt(board.rows() - 1) : 2;
      List<Integer> path = new ArrayList<>(List.of(random.nextInt(board.cells())));
      while (path.size() < longest) {
        int last = path.get(path.size() - 1);
        List<Integer> next =
            IntStream.range(0, board.cells())
                .filter(
                    cell ->
                        kind.form() == Form.LINE
                            ? board.touch(last, cell)
                            : board.areNeighbours(last, cell))
                .filter(cell -> !path.contains(cell))
                .boxed()
                .toList();
        if (next.isEmpty()) {
          break;
        }
        path.add(next.get(random.nextInt(next.size())));
      }
      if (path.size() >= Math.max(2, kind.leastCells())) {
        Rule rule = new Rule(kind, path, value(kind, path.size(), board, random));
        if (isPossible(board, rule)) {
          paths.add(rule);
        }
      }
    }
    return paths;
  }

  /** False for rules with too many cases, such as long lunchboxes where there are many digits. */
  private static boolean isPossible(Board board, Rule rule) {
    try {
      return Boards.withRules(board, List.of(rule)).drawn().contains(rule);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** One that a rule can have; 0 if it has none. */
  private static int value(Kind kind, int cells, Board board, Random random) {
    return kind.values(cells, board.digits())
        .map(all -> all.least() + random.nextInt(all.most() - all.least() + 1))
        .orElse(0);
  }

  /** Cages of any shape, also with holes and in pieces. */
  private static List<Rule> cages(Board board, Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    if (random.nextBoolean()) {
      Collections.shuffle(cells, random);
    }
    List<Rule> cages = new ArrayList<>();
    int first = 0;
    for (int i = random.nextInt(5); i > 0; i--) {
      int size = 1 + random.nextInt(Math.min(5, board.digits() - 1));
      CellSet cage =
          CellSet.of(cells.subList(first, first + size).stream().mapToInt(Integer::intValue));
      int sum =
          Primitive.Sum.least(size)
              + random.nextInt(
                  Primitive.Sum.most(size, board.digits()) - Primitive.Sum.least(size) + 1);
      cages.add(Drawn.cage(cage, random.nextInt(3) == 0 ? 0 : sum));
      first = Math.min(first + size, board.cells() - 5);
      if (first + 5 > board.cells() - 5) {
        break;
      }
    }
    return cages.stream().filter(cage -> cage.hasValue() || cage.cells().size() > 1).toList();
  }
}
