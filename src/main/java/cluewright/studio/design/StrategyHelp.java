package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Scope;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Help on a strategy: explanation, other names, and difficulty. */
final class StrategyHelp {
  private StrategyHelp() {}

  static Phrase of(Strategy strategy, Choice choice) {
    return Stream.of(
            Optional.of(strategy.explanation()),
            choice.held(strategy),
            aliases(strategy),
            boards(strategy),
            bound(strategy),
            Optional.of(rating(strategy)),
            proofs(strategy))
        .flatMap(Optional::stream)
        .reduce((before, after) -> Phrase.of("design.lines", before, after))
        .orElse(Phrase.NOTHING);
  }

  /** The remark on proofs that cannot rest on it, or only where others are used as well. */
  private static Optional<Phrase> proofs(Strategy strategy) {
    if (strategy.isMonotone()) {
      return Optional.empty();
    }
    Optional<Phrase> boards = strategy.about().monotoneOn().map(Limit::words);
    if (boards.isPresent()) {
      int most = strategy.about().scope().mostCandidates();
      return boards.map(words -> Phrase.of("design.proofs-on", words, most));
    }
    List<Phrase> company =
        strategy.about().company().stream()
            .map(id -> Catalogue.withId(id).orElseThrow().name())
            .toList();
    return Optional.of(
        company.isEmpty()
            ? Phrase.of("design.no-proofs")
            : Phrase.of("design.proofs-beside", Phrase.list(company)));
  }

  private static Optional<Phrase> aliases(Strategy strategy) {
    List<Phrase> others = strategy.names().stream().skip(1).distinct().toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(Phrase.of("design.also-called", Phrase.row(others)));
  }

  /** The remark that a strategy is for larger boards, shown with its rating. */
  private static Optional<Phrase> boards(Strategy strategy) {
    List<Phrase> boards = strategy.about().scope().boards();
    return boards.isEmpty() || strategy.about().isForLargerBoards()
        ? Optional.empty()
        : Optional.of(Phrase.of("design.for-boards", Phrase.list(boards)));
  }

  private static Optional<Phrase> bound(Strategy strategy) {
    Scope scope = strategy.about().scope();
    return scope.limitsCandidates()
        ? Optional.of(Phrase.of("design.most-candidates", scope.mostCandidates()))
        : Optional.empty();
  }

  /** The rating of its easiest form. */
  private static Phrase rating(Strategy strategy) {
    Variant easiest =
        strategy.variants().stream().min(Comparator.comparingInt(Variant::score)).orElseThrow();
    if (strategy.about().isForLargerBoards()) {
      return Phrase.of(
          "design.rated-larger",
          easiest.ratedBy(),
          easiest.level().label(),
          easiest.score(),
          strategy.about().leastDigits());
    }
    return easiest.explainer().isEmpty()
        ? Phrase.of("design.rated", easiest.ratedBy(), easiest.level().label(), easiest.score())
        : Phrase.of(
            "design.rated-twice",
            easiest.ratedBy(),
            easiest.level().label(),
            easiest.score(),
            easiest.explainer().getAsDouble());
  }
}
