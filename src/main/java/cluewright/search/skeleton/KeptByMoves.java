package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.OpenRule;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Form;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells whether a move of cells turns each grid of a skeleton into another with the same clues and
 * values.
 *
 * <p>Let G be a solution of a puzzle of the skeleton, and H the grid that has the digit of each
 * cell c of G in {@code to[c]}. H obeys the houses, since each is moved to a house; the rules whose
 * values are known, since what they say of cells is moved to what they say; and each open rule with
 * the value that it has in the puzzle, since what it says with this value, whatever it is, is moved
 * to itself. No clue is moved, so H is a solution, too. It is not G if some cell is moved to one
 * that shares a house with it, for these two have different digits.
 */
final class KeptByMoves {
  private final Board board;
  private final CellSet clues;
  private final List<OpenRule> open;
  private final Stop stop;
  private final Set<CellSet> houses;

  /** What the rules whose values are known say. */
  private final List<Primitive> known;

  private final Set<Object> said;

  /**
   * @param stop ends the work with a {@link CancellationException}
   */
  KeptByMoves(Skeleton skeleton, CellSet clues, List<OpenRule> open, Stop stop) {
    this.board = skeleton.board();
    this.stop = stop;
    this.clues = clues;
    this.open = open;
    this.houses =
        board.houses().stream()
            .filter(house -> house.kind().form() == Form.GRID)
            .map(house -> house.cells())
            .collect(Collectors.toSet());
    this.known = known(skeleton);
    this.said = new HashSet<>();
    int[] still = IntStream.range(0, board.cells()).toArray();
    known.forEach(each -> said.add(moved(each, still)));
  }

  /** What holds besides houses, whatever the open values are. */
  static List<Primitive> known(Skeleton skeleton) {
    List<Rule> all = skeleton.drawn().rules(); // some rules say where others do not stand
    return all.stream()
        .filter(rule -> !rule.isOpen())
        .flatMap(rule -> rule.meaning(skeleton.board().layout(), all).stream())
        .toList();
  }

  /** True for a move that shows that no puzzle has one solution. */
  boolean keeps(int[] to) {
    stop.throwIfStopped();
    return IntStream.range(0, to.length).anyMatch(c -> board.peers(c).contains(to[c]))
        && clues.stream().allMatch(cell -> to[cell] == cell)
        && open.stream().allMatch(each -> each.rule().moved(to).equals(each.rule()))
        && houses.stream().allMatch(house -> houses.contains(house.moved(to)))
        && known.stream().allMatch(each -> said.contains(moved(each, to)))
        && open.stream().allMatch(each -> each.values().allMatch(v -> keeps(each.meaning(v), to)));
  }

  private boolean keeps(List<Primitive> meaning, int[] to) {
    stop.throwIfStopped();
    int[] still = IntStream.range(0, to.length).toArray();
    Set<Object> before =
        meaning.stream().map(each -> moved(each, still)).collect(Collectors.toSet());
    return meaning.stream().allMatch(each -> before.contains(moved(each, to)));
  }

  /** What a primitive says of the cells where its own are moved; the same things are equal. */
  private static Object moved(Primitive said, int[] to) {
    List<Integer> cells = said.cells().stream().map(cell -> to[cell]).toList();
    if (said instanceof Primitive.Pair pair) {
      return pair.moved(to).ordered();
    }
    if (said instanceof Primitive.Sum sum) {
      return List.of(CellSet.of(cells), sum.total());
    }
    if (said instanceof Primitive.Allow allow) {
      return new Primitive.Allow(cells.get(0), allow.digits());
    }
    if (said instanceof Primitive.Word word) {
      boolean isOfAnyOrder = word.automaton().isOfAnyOrder();
      return List.of(isOfAnyOrder ? CellSet.of(cells) : cells, word.automaton());
    }
    return CellSet.of(cells); // they differ
  }
}
