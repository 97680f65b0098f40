package cluewright.plan.shape;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws shapes by lot on a board, such that some grid obeys them: cages, lines that do not cross
 * themselves, and signs between cells.
 *
 * <p>A shape is drawn with its images under a symmetry, and stays if a quick search shows a grid.
 * Between two cells the image of a sign is one of the same kinds, not always the same.
 */
public final class RandomShapes {
  /** The share of a counter's patience for the question whether there is a grid. */
  private static final double PATIENCE = 0.002;

  private static final int TRIES_A_SHAPE = 60;

  /** The number of drawings in vain after which no others are tried. */
  private static final int DRAWINGS = 20;

  private final Shapes shapes;
  private final Symmetry symmetry;
  private final Random random;

  /** One kind of them. */
  private record Wanted(Shape shape, Range count, Range sizes) {}

  public RandomShapes(Shapes shapes, Symmetry symmetry, Random random) {
    this.shapes = shapes;
    this.symmetry = symmetry;
    this.random = random;
  }

  /** The board with shapes; empty if none came up, or it was stopped. */
  public Optional<Board> on(Board board, Stop stop) {
    for (int i = 0; i < DRAWINGS && !stop.isStopped(); i++) {
      Optional<Board> drawn = drawn(board, stop);
      if (drawn.isPresent()) {
        return drawn;
      }
    }
    return Optional.empty();
  }

  private Optional<Board> drawn(Board board, Stop stop) {
    Optional<Board> now = Optional.of(board);
    for (Shape shape : shapes.counts().keySet()) {
      Wanted each = new Wanted(shape, shapes.counts().get(shape), shapes.sizes(shape));
      now =
          now.flatMap(
              on -> shape == Shape.CAGES ? withCages(on, each) : withOthers(on, each, stop));
    }
    return now;
  }

  private Optional<Board> withCages(Board board, Wanted each) {
    Kind kind = each.shape().kinds().get(0);
    return new RandomCages(board, each.sizes(), symmetry, random)
        .next(each.count())
        .map(
            cages ->
                with(
                    board,
                    cages.stream()
                        .map(cage -> new Rule(kind, cage.stream().boxed().toList(), Rule.OPEN))
                        .toList()));
  }

  private Optional<Board> withOthers(Board board, Wanted each, Stop stop) {
    Shape shape = each.shape();
    int count = each.count().drawn(random);
    Board now = board;
    int drawn = 0;
    for (int i = 0; i < TRIES_A_SHAPE * count && drawn < count && !stop.isStopped(); i++) {
      Set<List<Integer>> orbit =
          orbit(board, shape, path(board, shape, each.sizes().drawn(random)));
      if (drawn + orbit.size() <= each.count().most() && isRoom(now, each, orbit)) {
        Board next = with(now, orbit.stream().map(at -> rule(board, shape, at)).toList());
        if (hasGrid(next)) {
          now = next;
          drawn += orbit.size();
        }
      }
    }
    return each.count().contains(drawn) ? Optional.of(now) : Optional.empty();
  }

  /** A path from a random cell, shorter where it went into a dead end. */
  private List<Integer> path(Board board, Shape shape, int size) {
    List<Integer> path = new ArrayList<>(List.of(random.nextInt(board.cells())));
    while (path.size() < size) {
      int end = path.get(path.size() - 1);
      int[] next =
          IntStream.range(0, board.cells())
              .filter(cell -> isNext(board, shape, end, cell) && !path.contains(cell))
              .toArray();
      if (next.length == 0) {
        return path;
      }
      path.add(next[random.nextInt(next.length)]);
    }
    return path;
  }

  /** A path and its images, each once. */
  private Set<List<Integer>> orbit(Board board, Shape shape, List<Integer> path) {
    return symmetry.images(board).stream()
        .map(image -> path.stream().map(cell -> image[cell]).toList())
        .map(
            cells ->
                shape.isOfTwoCells() ? cells.stream().sorted().toList() : inOrder(shape, cells))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** A line that has no direction is the same from both ends. */
  private static List<Integer> inOrder(Shape shape, List<Integer> cells) {
    boolean isWhole = cells.size() >= shape.kinds().get(0).leastCells();
    return isWhole ? new Rule(shape.kinds().get(0), cells).cells() : cells;
  }

  private static boolean isNext(Board board, Shape shape, int end, int cell) {
    return shape.isOfTwoCells() ? board.areNeighbours(end, cell) : board.touch(end, cell);
  }

  /** True if a board can take shapes that neither touch nor cross others of their form. */
  private static boolean isRoom(Board board, Wanted each, Set<List<Integer>> orbit) {
    Form form = each.shape().kinds().get(0).form();
    List<List<Integer>> all =
        board.drawn().stream().filter(rule -> rule.kind().form() == form).map(Rule::cells).toList();
    all = Stream.concat(all.stream(), orbit.stream()).toList();
    if (orbit.stream().anyMatch(path -> path.size() < each.sizes().least())) {
      return false;
    }
    return form == Form.EDGE
        ? areUnlike(all.stream().map(CellSet::of))
        : areUnlike(all.stream().flatMap(List::stream)) && areUnlike(diagonalSteps(board, all));
  }

  private static boolean areUnlike(Stream<?> things) {
    Set<Object> seen = new HashSet<>();
    return things.allMatch(seen::add);
  }

  /** Where lines go from corner to corner, the first cell of each square of four cells. */
  private static Stream<Integer> diagonalSteps(Board board, List<List<Integer>> lines) {
    return lines.stream()
        .flatMap(
            line ->
                IntStream.range(1, line.size())
                    .filter(i -> !board.areNeighbours(line.get(i - 1), line.get(i)))
                    .mapToObj(i -> square(board, line.get(i - 1), line.get(i))));
  }

  private static int square(Board board, int one, int other) {
    return Math.min(board.row(one), board.row(other)) * board.columns()
        + Math.min(board.column(one), board.column(other));
  }

  private Rule rule(Board board, Shape shape, List<Integer> cells) {
    List<Kind> kinds = shape.kinds();
    List<Integer> order = new ArrayList<>(cells);
    if (shape.isOfTwoCells() && random.nextBoolean()) {
      Collections.reverse(order);
    }
    Kind kind = kinds.get(random.nextInt(kinds.size()));
    return new Rule(kind, order, kind.usualValue(order.size(), board.digits()));
  }

  private static boolean hasGrid(Board board) {
    Board weakest = board.weakest();
    return new SolutionCounter(weakest)
        .solutionIfQuick(Puzzle.empty(weakest), PATIENCE)
        .isPresent();
  }

  private static Board with(Board board, List<Rule> more) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    rules.addAll(more);
    return Boards.withRules(board, rules);
  }
}
