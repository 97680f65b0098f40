package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The techniques that dynamic chains (+) use besides singles, in order: locked candidates, hidden
 * pairs, naked pairs and X-Wings.
 */
final class Rules {
  static final int NUMBER = 4;

  /**
   * What a technique eliminates within a chain.
   *
   * @param premises the candidates that have gone since the source and make the technique apply
   */
  record Found(List<Integer> eliminations, Set<Integer> premises) {}

  private final Marks source;
  private final Marks marks;
  private List<Found> found;

  Rules(Marks source, Marks marks) {
    this.source = source;
    this.marks = marks;
  }

  List<Found> apply(int rule) {
    found = new ArrayList<>();
    switch (rule) {
      case 0 -> lockedCandidates();
      case 1 -> hiddenPairs();
      case 2 -> nakedPairs();
      default -> xWings();
    }
    return found;
  }

  private void add(List<Integer> eliminations, Set<Integer> premises) {
    if (!premises.isEmpty()) {
      found.add(new Found(List.copyOf(new TreeSet<>(eliminations)), premises));
    }
  }

  private void lockedCandidates() {
    for (int pass = 0; pass < 4; pass++) {
      int kind = pass < 2 ? 0 : pass - 1;
      int other = pass < 2 ? pass + 1 : 0;
      for (int i = 0; i < Nine.SIDE; i++) {
        int house = kind * Nine.SIDE + i;
        for (int digit = 0; digit < Nine.SIDE; digit++) {
          locked(house, other, digit);
        }
      }
    }
  }

  private void locked(int house, int otherKind, int digit) {
    int places = marks.places(house, digit);
    if (Integer.bitCount(places) < 2) {
      return;
    }
    int into =
        Nine.HOUSES_OF[Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(places)]][otherKind];
    for (int rest = places; rest != 0; rest &= rest - 1) {
      if (Nine.HOUSES_OF[Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)]][otherKind]
          != into) {
        return;
      }
    }
    List<Integer> eliminations = new ArrayList<>();
    for (int cell : Nine.CELLS_OF[into]) {
      if (marks.has(cell, digit) && Nine.HOUSES_OF[cell][house / Nine.SIDE] != house) {
        eliminations.add(Nodes.on(cell, digit));
      }
    }
    if (!eliminations.isEmpty()) {
      Set<Integer> premises = new TreeSet<>();
      marks.lostOfHouse(source, house, digit, premises);
      premises.removeIf(c -> Nine.HOUSES_OF[Nodes.cell(c)][otherKind] == into);
      add(eliminations, premises);
    }
  }

  private void hiddenPairs() {
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int a = 0; a < Nine.SIDE; a++) {
        for (int b = a + 1; b < Nine.SIDE; b++) {
          hiddenPair(house, a, b);
        }
      }
    }
  }

  private void hiddenPair(int house, int a, int b) {
    int placesA = marks.places(house, a);
    int placesB = marks.places(house, b);
    int places = placesA | placesB;
    if (Integer.bitCount(placesA) < 2
        || Integer.bitCount(placesB) < 2
        || Integer.bitCount(places) != 2) {
      return;
    }
    List<Integer> eliminations = new ArrayList<>();
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int cell = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)];
      int others = marks.digits(cell) & ~(1 << a | 1 << b);
      for (int other = others; other != 0; other &= other - 1) {
        eliminations.add(Nodes.on(cell, Integer.numberOfTrailingZeros(other)));
      }
    }
    if (!eliminations.isEmpty()) {
      Set<Integer> premises = new TreeSet<>();
      marks.lostOfHouse(source, house, a, premises);
      marks.lostOfHouse(source, house, b, premises);
      add(eliminations, premises);
    }
  }

  private void nakedPairs() {
    for (int house = 0; house < Nine.HOUSES; house++) {
      for (int i = 0; i < Nine.SIDE; i++) {
        int one = Nine.CELLS_OF[house][i];
        for (int j = i + 1; marks.count(one) == 2 && j < Nine.SIDE; j++) {
          int other = Nine.CELLS_OF[house][j];
          if (marks.digits(other) == marks.digits(one)) {
            nakedPair(house, one, other);
          }
        }
      }
    }
  }

  private void nakedPair(int house, int one, int other) {
    List<Integer> eliminations = new ArrayList<>();
    for (int cell : Nine.CELLS_OF[house]) {
      int common = cell == one || cell == other ? 0 : marks.digits(cell) & marks.digits(one);
      for (int rest = common; rest != 0; rest &= rest - 1) {
        eliminations.add(Nodes.on(cell, Integer.numberOfTrailingZeros(rest)));
      }
    }
    if (!eliminations.isEmpty()) {
      Set<Integer> premises = new TreeSet<>();
      marks.lostOfCell(source, one, premises);
      marks.lostOfCell(source, other, premises);
      add(eliminations, premises);
    }
  }

  private void xWings() {
    for (int kind = 2; kind >= 1; kind--) {
      for (int i = 0; i < Nine.SIDE; i++) {
        for (int j = i + 1; j < Nine.SIDE; j++) {
          for (int digit = 0; digit < Nine.SIDE; digit++) {
            xWing(kind * Nine.SIDE + i, kind * Nine.SIDE + j, 3 - kind, digit);
          }
        }
      }
    }
  }

  private void xWing(int one, int other, int crossKind, int digit) {
    int places = marks.places(one, digit);
    if (Integer.bitCount(places) != 2 || marks.places(other, digit) != places) {
      return;
    }
    List<Integer> eliminations = new ArrayList<>();
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int cross = crossKind * Nine.SIDE + Integer.numberOfTrailingZeros(rest);
      for (int cell : Nine.CELLS_OF[cross]) {
        int base = Nine.HOUSES_OF[cell][3 - crossKind];
        if (base != one && base != other && marks.has(cell, digit)) {
          eliminations.add(Nodes.on(cell, digit));
        }
      }
    }
    if (!eliminations.isEmpty()) {
      Set<Integer> premises = new TreeSet<>();
      marks.lostOfHouse(source, one, digit, premises);
      marks.lostOfHouse(source, other, digit, premises);
      add(eliminations, premises);
    }
  }
}
