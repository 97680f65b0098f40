package cluewright.document;

import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The design of one puzzle at one moment.
 *
 * @param title may be empty
 * @param author may be empty
 * @param notes what the designer wants to remember; may be empty
 * @param mask where the clues stand; without a puzzle, values of its board's rules may be open
 * @param skeleton the board with open values for which the puzzle's board has values; empty where
 *     none were open, and without a puzzle
 * @param digitSet how people see its digits; the usual way where they do not suit the board
 * @param fixed digits that the designer chose for some of the mask's cells; all others are empty
 * @param chosen strategies that the designer chose, the required ones among them; those that the
 *     board has no use for are left out; may be empty, while the designer is still choosing, or any
 * @param required those of them that the puzzle must contain: {@linkplain #needed need}, or
 *     {@linkplain #used use}
 * @param forbidden strategies that must not be chosen, not even with a level that allows them
 * @param conditions what else the puzzle should be like
 * @param puzzle the puzzle on display; its digits stand on exactly the mask's cells
 * @param results what was found so far and not discarded, oldest first, whatever its mask
 * @param plays how people solved this puzzle or earlier ones, oldest first
 * @param unfinished what was begun and not finished of this puzzle, of results, or of earlier ones:
 *     at most one of each puzzle, and {@link #MOST_UNFINISHED} in all, the one written on last at
 *     the end
 * @param sketches what was painted onto the board itself and is not in use yet, whatever its board
 */
public record Document(
    String title,
    String author,
    String notes,
    Mask mask,
    Optional<Board> skeleton,
    DigitSet digitSet,
    Puzzle fixed,
    StrategySet chosen,
    StrategySet required,
    StrategySet forbidden,
    Conditions conditions,
    Optional<Puzzle> puzzle,
    List<Result> results,
    List<TestPlay> plays,
    List<UnfinishedPlay> unfinished,
    Sketches sketches) {
  /** The maximum number of unfinished plays kept. */
  public static final int MOST_UNFINISHED = 50;

  public Document {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    Objects.requireNonNull(notes);
    Objects.requireNonNull(conditions);
    Objects.requireNonNull(sketches);
    results = List.copyOf(results);
    digitSet = digitSet.on(mask.board());
    plays = List.copyOf(plays);
    unfinished = List.copyOf(unfinished);
    chosen = chosen.on(mask.board());
    required = required.on(mask.board());
    forbidden = forbidden.on(mask.board());
    if (puzzle.isPresent() && !puzzle.get().mask().equals(mask)) {
      throw new IllegalArgumentException("the puzzle's digits do not stand on the mask's cells");
    }
    boolean isFilled =
        skeleton.map(open -> puzzle.isPresent() && open.isFilledBy(mask.board())).orElse(true);
    if (!isFilled || (puzzle.isPresent() && mask.board().isOpen())) {
      throw new IllegalArgumentException("the puzzle does not have values for what was open");
    }
    if (!fixed.board().equals(mask.board()) || !mask.clues().containsAll(fixed.mask().clues())) {
      throw new IllegalArgumentException("a digit is fixed outside the mask");
    }
    if (!chosen.containsAll(required)) {
      throw new IllegalArgumentException("a required strategy is not among the chosen ones");
    }
    if (chosen.isAny() && !required.isEmpty()) {
      throw new IllegalArgumentException("a strategy is required where any are allowed");
    }
    if (unfinished.size() > MOST_UNFINISHED
        || unfinished.stream().map(UnfinishedPlay::puzzle).distinct().count() < unfinished.size()) {
      throw new IllegalArgumentException("too many unfinished plays, in all or of one puzzle");
    }
    if (!forbidden.and(chosen).isEmpty()) {
      throw new IllegalArgumentException("a forbidden strategy is among the chosen ones");
    }
  }

  /** A document without texts, puzzle and conditions, with nothing fixed, required or forbidden. */
  public static Document untitled(Mask mask, StrategySet strategies) {
    return new Document(
        "",
        "",
        "",
        mask,
        Optional.empty(),
        DigitSet.USUAL,
        Puzzle.empty(mask.board()),
        strategies,
        StrategySet.of(List.of()),
        StrategySet.of(List.of()),
        Conditions.NONE,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Sketches.NONE);
  }

  /**
   * A document without texts and puzzle but with the same difficulty, that is, the same level and
   * strategies.
   */
  public Document another(Mask cells) {
    StrategySet may = required.isEmpty() ? chosenOn(cells.board()) : strategies();
    return untitled(cells, may)
        .withForbidden(forbidden.without(may))
        .withConditions(conditions.level().map(Conditions.NONE::with).orElse(Conditions.NONE));
  }

  public Document withTitle(String text) {
    return with(next -> next.title = text);
  }

  public Document withAuthor(String text) {
    return with(next -> next.author = text);
  }

  public Document withNotes(String text) {
    return with(next -> next.notes = text);
  }

  /**
   * This document with another mask; if it differs, fixed digits outside it are dropped, and the
   * puzzle remains only among the results. Who chose every strategy of a level on one board has
   * done so on another, too.
   */
  public Document withMask(Mask cells) {
    return cells.equals(mask)
        ? this
        : with(
            next -> {
              boolean isSameBoard = cells.board().equals(mask.board());
              next.mask = cells;
              next.skeleton = isSameBoard ? skeleton : Optional.empty();
              next.chosen = chosenOn(cells.board());
              next.fixed = fixedOn(cells);
              next.puzzle = Optional.empty();
              next.results = resultsWithPuzzle();
            });
  }

  /** What puzzles are looked for on: the mask, on a board whose open values are open again. */
  public Mask asked() {
    return skeleton.map(open -> new Mask(open, mask.clues())).orElse(mask);
  }

  /** The mask that a result was found for; what was open on its board is open again. */
  public Mask askedFor(Puzzle found) {
    Board open = asked().board();
    return open.isFilledBy(found.board()) ? new Mask(open, found.mask().clues()) : found.mask();
  }

  /** The fixed digits on the board of {@link #asked}. */
  public Puzzle askedFixed() {
    return skeleton.map(open -> fixed.on(open)).orElse(fixed);
  }

  private StrategySet chosenOn(Board board) {
    if (board.equals(mask.board())) {
      return chosen;
    }
    return Stream.of(Level.values())
        .map(StrategySet::upTo)
        .filter(all -> all.on(mask.board()).equals(chosen))
        .findFirst()
        .orElse(chosen)
        .on(board);
  }

  /** The results including the current puzzle, which leaves the board. */
  private List<Result> resultsWithPuzzle() {
    Optional<Puzzle> unknown =
        puzzle.filter(shown -> results.stream().map(Result::puzzle).noneMatch(shown::equals));
    List<Result> all = new ArrayList<>(results);
    unknown.ifPresent(shown -> all.add(new Result(shown, strategies(), false)));
    return all;
  }

  private Puzzle fixedOn(Mask cells) {
    Board board = cells.board();
    boolean isAlike =
        board.rows() == mask.board().rows()
            && board.columns() == mask.board().columns()
            && board.digits() == mask.board().digits();
    return isAlike ? fixed.on(board).restrictedTo(cells) : Puzzle.empty(board);
  }

  /**
   * This document with other fixed digits on the mask; a puzzle that contradicts them remains only
   * among the results.
   */
  public Document withFixed(Puzzle digits) {
    Optional<Puzzle> agreeing = puzzle.filter(shown -> agrees(shown, digits));
    return with(
        next -> {
          next.fixed = digits;
          next.puzzle = agreeing;
          next.results = agreeing.equals(puzzle) ? results : resultsWithPuzzle();
        });
  }

  /** The digits on the board: those of the puzzle or, before there is one, the fixed ones. */
  public Puzzle digits() {
    return puzzle.orElse(fixed);
  }

  /** True if each cell of the mask has a fixed digit and there is no puzzle: a draft. */
  public boolean isDraft() {
    return puzzle.isEmpty() && !mask.clues().isEmpty() && fixed.mask().equals(mask);
  }

  /** True if the puzzle on display was not made by hand and is not in another document. */
  public boolean leavesBehind(Document next) {
    return puzzle.isPresent() && !isByHand() && !next.puzzle.equals(puzzle);
  }

  /** True if this is a draft whose digits another document in its place would not have. */
  public boolean endsDraft(Document next) {
    return isDraft() && !next.isDraft() && !next.fixed.equals(fixed);
  }

  private boolean isByHand() {
    return puzzle.equals(Optional.of(fixed));
  }

  /**
   * This document with other digits on the board, all of them fixed: a cell that loses its digit
   * leaves the mask, and one that gets a digit joins it. A puzzle stays among the results, but not
   * one that was made in the same way, of fixed digits alone; its values stay on the board.
   */
  public Document withDigits(Puzzle others) {
    if (others.equals(digits())) {
      return this;
    }
    return with(
        next -> {
          next.mask = mask.without(digits().mask().clues()).with(others.mask().clues());
          next.skeleton = Optional.empty();
          next.fixed = others;
          next.puzzle = Optional.empty();
          next.results = isByHand() ? results : resultsWithPuzzle();
        });
  }

  /**
   * The strategies that a solver may use: the chosen ones, and all easier than the hardest required
   * one, since a puzzle requires a strategy only where these get stuck. Where the required ones
   * bring the level that is asked for, none that are harder: few puzzles of a level need a strategy
   * although all harder ones of the level could take its place.
   */
  public StrategySet strategies() {
    if (required.isEmpty()) {
      return chosen;
    }
    boolean isReached =
        conditions.level().map(Condition.Levels::hardest).filter(required::reaches).isPresent();
    StrategySet kept = isReached ? chosen.notHarderThan(required) : chosen;
    return kept.with(required.withEasier().on(mask.board()));
  }

  /**
   * The required strategies without which the others must get stuck: all, or those of the requested
   * level.
   */
  public StrategySet needed() {
    return required.without(used());
  }

  /**
   * The required strategies that are easier than the requested level. The harder ones, which the
   * puzzle must need, could take their place; so it is enough if the easiest path, on which each
   * comes only where all easier ones are stuck, uses them.
   */
  public StrategySet used() {
    return conditions
        .level()
        .map(level -> required.below(level.hardest()))
        .orElse(StrategySet.of(List.of()));
  }

  /** The conditions on the puzzle, including the strategies it must {@linkplain #used use}. */
  public Conditions allConditions() {
    Conditions all = conditions;
    for (Strategy strategy : used().strategies()) {
      Condition once = new Condition.AtLeast(strategy, 1);
      all = all.ofPath().stream().anyMatch(once::replaces) ? all : all.with(once);
    }
    return all;
  }

  /** The chosen strategies that are not allowed because a required one sets the level. */
  public StrategySet heldOut() {
    return chosen.without(strategies());
  }

  /**
   * This document with other chosen strategies; those no longer chosen are no longer required, and
   * those chosen no longer forbidden. Where any are chosen, none can be required.
   */
  public Document withStrategies(StrategySet set) {
    return with(
        next -> {
          next.chosen = set;
          next.required = set.isAny() ? StrategySet.of(List.of()) : required.and(set);
          next.forbidden = forbidden.without(set);
        });
  }

  /**
   * This document with other forbidden strategies, which are neither chosen nor required; of any
   * strategies, all the others remain.
   */
  public Document withForbidden(StrategySet set) {
    return with(
        next -> {
          next.chosen = (set.isEmpty() ? chosen : named()).without(set);
          next.required = required.without(set);
          next.forbidden = set;
        });
  }

  /**
   * This document with more allowed strategies. Where a required strategy brings the level that is
   * asked for, and so holds one of them out, no level is asked for any longer.
   */
  public Document allowing(StrategySet more) {
    Document next = withStrategies(chosen.with(more));
    return next.strategies().containsAll(more.on(mask.board()))
        ? next
        : next.withConditions(conditions.withoutLevel());
  }

  /** This document with any strategies, and so without a level. */
  public Document ofAnyStrategies() {
    return withConditions(conditions.withoutLevel()).withStrategies(StrategySet.any());
  }

  /** The chosen strategies; for any, those of all levels. */
  private StrategySet named() {
    return chosen.isAny() ? StrategySet.upTo(Level.EXTREME).on(mask.board()) : chosen;
  }

  /**
   * This document with other requirements; required strategies are chosen and no longer forbidden.
   * Where any were chosen, only these are.
   */
  public Document withRequired(StrategySet set) {
    return with(
        next -> {
          next.chosen = chosen.isAny() && !set.isEmpty() ? set : chosen.with(set);
          next.required = set;
          next.forbidden = forbidden.without(set);
        });
  }

  public Document withConditions(Conditions other) {
    return with(next -> next.conditions = other);
  }

  /**
   * True if nothing was done except choosing a difficulty, so that another document may replace it.
   */
  boolean isUntouched() {
    return equals(another(Mask.empty(mask.board())));
  }

  public Document withDigitSet(DigitSet set) {
    return with(next -> next.digitSet = set);
  }

  public Document withResults(List<Result> all) {
    return with(next -> next.results = all);
  }

  public Document withPlays(List<TestPlay> all) {
    return with(next -> next.plays = all);
  }

  /** The test plays of the current puzzle, oldest first. */
  public List<TestPlay> playsOfPuzzle() {
    return plays.stream().filter(play -> puzzle.filter(play.puzzle()::equals).isPresent()).toList();
  }

  public Optional<UnfinishedPlay> unfinished(Puzzle played) {
    return unfinished.stream().filter(play -> play.puzzle().equals(played)).findFirst();
  }

  /**
   * This document with a puzzle's unfinished play, if there is one. Of too many, the one that was
   * written on least lately goes.
   */
  public Document withUnfinished(Puzzle played, Optional<UnfinishedPlay> play) {
    if (unfinished(played).equals(play)) {
      return this;
    }
    List<UnfinishedPlay> all = new ArrayList<>(unfinished);
    all.removeIf(other -> other.puzzle().equals(played));
    play.ifPresent(all::add);
    return withUnfinished(all.subList(Math.max(0, all.size() - MOST_UNFINISHED), all.size()));
  }

  public Document withUnfinished(List<UnfinishedPlay> all) {
    return with(next -> next.unfinished = all);
  }

  public Document withSketches(Sketches other) {
    return with(next -> next.sketches = other);
  }

  /** True if a puzzle is on display, among the results, or has an unfinished play here. */
  public boolean knows(Puzzle one) {
    return puzzle.filter(one::equals).isPresent()
        || results.stream().map(Result::puzzle).anyMatch(one::equals)
        || unfinished(one).isPresent();
  }

  /**
   * This document with a puzzle on display, whose cells become the mask; contradicting fixed digits
   * are released, and the former puzzle remains among the results.
   */
  public Document withPuzzle(Puzzle digits) {
    return with(
        next -> {
          Board open = asked().board();
          boolean isOfSkeleton = open.isFilledBy(digits.board());
          Puzzle own = isOfSkeleton ? fixed.on(digits.board()) : fixed;
          next.mask = digits.mask();
          next.skeleton = isOfSkeleton ? Optional.of(open) : Optional.empty();
          next.chosen = chosenOn(digits.board());
          next.fixed = agrees(digits, own) ? own : Puzzle.empty(digits.board());
          next.puzzle = Optional.of(digits);
          next.results = next.puzzle.equals(puzzle) ? results : resultsWithPuzzle();
        });
  }

  private static boolean agrees(Puzzle puzzle, Puzzle part) {
    return puzzle.board().equals(part.board()) && puzzle.restrictedTo(part.mask()).equals(part);
  }

  /** True if another document asks for the same puzzles. */
  public boolean asksLike(Document other) {
    return asked().equals(other.asked())
        && askedFixed().equals(other.askedFixed())
        && strategies().equals(other.strategies())
        && required.equals(other.required)
        && conditions.equals(other.conditions);
  }

  private Document with(Consumer<Draft> change) {
    Draft next = new Draft(this);
    change.accept(next);
    return next.document();
  }

  /** The parts of a document that are about to change. */
  private static final class Draft {
    private String title;
    private String author;
    private String notes;
    private Mask mask;
    private Optional<Board> skeleton;
    private DigitSet digitSet;
    private Puzzle fixed;
    private StrategySet chosen;
    private StrategySet required;
    private StrategySet forbidden;
    private Conditions conditions;
    private Optional<Puzzle> puzzle;
    private List<Result> results;
    private List<TestPlay> plays;
    private List<UnfinishedPlay> unfinished;
    private Sketches sketches;

    private Draft(Document from) {
      title = from.title;
      author = from.author;
      notes = from.notes;
      mask = from.mask;
      skeleton = from.skeleton;
      digitSet = from.digitSet;
      fixed = from.fixed;
      chosen = from.chosen;
      required = from.required;
      forbidden = from.forbidden;
      conditions = from.conditions;
      puzzle = from.puzzle;
      results = from.results;
      plays = from.plays;
      unfinished = from.unfinished;
      sketches = from.sketches;
    }

    /** Without a puzzle, what was open is open again. */
    private Document document() {
      if (puzzle.isEmpty() && skeleton.isPresent()) {
        mask = new Mask(skeleton.get(), mask.clues());
        fixed = fixed.on(skeleton.get());
        skeleton = Optional.empty();
      }
      return new Document(
          title,
          author,
          notes,
          mask,
          skeleton,
          digitSet,
          fixed,
          chosen,
          required,
          forbidden,
          conditions,
          puzzle,
          results,
          plays,
          unfinished,
          sketches);
    }
  }
}
