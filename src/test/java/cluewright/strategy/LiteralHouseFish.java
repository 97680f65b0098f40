package cluewright.strategy;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.fish.FrankenFish;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Franken and mutant fish as their definitions have them: every set of bases with every set of
 * covers, no house in both, each cover with the digit in a base. A Franken fish has a box, and no
 * row on the side of columns; all other fish but those of lines alone are mutants. A set of cells
 * is a long, which is enough for boards of 64 cells; so is a set of houses.
 */
public final class LiteralHouseFish extends LiteralReading {
  /** What may be bases, and then what may be covers, and so on. */
  private static final List<List<Kind>> FRANKEN =
      List.of(
          List.of(Kinds.ROW, Kinds.BOX),
          List.of(Kinds.COLUMN, Kinds.BOX),
          List.of(Kinds.COLUMN, Kinds.BOX),
          List.of(Kinds.ROW, Kinds.BOX));

  private static final List<Kind> ALL =
      Stream.concat(Stream.of(Kinds.ROW, Kinds.COLUMN, Kinds.BOX), Kinds.ALL.stream()).toList();

  private static final List<List<Kind>> MUTANT = List.of(ALL, ALL);

  private final int size;
  private final FrankenFish.Kind kind;
  private final List<List<Kind>> sides;

  /** The cells of each house that have the digit in hand. */
  private long[] places;

  private long[] peers;

  private LiteralHouseFish(int size, FrankenFish.Kind kind, List<List<Kind>> sides) {
    this.size = size;
    this.kind = kind;
    this.sides = sides;
  }

  public static LiteralHouseFish franken(int size, FrankenFish.Kind kind) {
    return new LiteralHouseFish(size, kind, FRANKEN);
  }

  public static LiteralHouseFish mutant(int size, FrankenFish.Kind kind) {
    return new LiteralHouseFish(size, kind, MUTANT);
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
    peers =
        cells()
            .mapToLong(cell -> cells().filter(c -> see(cell, c)).mapToLong(c -> 1L << c).sum())
            .toArray();
    for (int digit = 1; digit <= board().digits(); digit++) {
      places = new long[board().houses().size()];
      for (int cell : cellsOf(digit)) {
        for (House house : board().housesOf(cell)) {
          places[board().houses().indexOf(house)] |= 1L << cell;
        }
      }
      for (int side = 0; side < sides.size(); side += 2) {
        read(digit, sets(sides.get(side)), sets(sides.get(side + 1)));
      }
    }
  }

  private void read(int digit, List<Houses> bases, List<Houses> covers) {
    for (Houses base : bases) {
      if (isAllowed(base)) {
        for (Houses cover : covers) {
          if ((base.numbers & cover.numbers) == 0 && isMix(base, cover)) {
            read(digit, base, cover);
          }
        }
      }
    }
  }

  private boolean isAllowed(Houses bases) {
    return kind == FrankenFish.Kind.FINNED
        ? Long.bitCount(bases.inTwo) <= 2
        : bases.inTwo == 0 && bases.most <= size;
  }

  private boolean isMix(Houses bases, Houses covers) {
    return sides == FRANKEN
        ? bases.hasBox || covers.hasBox
        : (bases.hasRow && (bases.hasColumn || covers.hasRow))
            || (covers.hasColumn && (covers.hasRow || bases.hasColumn));
  }

  private void read(int digit, Houses bases, Houses covers) {
    long fins = (bases.inSome & ~covers.inSome) | bases.inTwo;
    long gone = (covers.inSome & ~bases.inSome) | covers.inTwo;
    int count = Long.bitCount(fins);
    boolean isKind = kind == FrankenFish.Kind.FINNED ? count > 0 && count <= 5 : count == 0;
    for (int cell = 0; isKind && cell < board().cells(); cell++) {
      if ((gone >>> cell & 1) != 0
          && (fins & ~peers[cell]) == 0
          && covers.eachReaches(bases.inSome)) {
        eliminate(cell, digit);
      }
    }
  }

  /** Every set of as many houses of some kinds as the fish has that hold the digit. */
  private List<Houses> sets(List<Kind> kinds) {
    int[] houses =
        IntStream.range(0, places.length)
            .filter(house -> places[house] != 0)
            .filter(house -> kinds.contains(board().houses().get(house).kind()))
            .toArray();
    List<Houses> sets = new ArrayList<>();
    extend(houses, 0, new int[0], sets);
    return sets;
  }

  private void extend(int[] houses, int from, int[] chosen, List<Houses> sets) {
    if (chosen.length == size) {
      sets.add(new Houses(chosen));
      return;
    }
    for (int i = from; i < houses.length; i++) {
      int[] longer = Arrays.copyOf(chosen, chosen.length + 1);
      longer[chosen.length] = houses[i];
      extend(houses, i + 1, longer, sets);
    }
  }

  /** Some houses, and the cells with the digit in some of them and in two. */
  private final class Houses {
    private final int[] all;
    private long numbers;
    private long inSome;
    private long inTwo;
    private int most;
    private boolean hasRow;
    private boolean hasColumn;
    private boolean hasBox;

    private Houses(int[] all) {
      this.all = all;
      for (int house : all) {
        Kind kindOfHouse = board().houses().get(house).kind();
        hasRow |= kindOfHouse == Kinds.ROW;
        hasColumn |= kindOfHouse == Kinds.COLUMN;
        hasBox |= kindOfHouse == Kinds.BOX;
        numbers |= 1L << house;
        inTwo |= inSome & places[house];
        inSome |= places[house];
        most = Math.max(most, Long.bitCount(places[house]));
      }
    }

    private boolean eachReaches(long cells) {
      return IntStream.of(all).allMatch(house -> (places[house] & cells) != 0);
    }
  }
}
