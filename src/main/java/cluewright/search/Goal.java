package cluewright.search;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.strategy.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a puzzle must be besides solvable with the strategies.
 *
 * @param required strategies that it must need: without any one of them the others get stuck
 * @param givens digits that are fixed on some of the clue cells
 * @param redundancy whether it may have clues that it could do without
 * @param wishes what its way to the solution should be like
 */
public record Goal(
    List<Strategy> required, Optional<Puzzle> givens, Redundancy redundancy, List<Wish> wishes) {
  public static final Goal NONE =
      new Goal(List.of(), Optional.empty(), Redundancy.ALLOWED, List.of());

  public Goal {
    required = List.copyOf(required);
    wishes = List.copyOf(wishes);
  }

  public Goal withRequired(List<Strategy> strategies) {
    return new Goal(strategies, givens, redundancy, wishes);
  }

  public Goal withGivens(Puzzle digits) {
    return new Goal(required, Optional.of(digits), redundancy, wishes);
  }

  public Goal withRedundancy(Redundancy choice) {
    return new Goal(required, givens, choice, wishes);
  }

  public Goal withWishes(List<Wish> more) {
    return new Goal(required, givens, redundancy, more);
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /** Why this cannot be asked of a mask and a set of strategies, in a clause; empty if it can. */
  public Optional<Phrase> objection(Mask mask, StrategySet strategies) {
    Optional<Phrase> unused =
        required.stream()
            .filter(strategy -> !strategies.contains(strategy))
            .findFirst()
            .map(
                strategy ->
                    Phrase.verbatim(
                        strategy.id() + " is required, but is not among the strategies"));
    return unused
        .or(() -> givens.flatMap(digits -> objection(mask, digits)))
        .or(() -> Wishes.objection(wishes));
  }

  /**
   * Why no puzzle can need a required strategy, in a clause: others among those allowed conclude
   * all that it does. Empty if nothing of the kind is known.
   */
  public Optional<Phrase> unneeded(StrategySet strategies) {
    return required.stream()
        .filter(strategy -> strategy.isImpliedBy(strategies.without(strategy)))
        .findFirst()
        .map(
            strategy ->
                Phrase.verbatim(
                    "no puzzle can need "
                        + strategy.name()
                        + ", since "
                        + implying(strategy, strategies)
                        + " all that it does"));
  }

  private static String implying(Strategy strategy, StrategySet strategies) {
    List<Phrase> each =
        strategies.without(strategy).strategies().stream()
            .filter(other -> strategy.isImpliedBy(StrategySet.of(List.of(other))))
            .map(Strategy::name)
            .toList();
    return switch (each.size()) {
      case 0 -> "others among the strategies together conclude";
      case 1 -> each.get(0) + " concludes";
      default -> Words.list(each) + " each conclude";
    };
  }

  /** What is asked for, each as an item of a list in a sentence; empty for nothing. */
  public List<Phrase> words() {
    List<Phrase> words = new ArrayList<>();
    if (!required.isEmpty()) {
      words.add(
          Phrase.verbatim(Words.list(required.stream().map(Strategy::name).toList()) + " needed"));
    }
    givens.ifPresent(digits -> words.add(Phrase.verbatim("the fixed digits")));
    words.addAll(new Wishes(redundancy, wishes).words());
    return words;
  }

  private static Optional<Phrase> objection(Mask mask, Puzzle digits) {
    if (digits.board() != mask.board()) {
      return Optional.of(
          Phrase.verbatim(
              "the fixed digits are for " + digits.board() + ", and the mask is " + mask.board()));
    }
    Optional<Phrase> beside =
        digits.mask().clues().minus(mask.clues()).stream()
            .boxed()
            .findFirst()
            .map(
                cell ->
                    Phrase.verbatim(
                        mask.board().label(cell) + " has a fixed digit, but is not a clue cell"));
    return beside.or(() -> digits.conflict().map(conflict -> clash(digits, conflict)));
  }

  private static Phrase clash(Puzzle digits, Puzzle.Conflict conflict) {
    int[] cells = conflict.cells().toArray();
    return Phrase.verbatim(
        "the fixed digits of %s and %s are both %s, in one %s"
            .formatted(
                digits.board().label(cells[0]),
                digits.board().label(cells[1]),
                digits.board().symbol(conflict.digit()),
                conflict.house().kind().word()));
  }
}
