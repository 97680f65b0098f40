package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.List;
import java.util.function.Consumer;

/** A digit confined, in two rows, to the same two columns goes from the rest of the columns. */
final class XWing implements RuleStrategy {
  private static final Variant VARIANT = Variant.of("X-Wing", "0300", Level.HARD, 140, 3.2);
  private static final int SIZE = 2;

  @Override
  public String id() {
    return "x-wing";
  }

  @Override
  public List<String> names() {
    return List.of("X-Wing");
  }

  @Override
  public String explanation() {
    return "In two rows a digit is left only in the same two columns, so it goes from the rest of"
        + " these columns; the same with rows and columns exchanged.";
  }

  @Override
  public Group group() {
    return Group.FISH;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  @Override
  public Finder finder(Board board) {
    return new PlainFish(this, board, SIZE);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    List<House> rows = board.houses(House.Kind.ROW);
    List<House> columns = board.houses(House.Kind.COLUMN);
    rulesOf(board, rows, columns, sink);
    rulesOf(board, columns, rows, sink);
  }

  private void rulesOf(Board board, List<House> bases, List<House> covers, Consumer<Rule> sink) {
    for (List<House> base : pairs(bases)) {
      if (base.stream().allMatch(House::holdsEveryDigit)) {
        pairs(covers).forEach(cover -> rulesOf(board, base, cover, sink, cells(base)));
      }
    }
  }

  private void rulesOf(
      Board board, List<House> base, List<House> cover, Consumer<Rule> sink, CellSet baseCells) {
    CellSet coverCells = cells(cover);
    CellSet corners = baseCells.intersect(coverCells);
    int[] restOfBase = baseCells.minus(coverCells).toArray();
    int[] restOfCover = coverCells.minus(baseCells).toArray();
    List<House> houses = List.of(base.get(0), base.get(1), cover.get(0), cover.get(1));
    for (int digit = 1; digit <= board.digits(); digit++) {
      int bit = 1 << (digit - 1);
      sink.accept(
          Rule.eliminate(
              this,
              new Rule.Evidence(houses, corners, bit),
              Candidates.ofEach(board, restOfBase, bit),
              Candidates.ofEach(board, restOfCover, bit)));
    }
  }

  private static List<List<House>> pairs(List<House> lines) {
    return lines.stream()
        .flatMap(
            first ->
                lines.stream()
                    .filter(second -> first.number() < second.number())
                    .map(second -> List.of(first, second)))
        .toList();
  }

  private static CellSet cells(List<House> pair) {
    return pair.get(0).cells().union(pair.get(1).cells());
  }

  @Override
  public Pass pass(Board board) {
    List<House> rows = board.houses(House.Kind.ROW);
    List<House> columns = board.houses(House.Kind.COLUMN);
    if (!cross(rows, columns) || !cross(columns, rows)) {
      return RuleStrategy.super.pass(board);
    }
    Pass inRows = new Lines(board, rows, columns);
    Pass inColumns = new Lines(board, columns, rows);
    return state -> inRows.over(state) || inColumns.over(state);
  }

  /** Whether each cell of a line lies in exactly one of the lines across, and they fit an int. */
  private static boolean cross(List<House> lines, List<House> across) {
    return across.size() >= 2
        && across.size() <= Integer.SIZE
        && lines.stream()
            .flatMapToInt(line -> line.cells().stream())
            .allMatch(cell -> across.stream().filter(l -> l.cells().contains(cell)).count() == 1);
  }

  /** Collects where a digit lies in each base, and looks for two bases with two covers together. */
  private static final class Lines implements Pass {
    private final int digits;
    private final int[][] bases;
    private final boolean[] holdsEveryDigit;
    private final int[][] covers;
    private final int[] baseOf;
    private final int[] coverOf;
    private final int[] places;
    private final Worksheet sheet;

    Lines(Board board, List<House> bases, List<House> covers) {
      this.digits = board.digits();
      this.bases = bases.stream().map(line -> line.cells().toArray()).toArray(int[][]::new);
      this.holdsEveryDigit = new boolean[this.bases.length];
      this.covers = covers.stream().map(line -> line.cells().toArray()).toArray(int[][]::new);
      this.baseOf = lineOf(board, this.bases);
      this.coverOf = lineOf(board, this.covers);
      this.places = new int[this.bases.length];
      this.sheet = new Worksheet(board);
      for (int base = 0; base < holdsEveryDigit.length; base++) {
        holdsEveryDigit[base] = bases.get(base).holdsEveryDigit();
      }
    }

    private static int[] lineOf(Board board, int[][] lines) {
      int[] lineOf = new int[board.cells()];
      for (int line = 0; line < lines.length; line++) {
        for (int cell : lines[line]) {
          lineOf[cell] = line;
        }
      }
      return lineOf;
    }

    @Override
    public boolean over(WorkingState state) {
      sheet.begin(state);
      for (int digit = 0; digit < digits; digit++) {
        int bit = 1 << digit;
        collect(bit);
        for (int first = 0; first < bases.length; first++) {
          for (int second = first + 1; second < bases.length; second++) {
            if (holdsEveryDigit[first] && holdsEveryDigit[second]) {
              clear(first, second, bit);
            }
          }
        }
      }
      return sheet.hasChanged();
    }

    private void collect(int bit) {
      for (int base = 0; base < bases.length; base++) {
        places[base] = 0;
        for (int cell : bases[base]) {
          places[base] |= (sheet.candidates(cell) & bit) == 0 ? 0 : 1 << coverOf[cell];
        }
      }
    }

    /** Clears two covers, or all if two bases have fewer, but for the bases' own cells. */
    private void clear(int first, int second, int bit) {
      int crossed = places[first] | places[second];
      int count = Integer.bitCount(crossed);
      for (int cover = 0; count <= 2 && cover < covers.length; cover++) {
        if (count == 2 && (crossed >>> cover & 1) == 0) {
          continue;
        }
        for (int cell : covers[cover]) {
          if (baseOf[cell] != first && baseOf[cell] != second) {
            sheet.eliminate(cell, bit);
          }
        }
      }
    }
  }
}
