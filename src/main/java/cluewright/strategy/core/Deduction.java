package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * A conclusion of a strategy from a state, with its evidence.
 *
 * <p>It places one candidate or eliminates some, numbered by {@link Board#candidate}; what S2 then
 * forces is not listed. Its evidence is made only when somebody asks for it.
 */
public final class Deduction {
  private final Board board;
  private final Strategy strategy;
  private final Variant variant;
  private final boolean places;
  private final int[] changes;
  private final Supplier<Evidence> evidence;

  /** How changes unfold. */
  private final Optional<Why> why;

  private final Phrase name;

  private Deduction(
      Board board,
      Strategy strategy,
      Variant variant,
      boolean places,
      int[] changes,
      Supplier<Evidence> evidence,
      Optional<Why> why,
      Phrase name) {
    this.board = board;
    this.strategy = strategy;
    this.variant = variant;
    this.places = places;
    this.changes = changes;
    this.evidence = evidence;
    this.why = why;
    this.name = name;
  }

  /** A placement in one of the strategy's variants. */
  public static Deduction place(
      Board board, Strategy strategy, Variant variant, int candidate, Supplier<Evidence> evidence) {
    return new Deduction(
        board,
        strategy,
        variant,
        true,
        new int[] {candidate},
        evidence,
        Optional.empty(),
        variant.name());
  }

  /** Eliminations of open candidates in one of the strategy's variants. */
  public static Deduction eliminate(
      Board board,
      Strategy strategy,
      Variant variant,
      int[] candidates,
      Supplier<Evidence> evidence) {
    return new Deduction(
        board, strategy, variant, false, candidates, evidence, Optional.empty(), variant.name());
  }

  public Board board() {
    return board;
  }

  public Strategy strategy() {
    return strategy;
  }

  /** The form of the strategy, with name and ratings. */
  public Variant variant() {
    return variant;
  }

  public boolean places() {
    return places;
  }

  /** The placed candidate, or the eliminated ones. */
  public List<Integer> changes() {
    return Arrays.stream(changes).boxed().toList();
  }

  public CellSet changedCells() {
    return CellSet.of(Arrays.stream(changes).map(board::cellOf));
  }

  public Evidence evidence() {
    return evidence.get();
  }

  /** Unfolds an argument. */
  @FunctionalInterface
  public interface Why {

    /**
     * The lines in which supposing the contrary of any of some changes leads to a contradiction.
     *
     * @param soFar given all lines that are known, whenever there are more
     * @throws CancellationException if it is stopped
     */
    List<Consequence> lines(int[] changes, Stop stop, Consumer<List<Consequence>> soFar);
  }

  /** This deduction, whose argument unfolds on request. */
  public Deduction unfoldedBy(Why lines) {
    return new Deduction(
        board, strategy, variant, places, changes, evidence, Optional.of(lines), name);
  }

  /** This deduction under another name. */
  public Deduction named(Phrase other) {
    return new Deduction(board, strategy, variant, places, changes, evidence, why, other);
  }

  /** What heads its sentence: as a rule, the name of its variant. */
  public Phrase name() {
    return name;
  }

  /** True if its argument unfolds. */
  public boolean unfolds() {
    return why.isPresent();
  }

  /** What unfolds its argument, if so. */
  public Optional<Why> why() {
    return why;
  }

  /** The lines in which its argument unfolds; this may take long. */
  public List<Consequence> unfolded() {
    return unfolded(Stop.NEVER, lines -> {});
  }

  /**
   * The lines in which its argument unfolds.
   *
   * @param soFar given all lines that are known, whenever there are more
   * @throws CancellationException if it is stopped
   */
  public List<Consequence> unfolded(Stop stop, Consumer<List<Consequence>> soFar) {
    return why.map(each -> each.lines(changes.clone(), stop, soFar)).orElse(List.of());
  }

  /** This deduction with only those changes that {@code isNew} accepts. */
  public Deduction only(IntPredicate isNew) {
    int[] kept = Arrays.stream(changes).filter(isNew).toArray();
    return kept.length == changes.length
        ? this
        : new Deduction(board, strategy, variant, places, kept, evidence, why, name);
  }

  /** True if it would still change something. */
  public boolean isOpenIn(WorkingState state) {
    return Arrays.stream(changes).anyMatch(candidate -> isOpenIn(state, candidate));
  }

  /** True if one of its changes is still to be made. */
  public boolean isOpenIn(WorkingState state, int candidate) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    return places ? state.placed(cell) != digit : (state.candidates(cell) >>> (digit - 1) & 1) != 0;
  }

  /** Applies the changes to a state. */
  public void applyTo(WorkingState state) {
    for (int candidate : changes) {
      int cell = board.cellOf(candidate);
      int digit = board.digitOf(candidate);
      if (places) {
        state.place(cell, digit);
      } else {
        state.eliminate(cell, 1 << (digit - 1));
      }
    }
  }

  /**
   * The whole sentence, for example {@code X-Wing: 7 in rows 2 and 6 lies only in columns 3 and 8,
   * so 7 is eliminated from r4c3 and r9c8.}
   */
  public Phrase sentence() {
    return Phrase.of("reasons.named", name, argument());
  }

  /** The sentence without the strategy's name, as after a colon. */
  public Phrase argument() {
    Phrase reason = evidence().reason();
    return places
        ? Phrase.of("reasons.so-is", reason, placedCell(), placedDigit())
        : Phrase.of("reasons.so-eliminated", reason, Words.eliminated(board, changes));
  }

  /** The conclusion, for example {@code r4c7 is 5.} or {@code 7 is eliminated from r4c3.} */
  public Phrase effect() {
    return places
        ? Phrase.of("reasons.is", placedCell(), placedDigit())
        : Phrase.of("reasons.eliminated", Words.eliminated(board, changes));
  }

  /**
   * The conclusion as part of a list: {@code r4c7 = 5}, with non-breaking blanks, or {@code 7 is
   * eliminated from r4c3 and r9c8}.
   */
  public Phrase conclusion() {
    return places
        ? Phrase.together(List.of(placedCell(), "\u00a0=\u00a0", placedDigit()))
        : Words.eliminated(board, changes);
  }

  private Phrase placedCell() {
    return Words.cell(board, board.cellOf(changes[0]));
  }

  private Phrase placedDigit() {
    return Words.digit(board, board.digitOf(changes[0]));
  }

  @Override
  public String toString() {
    return Phrase.of("reasons.short", name, effect()).toString();
  }
}
