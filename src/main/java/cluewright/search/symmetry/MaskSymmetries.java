package cluewright.search.symmetry;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The moves of a board's cells that keep the mask and take each line to a line, each other house to
 * a house, and each relation and cage to one of its kind.
 *
 * <p>Cells get colours that such a move must keep: clue or not, then the colours that occur in
 * their houses, until no more cells are told apart. Then cells are mapped one after the other to
 * cells of their colour, so that two cells share as many houses before as after. What remains is
 * tested in full, so the board's shape is not taken for granted.
 */
public final class MaskSymmetries {
  /** The most symmetries used; any number is sound, but more would cost more than they save. */
  private static final int MOST = 5000;

  private final Board board;
  private final Mask mask;
  private final int most;
  private final Stop stop;
  private final int[][] sharedHouses;
  private final int[] colours;
  private final int[] order;
  private final int[] to;
  private final boolean[] taken;
  private final Set<CellSet> lines = new HashSet<>();
  private final Set<CellSet> others = new HashSet<>();
  private final List<int[]> found = new ArrayList<>();

  private MaskSymmetries(Mask mask, int most, Stop stop) {
    this.stop = stop;
    this.mask = mask;
    this.board = mask.board();
    this.most = most;
    this.sharedHouses = sharedHouses(board);
    this.colours = colours(mask);
    this.order = order();
    this.to = new int[board.cells()];
    this.taken = new boolean[board.cells()];
    for (House house : board.houses()) {
      (house.kind().isLine() ? lines : others).add(house.cells());
    }
  }

  /**
   * The symmetries that preserve how far the strategies solve a puzzle of the mask: at most 5,000,
   * which are all if there are fewer; none if strategies distinguish houses, or the board has more
   * than 15 digits.
   */
  public static List<int[]> of(Mask mask, StrategySet strategies, Stop stop) {
    boolean treatHousesAlike = strategies.isEasy() || strategies.isAny();
    boolean isSmall = mask.board().digits() <= LeastImage.MOST_DIGITS;
    return isSmall && treatHousesAlike ? of(mask, MOST, stop) : List.of();
  }

  /** These symmetries, or none if there are too many to form a group. */
  public static List<int[]> group(Mask mask, StrategySet strategies, Stop stop) {
    List<int[]> symmetries = of(mask, strategies, stop);
    return isGroup(symmetries) ? symmetries : List.of();
  }

  /** True if these are all symmetries of a mask. */
  public static boolean isGroup(List<int[]> symmetries) {
    return symmetries.size() < MOST;
  }

  /**
   * Each symmetry as the destination of every cell, including the identity.
   *
   * @param most of more than these only so many are found, which are not a group then
   */
  public static List<int[]> of(Mask mask, int most, Stop stop) {
    MaskSymmetries symmetries = new MaskSymmetries(mask, most, stop);
    symmetries.map(0);
    return symmetries.found;
  }

  /** The symmetries that a walk disregards, in words. */
  public static Phrase upTo(Board board, int symmetries) {
    if (board.digitsAreAlike()) {
      return symmetries <= 1
          ? Phrase.of("search.up-to-names")
          : Phrase.of("search.up-to-symmetries", symmetries);
    }
    return symmetries <= 1
        ? Phrase.of("search.with-names")
        : Phrase.of("search.with-names-up-to-symmetries", symmetries);
  }

  private static int[][] sharedHouses(Board board) {
    int[][] shared = new int[board.cells()][board.cells()];
    for (House house : board.houses()) {
      house.cells().forEach(a -> house.cells().forEach(b -> shared[a][b]++));
    }
    return shared;
  }

  private static int[] colours(Mask mask) {
    Board board = mask.board();
    int[] colours = IntStream.range(0, board.cells()).map(c -> mask.contains(c) ? 1 : 0).toArray();
    long before = 0;
    for (long now = distinct(colours); now > before; now = distinct(colours)) {
      before = now;
      colours = finer(board, colours);
    }
    return colours;
  }

  private static long distinct(int[] colours) {
    return Arrays.stream(colours).distinct().count();
  }

  private static int[] finer(Board board, int[] colours) {
    List<List<List<Integer>>> looks = new ArrayList<>();
    for (int cell = 0; cell < colours.length; cell++) {
      List<List<Integer>> look = new ArrayList<>();
      for (House house : board.housesOf(cell)) {
        look.add(house.cells().stream().map(c -> colours[c]).sorted().boxed().toList());
      }
      look.sort(Comparator.comparing(List::toString));
      look.add(List.of(colours[cell]));
      looks.add(look);
    }
    List<List<List<Integer>>> kinds = looks.stream().distinct().toList();
    return looks.stream().mapToInt(kinds::indexOf).toArray();
  }

  /** The order of cells for the search, those of rare colours first. */
  private int[] order() {
    int[] count = new int[board.cells()];
    Arrays.stream(colours).forEach(colour -> count[colour]++);
    return IntStream.range(0, board.cells())
        .boxed()
        .sorted(Comparator.comparingInt(cell -> count[colours[cell]]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private void map(int depth) {
    stop.throwIfStopped();
    if (depth == order.length) {
      keep();
      return;
    }
    int cell = order[depth];
    for (int image = 0; image < taken.length && found.size() < most; image++) {
      if (!taken[image] && colours[image] == colours[cell] && fits(depth, image)) {
        taken[image] = true;
        to[cell] = image;
        map(depth + 1);
        taken[image] = false;
      }
    }
  }

  private boolean fits(int depth, int image) {
    int[] shared = sharedHouses[order[depth]];
    int[] sharedByImage = sharedHouses[image];
    for (int i = 0; i < depth; i++) {
      if (shared[order[i]] != sharedByImage[to[order[i]]]) {
        return false;
      }
    }
    return true;
  }

  private void keep() {
    boolean keepsHouses = lines.stream().map(cells -> cells.moved(to)).allMatch(lines::contains);
    keepsHouses &= others.stream().map(cells -> cells.moved(to)).allMatch(others::contains);
    if (keepsHouses && board.keepsRules(to) && mask.clues().moved(to).equals(mask.clues())) {
      found.add(to.clone());
    }
  }
}
