package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Bivalue universal graves: without some extra candidates, each empty cell would have two and each
 * digit two places in every house, and the puzzle several solutions or none. So one of the extra
 * candidates is in the solution.
 *
 * <p>Rated 5.6 with one cell of extras (type 1), 5.7 with one extra digit (type 2) or with a digit
 * that has no place in the house but the two cells of extras (type 4), and 5.8 to 6.2 with a naked
 * set of two to six digits (type 3).
 */
final class BivalueGraves implements Technique {
  private static final int ONE_CELL = 56;
  private static final int LARGEST_SET = 6;

  private final Edition edition;
  private Marks marks;
  private final List<Integer> cells = new ArrayList<>();
  private final int[] extras = new int[Nine.CELLS];

  BivalueGraves(Edition edition) {
    this.edition = edition;
  }

  @Override
  public int least() {
    return ONE_CELL;
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    cells.clear();
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      extras[cell] = 0;
      if (marks.count(cell) > 2) {
        cells.add(cell);
      }
    }
    return !cells.isEmpty() && hasGrave() ? conclude() : Optional.empty();
  }

  private boolean hasGrave() {
    if (!edition.seesAllUniquePatterns()) {
      return chooseByHouses();
    }
    return isInOneHouse() ? choose(0) : chooseOneDigit();
  }

  /**
   * Chooses the extras from one cell with more than two candidates wherever a house does not hold a
   * digit exactly twice; false if that leaves no grave.
   */
  private boolean chooseByHouses() {
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int digit = 0; digit < Nine.SIDE; digit++) {
        int places = marks.places(house, digit);
        int large = 0;
        int last = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
          int cell = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)];
          if (marks.count(cell) > 2) {
            large++;
            last = cell;
          }
        }
        boolean isGrave = places == 0 || Integer.bitCount(places) == 2;
        if (!isGrave && large == 0) {
          return false;
        }
        if (!isGrave && large == 1) {
          extras[last] |= 1 << digit;
        }
      }
    }
    return cells.stream().allMatch(cell -> marks.count(cell) - Integer.bitCount(extras[cell]) == 2)
        && isGrave();
  }

  private boolean isInOneHouse() {
    for (int house : Nine.HOUSES_OF[cells.get(0)]) {
      if (isIn(house)) {
        return true;
      }
    }
    return false;
  }

  private boolean isIn(int house) {
    int kind = house / Nine.SIDE;
    return cells.stream().allMatch(cell -> Nine.HOUSES_OF[cell][kind] == house);
  }

  /** Chooses the same extra digit for all cells; false if no digit leaves a grave. */
  private boolean chooseOneDigit() {
    for (int digit = 0; digit < Nine.SIDE; digit++) {
      int extra = digit;
      if (cells.stream().allMatch(cell -> marks.count(cell) == 3 && marks.has(cell, extra))) {
        cells.forEach(cell -> extras[cell] = 1 << extra);
        if (isGrave()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Chooses extras for the cells from the i-th on; false if no choice leaves a grave. */
  private boolean choose(int i) {
    if (i == cells.size()) {
      return isGrave();
    }
    int cell = cells.get(i);
    int wanted = marks.count(cell) - 2;
    int possible = 0;
    for (int digit = 0; digit < Nine.SIDE; digit++) {
      possible |= marks.has(cell, digit) && mayBeExtra(cell, digit) ? 1 << digit : 0;
    }
    for (int chosen = possible; chosen != 0; chosen = (chosen - 1) & possible) {
      if (Integer.bitCount(chosen) == wanted) {
        extras[cell] = chosen;
        if (choose(i + 1)) {
          return true;
        }
      }
    }
    extras[cell] = 0;
    return false;
  }

  private boolean mayBeExtra(int cell, int digit) {
    for (int house : Nine.HOUSES_OF[cell]) {
      int extra = 0;
      for (int other : Nine.CELLS_OF[house]) {
        extra += other < cell ? extras[other] >>> digit & 1 : 0;
      }
      if (Integer.bitCount(marks.places(house, digit)) - extra <= 2) {
        return false;
      }
    }
    return true;
  }

  private boolean isGrave() {
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int digit = 0; digit < Nine.SIDE; digit++) {
        int left = Integer.bitCount(marks.places(house, digit));
        for (int cell : Nine.CELLS_OF[house]) {
          left -= extras[cell] >>> digit & 1;
        }
        if (left != 0 && left != 2) {
          return false;
        }
      }
    }
    return true;
  }

  private Optional<Step> conclude() {
    int all = 0;
    for (int cell : cells) {
      all |= extras[cell];
    }
    if (cells.size() == 1) {
      int cell = cells.get(0);
      return Optional.of(Step.eliminating(ONE_CELL, Map.of(cell, marks.digits(cell) & ~all)));
    }
    if (Integer.bitCount(all) == 1) {
      int digit = Integer.numberOfTrailingZeros(all);
      Cells seen = marks.cells(digit).and(Nine.seenByAll(with()));
      return seen.isEmpty() ? Optional.empty() : Optional.of(Step.eliminating(57, digit, seen));
    }
    for (int house : Nine.HOUSES_OF[cells.get(0)]) {
      if (isIn(house)) {
        Optional<Step> step = cells.size() == 2 ? confined(house) : Optional.empty();
        step = step.isEmpty() ? inSet(house, all) : step;
        if (step.isPresent()) {
          return step;
        }
      }
    }
    return Optional.empty();
  }

  /** Finds type 4. */
  private Optional<Step> confined(int house) {
    int one = cells.get(0);
    int other = cells.get(1);
    int common = marks.digits(one) & ~extras[one] & marks.digits(other) & ~extras[other];
    for (int rest = common; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      if (Integer.bitCount(marks.places(house, digit)) == 2) {
        int keep = 1 << digit;
        return Optional.of(
            Step.eliminating(
                57,
                Map.of(
                    one, marks.digits(one) & ~extras[one] & ~keep,
                    other, marks.digits(other) & ~extras[other] & ~keep)));
      }
    }
    return Optional.empty();
  }

  /** Finds type 3, with the smallest naked set. */
  private Optional<Step> inSet(int house, int all) {
    return ExtrasInSet.of(marks, house, with(), all).stream()
        .filter(set -> set.size() <= LARGEST_SET && !set.eliminations().isEmpty())
        .min(Comparator.comparingInt(ExtrasInSet::size))
        .map(set -> Step.eliminating(ONE_CELL + set.size(), set.eliminations()));
  }

  private Cells with() {
    return Cells.of(cells.stream().mapToInt(cell -> cell).toArray());
  }
}
