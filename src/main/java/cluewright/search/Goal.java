package cluewright.search;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The conditions on a puzzle beyond being solvable with the strategies.
 *
 * @param required strategies that it must need: without any one of them the others get stuck
 * @param givens digits that are fixed on some of the clue cells
 * @param conditions all others
 */
public record Goal(List<Strategy> required, Optional<Puzzle> givens, Conditions conditions) {
  /** Those of which each step is one truth, where there are no drawn rules. */
  private static final List<Strategy> OF_ONE_REASON =
      StrategySet.parse("full-house,NHL").strategies();

  public static final Goal NONE = new Goal(List.of(), Optional.empty(), Conditions.NONE);

  public Goal {
    required = List.copyOf(required);
  }

  public Goal withRequired(List<Strategy> strategies) {
    return new Goal(strategies, givens, conditions);
  }

  public Goal withGivens(Puzzle digits) {
    return new Goal(required, Optional.of(digits), conditions);
  }

  public Goal withoutGivens() {
    return new Goal(required, Optional.empty(), conditions);
  }

  public Goal withConditions(Conditions more) {
    return new Goal(required, givens, more);
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /**
   * Why this goal cannot be combined with a mask and a set of strategies, as a clause; empty if it
   * can.
   */
  public Optional<Phrase> objection(Mask mask, StrategySet strategies) {
    return misfit(mask.board())
        .or(() -> notNeeded(strategies))
        .or(() -> notAllowed(strategies))
        .or(() -> ofOneReason(mask.board(), strategies))
        .or(() -> givens.flatMap(digits -> objection(mask, digits)))
        .or(() -> conditions.objection(mask.board()));
  }

  /** The strategies without which a puzzle cannot meet this goal. */
  private Stream<Strategy> used() {
    return Stream.concat(
        required.stream(),
        conditions.ofPath().stream()
            .filter(Condition.AtLeast.class::isInstance)
            .map(condition -> ((Condition.AtLeast) condition).strategy()));
  }

  private Optional<Phrase> misfit(Board board) {
    return used()
        .filter(strategy -> !strategy.fits(board))
        .findFirst()
        .map(
            strategy ->
                board.digits() < strategy.about().leastDigits()
                    ? Phrase.of(
                        "conditions.for-larger-boards",
                        strategy.id(),
                        strategy.about().leastDigits(),
                        board.digits())
                    : Phrase.of(
                        "conditions.not-for-this-board",
                        strategy.id(),
                        Phrase.list(strategy.about().scope().boards())));
  }

  /** Objects to required strategies where trial and error can replace them. */
  private Optional<Phrase> notNeeded(StrategySet strategies) {
    return required.stream()
        .filter(strategy -> strategies.isAny())
        .findFirst()
        .map(strategy -> Phrase.of("conditions.needed-by-none", strategy.id()));
  }

  private Optional<Phrase> notAllowed(StrategySet strategies) {
    return used()
        .filter(strategy -> !strategies.contains(strategy))
        .findFirst()
        .map(strategy -> Phrase.of("conditions.not-allowed", strategy.id()));
  }

  /**
   * Objects to steps of several reasons where all strategies conclude from one truth of a cell or a
   * house. With drawn rules, these are reasons as well.
   */
  private Optional<Phrase> ofOneReason(Board board, StrategySet strategies) {
    boolean isOne =
        !strategies.isAny()
            && board.drawn().isEmpty()
            && OF_ONE_REASON.containsAll(strategies.strategies());
    return conditions
        .reasons()
        .filter(wanted -> isOne && wanted.least() > Condition.Reasons.LOWEST)
        .map(wanted -> Phrase.of("conditions.of-one-reason", wanted.least()));
  }

  /**
   * Why no puzzle can need a required strategy, as a clause: another allowed strategy concludes
   * everything that it does. Empty if nothing of the kind is known.
   */
  public Optional<Phrase> unneeded(StrategySet strategies, Board board) {
    return required.stream()
        .filter(strategy -> strategy.isImpliedBy(strategies.without(strategy).strategies(), board))
        .findFirst()
        .map(strategy -> unneeded(strategy, strategies, board));
  }

  private static Phrase unneeded(Strategy strategy, StrategySet strategies, Board board) {
    List<Phrase> each =
        strategies.without(strategy).strategies().stream()
            .filter(other -> strategy.isImpliedBy(List.of(other), board))
            .map(Strategy::name)
            .toList();
    return each.size() == 1
        ? Phrase.of("conditions.unneeded-one", strategy.name(), each.get(0))
        : Phrase.of("conditions.unneeded-each", strategy.name(), Words.list(each));
  }

  /** Each condition as a list item in a sentence; empty if there are none. */
  public List<Phrase> words() {
    List<Phrase> words = new ArrayList<>();
    if (!required.isEmpty()) {
      words.add(
          Phrase.of(
              "conditions.needed", Words.list(required.stream().map(Strategy::name).toList())));
    }
    givens.ifPresent(digits -> words.add(Phrase.of("conditions.fixed-digits")));
    words.addAll(conditions.words());
    return words;
  }

  private static Optional<Phrase> objection(Mask mask, Puzzle digits) {
    if (!digits.board().equals(mask.board())) {
      return Optional.of(
          Phrase.of("conditions.other-board", digits.board().toString(), mask.board().toString()));
    }
    Optional<Phrase> beside =
        digits.mask().clues().minus(mask.clues()).stream()
            .boxed()
            .findFirst()
            .map(cell -> Phrase.of("conditions.beside-mask", mask.board().label(cell)));
    return beside
        .or(() -> digits.conflict().map(conflict -> clash(digits, conflict)))
        .or(() -> digits.breach().map(breach -> Words.breach(digits, breach)))
        .or(() -> missedSum(digits));
  }

  private static Optional<Phrase> missedSum(Puzzle digits) {
    Board board = digits.board();
    return board.sums().stream()
        .filter(sum -> sum.isMissed(digits::digit))
        .map(
            sum ->
                Phrase.of(
                    "conditions.missed-sum",
                    Words.cells(board, sum.cells()),
                    sum.cells().stream().map(digits::digit).sum(),
                    sum.total()))
        .findFirst();
  }

  private static Phrase clash(Puzzle digits, Puzzle.Conflict conflict) {
    int[] cells = conflict.cells().toArray();
    Kind kind = conflict.house().kind();
    String key = "conditions.clash-" + (kind.isExtra() ? "house" : kind.words());
    return Phrase.of(
        key,
        digits.board().label(cells[0]),
        digits.board().label(cells[1]),
        Words.digit(digits.board(), conflict.digit()),
        Words.house(conflict.house()));
  }
}
