package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.replay.explainer.Explainer;
import cluewright.search.Goal;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The strategies that a solver may use, and those that the puzzle must require.
 *
 * @param board whose strategies there are to choose from
 * @param possible all that the required ones let the designer allow
 * @param allowed those that were chosen, and all that are easier than the hardest required one
 * @param required among the chosen ones
 * @param used those of the required that the puzzle need not need, but must use
 * @param forbidden those that the designer does not allow in any difficulty; one that is easier
 *     than a required strategy is allowed all the same
 */
public record Choice(
    Board board,
    StrategySet possible,
    StrategySet allowed,
    StrategySet required,
    StrategySet used,
    StrategySet forbidden) {
  private static final int MOST_NAMED = 4;

  static Choice of(Document document) {
    return new Choice(
        document.mask().board(),
        document.withStrategies(all(document.mask().board())).strategies(),
        document.strategies(),
        document.required(),
        document.used(),
        Difficulty.forbidden(document));
  }

  /** The strategies easier than the hardest required one, allowed as long as it is required. */
  StrategySet easier() {
    StrategySet hardest = StrategySet.of(hardest().stream().toList());
    return hardest.withEasier().on(board).without(hardest);
  }

  private Optional<Strategy> hardest() {
    List<Strategy> all = required.strategies();
    return all.stream().skip(Math.max(0, all.size() - 1)).findFirst();
  }

  /** The groups that contain strategies, easiest first. */
  static List<Group> groups() {
    return Stream.of(Group.values()).filter(group -> !all(group).isEmpty()).toList();
  }

  /** The strategies of a group on any board. */
  static StrategySet all(Group group) {
    return StrategySet.of(
        Catalogue.all().stream().filter(strategy -> strategy.group() == group).toList());
  }

  /** The strategies of a group on this board. */
  StrategySet members(Group group) {
    return all(group).on(board);
  }

  /** The easiest level whose strategies up to it are exactly the allowed ones, if there is one. */
  public Optional<Level> upTo() {
    return Stream.of(Level.values())
        .filter(level -> StrategySet.upTo(level).on(board).equals(allowed))
        .findFirst();
  }

  /** A count in words, for example {@code 3 of 6} or {@code 3 of 6, 1 required}. */
  Phrase count(Group group) {
    StrategySet members = members(group);
    int must = members.and(required).strategies().size();
    int may = members.and(allowed).strategies().size();
    int all = members.strategies().size();
    return must == 0
        ? Phrase.of("design.count", may, all)
        : Phrase.of("design.count-required", may, all, must);
  }

  /**
   * The strategies harder than the hardest required one, where that sets the difficulty; they are
   * not allowed as long as it is required.
   */
  StrategySet harder() {
    return onBoard().without(possible);
  }

  /** Why a strategy cannot be allowed or disallowed, as a sentence; empty if it can. */
  Optional<Phrase> held(Strategy strategy) {
    return easier().contains(strategy)
        ? held("design.held", strategy)
        : harder().contains(strategy) ? held("design.held-out", strategy) : Optional.empty();
  }

  private Optional<Phrase> held(String key, Strategy strategy) {
    return hardest().map(most -> Phrase.of(key, strategy.name(), most.name()));
  }

  /**
   * A summary, for example {@code 24 strategies allowed, 1 required}.
   *
   * @param limits how many limits there are on them
   */
  Phrase summary(int limits) {
    int may = allowed.strategies().size();
    int must = required.strategies().size();
    if (allowed.isAny()) {
      return Phrase.of("design.summary-any", limits);
    }
    return Phrase.of("design.summary", may, must, limits);
  }

  /** Why no puzzle can result, as a sentence; otherwise empty. */
  Phrase doubt() {
    return allowed.isEmpty()
        ? Phrase.of("design.none-allowed")
        : unneeded().map(why -> Phrase.of("design.objection", why)).orElse(Phrase.NOTHING);
  }

  /**
   * The highest rating, in tenths, that Sudoku Explainer can give to puzzles that these strategies
   * solve; empty unless that program knows them all and the board, so that the value is exact.
   */
  OptionalInt explainerMost() {
    return Explainer.knows(board) ? Explainer.most(allowed) : OptionalInt.empty();
  }

  public Phrase words() {
    return Phrase.sentences(allowance(), requirement(), futility(), assumption());
  }

  private Phrase allowance() {
    int count = allowed.strategies().size();
    if (allowed.isAny()) {
      return Phrase.of("design.allowed-any");
    }
    if (count == 0) {
      return Phrase.of("design.none-allowed");
    }
    if (upTo().isPresent()) {
      return Phrase.of("design.allowed-up-to", count, upTo().get().label());
    }
    return count <= MOST_NAMED
        ? Phrase.of("design.allowed-names", names(allowed))
        : Phrase.of("design.allowed-count", count, onBoard().strategies().size());
  }

  StrategySet onBoard() {
    return all(board);
  }

  private static StrategySet all(Board board) {
    return StrategySet.of(Catalogue.all()).on(board);
  }

  private Phrase requirement() {
    return hardest()
        .map(
            most ->
                Phrase.sentences(
                    demanded("design.must-need", needed()),
                    demanded("design.must-use", used),
                    easier().isEmpty()
                        ? Phrase.NOTHING
                        : Phrase.of("design.easier-too", most.name())))
        .orElse(Phrase.NOTHING);
  }

  private static Phrase demanded(String key, StrategySet strategies) {
    return strategies.isEmpty() ? Phrase.NOTHING : Phrase.of(key, names(strategies));
  }

  private StrategySet needed() {
    return required.without(used);
  }

  private Phrase futility() {
    return unneeded().map(why -> Phrase.of("design.but", why)).orElse(Phrase.NOTHING);
  }

  private Optional<Phrase> unneeded() {
    return Goal.NONE.withRequired(needed().strategies()).unneeded(allowed, board);
  }

  private Phrase assumption() {
    List<Strategy> assuming = allowed.without(allowed.assumingNothing()).strategies();
    return assuming.isEmpty()
        ? Phrase.NOTHING
        : Phrase.of(
            "design.assuming",
            Phrase.list(assuming.stream().map(Strategy::name).toList()),
            assuming.size());
  }

  private static Phrase names(StrategySet set) {
    return Phrase.list(set.strategies().stream().map(Strategy::name).toList());
  }
}
