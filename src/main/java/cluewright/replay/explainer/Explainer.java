package cluewright.replay.explainer;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Condition;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.replay.Tenths;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.Predicate;

/**
 * Rates 9x9 puzzles as Sudoku Explainer does: by the hardest step when each step is the easiest
 * available.
 *
 * <p>Singles and what that program calls direct are placements of their own, with the ratings that
 * it prints. Up to 4.4 everything is monotone: once there is a step, it stays until what it says is
 * done, so the order of these steps does not matter, and placements are made at once. For one
 * thread, and reused from puzzle to puzzle.
 *
 * <p>Sources: the ratings published for version 1.2.1, descriptions and printed solving paths of it
 * and of its successor, and lists of puzzles that they rated; for {@link Edition#SERATE} also what
 * the sources say. The code of none was used.
 */
public final class Explainer {
  public static final int HIGHEST = Condition.Explained.HIGHEST;

  private static final int[] TWO_LINKS = {40, 41, 42, 43};

  private static final int[] THREE_LINKS = {54, 56, 55, 57};
  private static final int[] WXYZ_WINGS = {55, 56, 55};
  private static final int[] VWXYZ_WINGS = {63, 64, 63, 62};

  static final Set<String> SETS_AND_FISH =
      Set.of(
          "pointing",
          "claiming",
          "naked-pair",
          "x-wing",
          "hidden-pair",
          "naked-triple",
          "swordfish",
          "hidden-triple");

  static final Set<String> WINGS = Set.of("xy-wing", "xyz-wing");
  static final Set<String> QUADS = Set.of("naked-quad", "jellyfish", "hidden-quad");

  private static final int HARDEST_NESTING = 4;

  /**
   * The rating of an XYZ-Wing, up to which techniques are ordered by rating, with one exception.
   */
  private static final int HARDEST_ORDERED = 44;

  /**
   * A kind of step.
   *
   * @param least no step of this kind, and none of a later turn, is rated lower, in tenths
   * @param take makes one, if there is one; gives its rating, 0 if there is none
   */
  private record Turn(int least, IntSupplier take) {}

  private record Placing(int tenths, Predicate<SolvingState> places) {}

  private final SolvingState state = new SolvingState(Boards.NINE);
  private final Marks marks = new Marks();
  private final Stop stop;

  /**
   * Singles, which come first once harder steps were needed, since they are the cheapest to find.
   * None where the order of placements matters.
   */
  private final List<Placing> singles;

  private final List<Placing> placings;
  private final List<Turn> turns = new ArrayList<>();

  /** An explainer by the successor's rules, which cannot be cancelled. */
  public Explainer() {
    this(Edition.SUCCESSOR, () -> false);
  }

  /**
   * An explainer by an edition's rules.
   *
   * @param stop asked again and again, from several threads; once true, the rating ends with what
   *     is known
   */
  public Explainer(Edition edition, Stop stop) {
    this.stop = stop;
    Placements own =
        edition.eliminatesDirectly()
            ? Placements.eliminating(Boards.NINE)
            : Placements.placing(Boards.NINE);
    Placing inBox = new Placing(12, own::hiddenSinglesInBoxes);
    Placing inLine = new Placing(15, own::hiddenSinglesInLines);
    Placing naked =
        new Placing(23, edition.eliminatesDirectly() ? own::nakedSingle : own::nakedSingles);
    singles = edition.eliminatesDirectly() ? List.of() : List.of(naked, inBox, inLine);
    placings =
        List.of(
            new Placing(10, own::lastInHouse),
            inBox,
            inLine,
            new Placing(17, own::directPointing),
            new Placing(19, own::directClaiming),
            new Placing(20, given -> own.directHiddenSet(2, given)),
            naked,
            new Placing(25, given -> own.directHiddenSet(3, given)));
    boolean knowsMore = edition.knowsLinksAndWings();
    addFinders(26, SETS_AND_FISH);
    addIf(knowsMore, new StrongLinkChains(2, TWO_LINKS));
    addFinders(42, WINGS);
    add(new UniqueLoops(edition));
    addFinders(50, QUADS);
    addIf(knowsMore, new StrongLinkChains(3, THREE_LINKS));
    addIf(knowsMore, new LockedSetWings(3, WXYZ_WINGS));
    add(new BivalueGraves(edition));
    addIf(knowsMore, new LockedSetWings(4, VWXYZ_WINGS));
    add(new AlignedExclusions(2));
    add(new ForcingChains(edition));
    add(new AlignedExclusions(3));
    add(MultipleChains.nishio(stop));
    add(MultipleChains.multiple(stop));
    for (int nesting = 0; nesting <= HARDEST_NESTING; nesting++) {
      add(MultipleChains.dynamic(nesting, edition, stop));
    }
  }

  private void addFinders(int least, Set<String> ids) {
    OrderedFinders finders = new OrderedFinders(Boards.NINE, order(ids));
    turns.add(
        new Turn(
            least,
            () -> {
              Optional<Deduction> found = finders.first(state);
              found.ifPresent(deduction -> deduction.applyTo(state));
              return found.map(deduction -> tenths(deduction.variant())).orElse(0);
            }));
  }

  private static SolvingOrder order(Set<String> ids) {
    return SolvingOrder.explainer().only(variant -> ids.contains(variant.id()));
  }

  private static int tenths(Variant variant) {
    return Tenths.of(variant.explainer().orElseThrow());
  }

  private void addIf(boolean isKnown, Technique technique) {
    if (isKnown) {
      add(technique);
    }
  }

  private void add(Technique technique) {
    turns.add(
        new Turn(
            technique.least(),
            () -> {
              marks.load(state);
              Optional<Step> step = technique.first(marks);
              step.ifPresent(found -> found.applyTo(state));
              return step.map(Step::tenths).orElse(0);
            }));
  }

  /** True if the board is one that Sudoku Explainer knows. */
  public static boolean knows(Board board) {
    return board.equals(Boards.NINE);
  }

  /** The ratings of a puzzle with one solution. */
  public ExplainerRating rate(Puzzle puzzle) {
    return rate(puzzle, HIGHEST);
  }

  /**
   * The ratings of a puzzle with one solution, or the answer that its ER exceeds a limit.
   *
   * @param most in tenths; a rating that is higher is not worked out to its end
   */
  public ExplainerRating rate(Puzzle puzzle, int most) {
    state.load(puzzle);
    int hardest = 0;
    int pearl = 0;
    int diamond = 0;
    int open = state.unplaced();
    int placedBefore = 0;
    while (!state.isComplete() && !state.isContradictory()) {
      int unplaced = state.unplaced();
      int tenths = step(hardest, most);
      if (tenths <= 0) {
        return new ExplainerRating(Math.max(hardest, -tenths), pearl, diamond, placedBefore, false);
      }
      if (tenths > hardest) {
        hardest = tenths;
        placedBefore = open - unplaced;
      }
      diamond = diamond == 0 ? tenths : diamond;
      if (pearl == 0 && state.unplaced() < unplaced) {
        pearl = hardest;
      }
      if (hardest > most) {
        return new ExplainerRating(hardest, pearl, diamond, placedBefore, false);
      }
    }
    return new ExplainerRating(hardest, pearl, diamond, placedBefore, !state.isContradictory());
  }

  /**
   * Takes the easiest step.
   *
   * @return its rating; 0 if it was cancelled; if no step is known that is rated {@code most} or
   *     less, how much the next is rated at least, negated
   */
  private int step(int hardest, int most) {
    for (Placing single : singles) {
      if (single.tenths <= hardest && single.places.test(state)) {
        return single.tenths;
      }
    }
    for (Placing placing : placings) {
      if (placing.places.test(state)) {
        return placing.tenths;
      }
    }
    for (Turn turn : turns) {
      if (turn.least > most) {
        return -turn.least;
      }
      int tenths = stop.isStopped() ? 0 : turn.take.getAsInt();
      if (stop.isStopped()) {
        return 0;
      }
      if (tenths != 0) {
        return tenths;
      }
    }
    return -turns.get(turns.size() - 1).least;
  }

  /**
   * The highest possible rating, in tenths, of puzzles that these strategies solve; empty if
   * unknown, as where the program's order puts other techniques before strong links and wings.
   */
  public static OptionalInt most(StrategySet strategies) {
    List<Variant> variants =
        strategies.isAny()
            ? List.of()
            : strategies.strategies().stream().flatMap(one -> one.variants().stream()).toList();
    int most = 0;
    for (Variant variant : variants) {
      if (variant.explainer().isEmpty() || tenths(variant) > HARDEST_ORDERED) {
        return OptionalInt.empty();
      }
      int before = WINGS.contains(variant.id()) ? TWO_LINKS[3] : 0;
      most = Math.max(most, Math.max(before, tenths(variant)));
    }
    return variants.isEmpty() ? OptionalInt.empty() : OptionalInt.of(most);
  }
}
