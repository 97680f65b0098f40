package cluewright.cli.bench;

import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.plan.shape.RandomShapes;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import cluewright.search.skeleton.StartGrids;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Skeletons of 9x9 as designers draw them, but by lot. */
final class SkeletonsByLot {
  private static final Board NINE = Boards.NINE;
  private static final int DOTS = 20;

  /** The cages that do not cover the board, and how large the largest is. */
  private static final int SOME_CAGES = 9;

  private static final int MOST_OF_SOME = 4;

  private static final int LITTLE_KILLERS = 8;

  private SkeletonsByLot() {}

  /** What draws a skeleton, by the name of its kind. */
  static Map<String, Function<Random, Mask>> all() {
    Map<String, Function<Random, Mask>> all = new LinkedHashMap<>();
    for (int[] sizes : new int[][] {{2, 3}, {2, 4}, {3, 5}, {3, 6}, {4, 6}}) {
      all.put(
          "cages-%d-%d".formatted(sizes[0], sizes[1]),
          random -> new Mask(cages(sizes[0], sizes[1], random), CellSet.empty()));
    }
    all.put("arrows", random -> withDigits(lines(Shape.ARROWS, 12, random), 8, 12, random));
    all.put("thermometers", r -> withDigits(lines(Shape.THERMOMETERS, 10, r), 4, 8, r));
    all.put("dots", random -> withDigits(dots(false, random), 4, 8, random));
    all.put("dots-all-given", random -> withDigits(dots(true, random), 4, 8, random));
    all.put("little-killers", random -> withDigits(littleKillers(random), 8, 8, random));
    all.put("sandwich", random -> withDigits(sandwich(), 6, 6, random));
    all.put("nine-cages", random -> withDigits(someCages(random), 18, 22, random));
    all.put("nine-cages-given", r -> withDigits(read(someCages(r), r), 18, 22, r));
    return all;
  }

  private static Mask withDigits(Board board, int least, int most, Random random) {
    int clues = least + random.nextInt(most - least + 1);
    return new Mask(board, new Scatter(NINE, Symmetry.NONE, random).draw(clues).clues());
  }

  private static Board cages(int least, int most, Random random) {
    Range count = new Range((NINE.cells() + most - 1) / most, NINE.cells() / least);
    Range sizes = new Range(least, most);
    return drawn(new Shapes(Map.of(Shape.CAGES, count), Optional.of(sizes)), random);
  }

  private static Board lines(Shape shape, int count, Random random) {
    return drawn(
        new Shapes(Map.of(shape, new Range(count, count)), /* cells= */ Optional.empty()), random);
  }

  private static Board drawn(Shapes shapes, Random random) {
    RandomShapes drawing = new RandomShapes(shapes, Symmetry.NONE, random);
    return Stream.generate(() -> drawing.on(NINE, Stop.NEVER))
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  private static Puzzle grid(Board board, Random random) {
    return new StartGrids(board, random, Stop.NEVER).next().orElseThrow();
  }

  /** Dots of a random grid: all, with the rule that says so, or some. */
  private static Board dots(boolean areAll, Random random) {
    Puzzle grid = grid(NINE, random);
    List<Rule> dots = new ArrayList<>();
    for (int cell = 0; cell < NINE.cells(); cell++) {
      int one = cell;
      NINE.neighbours(cell)
          .filter(other -> other > one)
          .mapToObj(other -> dot(grid, one, other))
          .flatMap(Optional::stream)
          .forEach(dots::add);
    }
    Collections.shuffle(dots, random);
    return areAll
        ? Boards.withRules(Boards.withKinds(NINE, Set.of(Kinds.ALL_DOTS)).orElseThrow(), dots)
        : Boards.withRules(NINE, dots.subList(0, Math.min(DOTS, dots.size())));
  }

  private static Optional<Rule> dot(Puzzle grid, int one, int other) {
    return Stream.of(Kinds.BLACK_DOT, Kinds.WHITE_DOT)
        .map(kind -> new Rule(kind, List.of(one, other), kind.usualValue(2, NINE.digits())))
        .filter(rule -> rule.holds(NINE.layout(), grid::digit))
        .findFirst();
  }

  /** Sums of some diagonals of three cells or more. */
  private static Board littleKillers(Random random) {
    List<Rule> all = new ArrayList<>();
    for (int across : new int[] {-1, 1}) {
      for (int start = 2 - NINE.columns(); start <= NINE.rows() - 2; start++) {
        List<Integer> cells = diagonal(start, across);
        if (cells.size() > 2) {
          all.add(new Rule(Kinds.LITTLE_KILLER, cells, Rule.OPEN));
        }
      }
    }
    Collections.shuffle(all, random);
    return Boards.withRules(NINE, all.subList(0, LITTLE_KILLERS));
  }

  private static List<Integer> diagonal(int start, int across) {
    return IntStream.range(0, NINE.columns())
        .filter(i -> NINE.has(start + i, across > 0 ? i : NINE.columns() - 1 - i))
        .mapToObj(i -> NINE.cell(start + i, across > 0 ? i : NINE.columns() - 1 - i))
        .toList();
  }

  private static Board sandwich() {
    return Boards.withRules(
        NINE,
        IntStream.range(0, NINE.rows())
            .boxed()
            .flatMap(
                line ->
                    Stream.of(
                        IntStream.range(0, NINE.columns()).mapToObj(i -> NINE.cell(line, i)),
                        IntStream.range(0, NINE.rows()).mapToObj(i -> NINE.cell(i, line))))
            .map(cells -> new Rule(Kinds.SANDWICH, cells.toList(), Rule.OPEN))
            .toList());
  }

  /** Some cages of a random partition. */
  private static Board someCages(Random random) {
    List<Rule> all = new ArrayList<>(cages(2, MOST_OF_SOME, random).drawn());
    Collections.shuffle(all, random);
    return Boards.withRules(NINE, all.subList(0, SOME_CAGES));
  }

  /** A board whose open values are read off a random grid. */
  private static Board read(Board open, Random random) {
    Puzzle grid = grid(open.weakest(), random);
    return Boards.withRules(
        NINE, open.drawn().stream().map(rule -> rule.withValue(value(rule, grid))).toList());
  }

  private static int value(Rule rule, Puzzle grid) {
    Kind kind = rule.kind();
    return kind.valuesIn(rule.cells(), NINE.layout(), grid::digit).findFirst().orElseThrow();
  }
}
