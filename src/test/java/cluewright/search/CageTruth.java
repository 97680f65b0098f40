package cluewright.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The truth about masks of 4x4 boards with cages, as plain as can be and with no code of ours: all
 * grids, and a closure under naked singles (N), hidden singles (H), locked candidates (L) and cage
 * combinations (K). A cage of four cells holds every digit, like a row.
 *
 * <p>A state is an array of sets of digits, bit d - 1 for d, and the digits that are placed.
 */
public final class CageTruth {
  private static final int SIZE = 4;
  private static final int CELLS = 16;
  private static final Pattern CAGE = Pattern.compile("cage(\\d*)=((?:r\\dc\\d)+)");
  private static final Pattern CELL = Pattern.compile("r(\\d)c(\\d)");

  private final List<int[]> full = new ArrayList<>();
  private final List<int[]> houses = new ArrayList<>();
  private final List<int[]> cages = new ArrayList<>();
  private final List<Integer> sums = new ArrayList<>();
  private final List<int[]> grids = new ArrayList<>();

  /** The board of a name such as {@code 4x4+cage5=r1c1r1c2}. */
  public CageTruth(String name) {
    for (int i = 0; i < SIZE; i++) {
      int[] row = new int[SIZE];
      int[] column = new int[SIZE];
      int[] box = new int[SIZE];
      for (int j = 0; j < SIZE; j++) {
        row[j] = SIZE * i + j;
        column[j] = SIZE * j + i;
        box[j] = SIZE * (i / 2 * 2 + j / 2) + i % 2 * 2 + j % 2;
      }
      full.addAll(List.of(row, column, box));
    }
    houses.addAll(full);
    List<int[]> filled = new ArrayList<>();
    Matcher cage = CAGE.matcher(name);
    while (cage.find()) {
      int[] cells =
          CELL.matcher(cage.group(2))
              .results()
              .mapToInt(c -> SIZE * (c.group(1).charAt(0) - '1') + c.group(2).charAt(0) - '1')
              .toArray();
      houses.add(cells);
      filled.addAll(cells.length == SIZE ? List.of(cells) : List.of());
      if (!cage.group(1).isEmpty()) {
        cages.add(cells);
        sums.add(Integer.parseInt(cage.group(1)));
      }
    }
    full.addAll(filled);
    fill(new int[CELLS], 0);
  }

  private void fill(int[] grid, int cell) {
    if (cell == CELLS) {
      if (hasSums(grid)) {
        grids.add(grid.clone());
      }
      return;
    }
    for (int digit = 1; digit <= SIZE; digit++) {
      grid[cell] = 0;
      if (isFree(grid, cell, digit)) {
        grid[cell] = digit;
        fill(grid, cell + 1);
      }
    }
    grid[cell] = 0;
  }

  private boolean isFree(int[] grid, int cell, int digit) {
    return houses.stream()
        .filter(house -> Arrays.stream(house).anyMatch(other -> other == cell))
        .allMatch(house -> Arrays.stream(house).noneMatch(other -> grid[other] == digit));
  }

  private boolean hasSums(int[] grid) {
    for (int i = 0; i < cages.size(); i++) {
      if (Arrays.stream(cages.get(i)).map(cell -> grid[cell]).sum() != sums.get(i)) {
        return false;
      }
    }
    return true;
  }

  /** All grids of the board. */
  public List<int[]> grids() {
    return grids;
  }

  /** The number of grids with some digits, 0 for none. */
  public int count(int[] clues) {
    return (int) grids.stream().filter(grid -> agrees(grid, clues)).count();
  }

  private static boolean agrees(int[] grid, int[] clues) {
    for (int cell = 0; cell < CELLS; cell++) {
      if (clues[cell] != 0 && clues[cell] != grid[cell]) {
        return false;
      }
    }
    return true;
  }

  /**
   * True if some digits on the {@code x} of a mask make a puzzle that the strategies complete; for
   * {@code any}, one that has one solution.
   */
  public boolean isPossible(String mask, String set) {
    return grids.stream().anyMatch(grid -> isSolved(on(mask, grid), set));
  }

  private static int[] on(String mask, int[] grid) {
    int[] clues = new int[CELLS];
    Arrays.setAll(clues, cell -> mask.charAt(cell) == 'x' ? grid[cell] : 0);
    return clues;
  }

  private boolean isSolved(int[] clues, String set) {
    if (set.equals("any")) {
      return count(clues) == 1;
    }
    int[] candidates = new int[CELLS];
    int[] placed = new int[CELLS];
    Arrays.fill(candidates, (1 << SIZE) - 1);
    for (int cell = 0; cell < CELLS; cell++) {
      if (clues[cell] != 0) {
        place(candidates, placed, cell, clues[cell]);
      }
    }
    String before = "";
    while (!before.equals(Arrays.toString(candidates) + Arrays.toString(placed))) {
      before = Arrays.toString(candidates) + Arrays.toString(placed);
      singles(candidates, placed, set);
      if (set.contains("L")) {
        lock(candidates);
      }
      if (set.contains("K")) {
        combine(candidates);
      }
    }
    boolean isFilled = Arrays.stream(placed).allMatch(digit -> digit != 0);
    return isFilled && Arrays.stream(candidates).allMatch(c -> c != 0) && hasSums(placed);
  }

  private void place(int[] candidates, int[] placed, int cell, int digit) {
    int bit = 1 << (digit - 1);
    placed[cell] = digit;
    candidates[cell] &= bit;
    for (int[] house : houses) {
      if (Arrays.stream(house).anyMatch(other -> other == cell)) {
        Arrays.stream(house).filter(o -> o != cell).forEach(o -> candidates[o] &= ~bit);
      }
    }
  }

  private void singles(int[] candidates, int[] placed, String set) {
    for (int cell = 0; cell < CELLS && set.contains("N"); cell++) {
      if (placed[cell] == 0 && Integer.bitCount(candidates[cell]) == 1) {
        place(candidates, placed, cell, Integer.numberOfTrailingZeros(candidates[cell]) + 1);
      }
    }
    for (int[] house : full) {
      for (int digit = 1; set.contains("H") && digit <= SIZE; digit++) {
        int bit = 1 << (digit - 1);
        int[] places = Arrays.stream(house).filter(c -> (candidates[c] & bit) != 0).toArray();
        if (places.length == 1 && placed[places[0]] == 0) {
          place(candidates, placed, places[0], digit);
        }
      }
    }
  }

  private void lock(int[] candidates) {
    for (int[] a : full) {
      for (int[] b : houses) {
        int[] common = Arrays.stream(a).filter(c -> isIn(b, c)).toArray();
        for (int digit = 1; a != b && common.length >= 2 && digit <= SIZE; digit++) {
          int bit = 1 << (digit - 1);
          if (Arrays.stream(a).allMatch(c -> isIn(b, c) || (candidates[c] & bit) == 0)) {
            Arrays.stream(b).filter(c -> !isIn(a, c)).forEach(c -> candidates[c] &= ~bit);
          }
        }
      }
    }
  }

  private static boolean isIn(int[] cells, int cell) {
    return Arrays.stream(cells).anyMatch(other -> other == cell);
  }

  private void combine(int[] candidates) {
    for (int i = 0; i < cages.size(); i++) {
      int[] cells = cages.get(i);
      int[] met = new int[cells.length];
      ways(candidates, cells, new int[cells.length], 0, sums.get(i), met);
      for (int j = 0; j < cells.length; j++) {
        candidates[cells[j]] &= met[j];
      }
    }
  }

  private static void ways(int[] candidates, int[] cells, int[] taken, int i, int rest, int[] met) {
    if (i == cells.length) {
      for (int j = 0; rest == 0 && j < i; j++) {
        met[j] |= 1 << (taken[j] - 1);
      }
      return;
    }
    for (int digit = 1; digit <= SIZE; digit++) {
      int now = digit;
      boolean isNew = Arrays.stream(taken, 0, i).noneMatch(other -> other == now);
      if (isNew && (candidates[cells[i]] >>> (digit - 1) & 1) != 0) {
        taken[i] = digit;
        ways(candidates, cells, taken, i + 1, rest - digit, met);
      }
    }
  }
}
