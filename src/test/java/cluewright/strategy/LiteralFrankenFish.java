package cluewright.strategy;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.strategy.fish.FrankenFish;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Franken fish as their definition has them: every set of bases with every set of covers, no house
 * in both, one of them a box, each cover with the digit in a base. A set of cells is a long, which
 * is enough for boards of 64 cells; a set of houses is an array of their numbers.
 */
public final class LiteralFrankenFish extends LiteralReading {
  private final int size;
  private final FrankenFish.Kind kind;

  /** The cells of each house that have the digit in hand. */
  private long[] places;

  public LiteralFrankenFish(int size, FrankenFish.Kind kind) {
    this.size = size;
    this.kind = kind;
  }

  /** More than 200 states of small boards. */
  public static List<States.Given> smallStates(int seed) {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 200, Tries.random(seed)));
    states.addAll(States.weakened(Boards.SIX, 5, Tries.random(seed + 1)));
    return states;
  }

  @Override
  public void read() {
    for (int digit = 1; digit <= board().digits(); digit++) {
      places = new long[board().houses().size()];
      for (int cell : cellsOf(digit)) {
        for (House house : board().housesOf(cell)) {
          places[board().houses().indexOf(house)] |= 1L << cell;
        }
      }
      read(digit, sets(House.Kind.ROW), sets(House.Kind.COLUMN));
      read(digit, sets(House.Kind.COLUMN), sets(House.Kind.ROW));
    }
  }

  private void read(int digit, List<int[]> bases, List<int[]> covers) {
    for (int[] base : bases) {
      if (isAllowed(base)) {
        for (int[] cover : covers) {
          read(digit, base, cover);
        }
      }
    }
  }

  private boolean isAllowed(int[] bases) {
    return kind == FrankenFish.Kind.FINNED
        ? Long.bitCount(inTwo(bases)) <= 2
        : inTwo(bases) == 0
            && IntStream.of(bases).allMatch(house -> Long.bitCount(places[house]) <= size);
  }

  private void read(int digit, int[] bases, int[] covers) {
    long base = inSome(bases);
    long cover = inSome(covers);
    long fins = (base & ~cover) | inTwo(bases);
    long gone = (cover & ~base) | inTwo(covers);
    int count = Long.bitCount(fins);
    boolean isKind = kind == FrankenFish.Kind.FINNED ? count > 0 && count <= 5 : count == 0;
    if (gone != 0 && isKind && isFranken(bases, covers, base)) {
      cells()
          .filter(cell -> (gone >>> cell & 1) != 0)
          .filter(cell -> cells().allMatch(f -> (fins >>> f & 1) == 0 || see(cell, f)))
          .forEach(cell -> eliminate(cell, digit));
    }
  }

  private boolean isFranken(int[] bases, int[] covers, long base) {
    return (hasBox(bases) || hasBox(covers))
        && IntStream.of(covers)
            .allMatch(
                cover ->
                    (places[cover] & base) != 0
                        && IntStream.of(bases).noneMatch(house -> house == cover));
  }

  private boolean hasBox(int[] houses) {
    return IntStream.of(houses)
        .anyMatch(house -> board().houses().get(house).kind() == House.Kind.BOX);
  }

  private long inSome(int[] houses) {
    long some = 0;
    for (int house : houses) {
      some |= places[house];
    }
    return some;
  }

  private long inTwo(int[] houses) {
    long once = 0;
    long twice = 0;
    for (int house : houses) {
      twice |= once & places[house];
      once |= places[house];
    }
    return twice;
  }

  /** Every set of as many lines and boxes as the fish has that hold the digit. */
  private List<int[]> sets(House.Kind kindOfLine) {
    int[] houses =
        IntStream.range(0, places.length)
            .filter(house -> places[house] != 0)
            .filter(
                house ->
                    List.of(kindOfLine, House.Kind.BOX)
                        .contains(board().houses().get(house).kind()))
            .toArray();
    List<int[]> sets = new ArrayList<>();
    extend(houses, 0, new int[0], sets);
    return sets;
  }

  private void extend(int[] houses, int from, int[] chosen, List<int[]> sets) {
    if (chosen.length == size) {
      sets.add(chosen);
      return;
    }
    for (int i = from; i < houses.length; i++) {
      int[] longer = Arrays.copyOf(chosen, chosen.length + 1);
      longer[chosen.length] = houses[i];
      extend(houses, i + 1, longer, sets);
    }
  }
}
