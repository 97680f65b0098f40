package cluewright.document;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The regions of a square board while they are edited: as many as rows, possibly with too few or
 * too many cells, and some cells in none.
 *
 * @param board where they began; its houses beside rows, columns and boxes stay
 * @param of the region of each cell, from 1; 0 for none
 */
public record Regions(Board board, List<Integer> of) {
  /** No region. */
  public static final int NONE = 0;

  private static final String SYMBOLS = "123456789ABCDEFGHIJKLMNOP";

  public Regions {
    of = List.copyOf(of);
  }

  /** True if a board has regions that others can replace. */
  public static boolean fit(Board board) {
    return board.isFull()
        && board.rows() == board.columns()
        && board.rows() <= SYMBOLS.length()
        && board.houses(Kinds.BOX).size() == board.rows();
  }

  public static Regions of(Board board) {
    List<Integer> of = new ArrayList<>(Collections.nCopies(board.cells(), NONE));
    List<House> boxes = board.houses(Kinds.BOX);
    for (House box : boxes) {
      box.cells().forEach(cell -> of.set(cell, boxes.indexOf(box) + 1));
    }
    return new Regions(board, of);
  }

  /** The same board with no cell in any region. */
  public Regions cleared() {
    return new Regions(board, Collections.nCopies(of.size(), NONE));
  }

  /** The number of regions, which is also the number of cells in each. */
  public int size() {
    return board.rows();
  }

  public IntStream all() {
    return IntStream.rangeClosed(1, size());
  }

  public int at(int cell) {
    return of.get(cell);
  }

  public CellSet cells(int region) {
    return CellSet.where(of.size(), cell -> of.get(cell) == region);
  }

  public int count(int region) {
    return Collections.frequency(of, region);
  }

  public Regions with(int cell, int region) {
    if (at(cell) == region) {
      return this;
    }
    List<Integer> next = new ArrayList<>(of);
    next.set(cell, region);
    return new Regions(board, next);
  }

  /** The name of a region: its character in files. */
  public static String name(int region) {
    return region == NONE ? "" : SYMBOLS.substring(region - 1, region);
  }

  /** The regions with too few or too many cells. */
  public List<Integer> uneven() {
    return all().filter(region -> count(region) != size()).boxed().toList();
  }

  /** The connected pieces of a region, largest first. */
  public List<CellSet> pieces(int region) {
    List<CellSet> pieces = new ArrayList<>();
    CellSet left = cells(region);
    while (!left.isEmpty()) {
      CellSet piece = board.joined(left.toArray()[0], left);
      pieces.add(piece);
      left = left.minus(piece);
    }
    pieces.sort(Comparator.comparing(CellSet::size).reversed());
    return pieces;
  }

  /** The regions with more than one piece. */
  public List<Integer> scattered() {
    return all().filter(region -> pieces(region).size() > 1).boxed().toList();
  }

  /**
   * The board with these regions, with its drawn rules, and with those of the whole board that fit;
   * empty if the regions are not whole.
   */
  public Optional<Board> whole() {
    if (!uneven().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(Boards.withAllOf(board, Boards.jigsaw(text(), Set.of())));
  }

  /** The rules of the whole board that do not fit these regions. */
  public Set<Kind> misfits() {
    Set<Kind> left = Boards.kinds(board);
    whole().ifPresent(whole -> left.removeAll(Boards.kinds(whole)));
    return left;
  }

  private String text() {
    return of.stream().map(Regions::name).collect(Collectors.joining());
  }
}
