package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Two digits confined to two cells of a house clear these cells of every other candidate. */
final class HiddenPair implements RuleStrategy {
  private static final int SIZE = 2;
  private static final Variant VARIANT = Variant.of("Hidden pair", "0210", Level.MEDIUM, 70, 3.4);

  @Override
  public String id() {
    return "hidden-pair";
  }

  @Override
  public List<String> names() {
    return List.of("Hidden pair");
  }

  @Override
  public String explanation() {
    return "Two digits have only the same two places left in a house, so nothing else fits there.";
  }

  @Override
  public Group group() {
    return Group.SUBSETS;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  @Override
  public Finder finder(Board board) {
    return new HiddenSets(this, VARIANT, SIZE, board);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (House house : board.houses()) {
      int[] cells = house.cells().toArray();
      for (int i = 0; house.holdsEveryDigit() && i < cells.length; i++) {
        for (int j = i + 1; j < cells.length; j++) {
          rulesOf(board, house, CellSet.of(cells[i], cells[j]), sink);
        }
      }
    }
  }

  private void rulesOf(Board board, House house, CellSet cells, Consumer<Rule> sink) {
    int[] both = cells.toArray();
    int[] others = house.cells().minus(cells).toArray();
    List<House> houses = List.of(house);
    for (int a = 1; a < board.digits(); a++) {
      for (int b = a + 1; b <= board.digits(); b++) {
        int digits = Candidates.pair(a, b);
        sink.accept(
            Rule.eliminate(
                this,
                new Rule.Evidence(houses, cells, digits),
                Candidates.ofEach(board, others, digits),
                Candidates.ofEach(board, both, board.allDigits() & ~digits)));
      }
    }
  }

  @Override
  public Pass pass(Board board) {
    return new Places(board);
  }

  /** Collects the places of each digit in a house, and looks for two digits with two together. */
  private static final class Places implements Pass {
    private final int allDigits;
    private final int[][] houses;
    private final int[] places;
    private final Worksheet sheet;

    Places(Board board) {
      this.allDigits = board.allDigits();
      this.houses =
          board.houses().stream()
              .filter(House::holdsEveryDigit)
              .map(house -> house.cells().toArray())
              .toArray(int[][]::new);
      this.places = new int[board.digits()];
      this.sheet = new Worksheet(board);
    }

    @Override
    public boolean over(WorkingState state) {
      sheet.begin(state);
      for (int[] cells : houses) {
        collect(cells);
        for (int a = 0; a < places.length; a++) {
          for (int b = a + 1; Integer.bitCount(places[a]) <= 2 && b < places.length; b++) {
            clear(cells, places[a] | places[b], 1 << a | 1 << b);
          }
        }
      }
      return sheet.hasChanged();
    }

    private void collect(int[] cells) {
      Arrays.fill(places, 0);
      for (int i = 0; i < cells.length; i++) {
        for (int rest = sheet.candidates(cells[i]); rest != 0; rest &= rest - 1) {
          places[Integer.numberOfTrailingZeros(rest)] |= 1 << i;
        }
      }
    }

    /** Clears the cells at the positions if they are two, or all if two digits have fewer. */
    private void clear(int[] cells, int positions, int digits) {
      int count = Integer.bitCount(positions);
      for (int i = 0; count <= 2 && i < cells.length; i++) {
        if (count < 2 || (positions >>> i & 1) != 0) {
          sheet.eliminate(cells[i], allDigits & ~digits);
        }
      }
    }
  }
}
