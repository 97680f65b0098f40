package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.strategy.core.Strategy;
import java.util.Map;
import java.util.stream.Stream;

/** The words for a result. */
final class ResultWords {
  private ResultWords() {}

  /** Level and score, for example {@code Hard · 1,204}. */
  static Phrase rating(ResultEntry entry) {
    return entry
        .figures()
        .map(figures -> rating(figures.rating()))
        .orElse(Phrase.of("results.rating"));
  }

  private static Phrase rating(Rating rating) {
    return rating instanceof Rating.Rated rated
        ? Phrase.of("results.rated", rated.level().label(), rated.score())
        : Phrase.of("results.not-rated");
  }

  /** The level, for example {@code Hard}. */
  static Phrase level(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(Figures::rated)
        .map(rated -> rated.level().label())
        .orElseGet(() -> rating(entry));
  }

  /** The score, for example {@code Score 1,204}. */
  static Phrase score(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(Figures::rated)
        .map(rated -> Phrase.of("results.score", rated.score()))
        .orElse(Phrase.NOTHING);
  }

  /** Sudoku Explainer's rating of the hardest step, or a lower bound, if known. */
  static Phrase explainer(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(Figures::rated)
        .map(ResultWords::explainer)
        .orElse(Phrase.of("results.no-explainer"));
  }

  private static Phrase explainer(Rating.Rated rated) {
    return rated
        .explainer()
        .map(explainer -> Phrase.of("results.explainer", explainer.words()))
        .orElse(Phrase.of("results.no-explainer"));
  }

  /** The rating by reasons, for example {@code Reasons 2.31}, if known. */
  static Phrase reasons(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(Figures::rated)
        .flatMap(Rating.Rated::reasons)
        .map(reasons -> Phrase.of("results.reasons", reasons.words()))
        .orElse(Phrase.NOTHING);
  }

  /** Score and reasons, as far as they are known. */
  static Phrase scales(ResultEntry entry) {
    Phrase reasons = reasons(entry);
    return reasons.isNothing() ? score(entry) : Phrase.of("results.rated", score(entry), reasons);
  }

  static Phrase clues(ResultEntry entry) {
    return Phrase.of("results.clues", entry.clues());
  }

  static Phrase steps(ResultEntry entry) {
    return entry
        .figures()
        .map(
            figures ->
                figures.parallelSteps().isPresent()
                    ? Phrase.of(
                        "results.steps", figures.steps(), figures.parallelSteps().getAsInt())
                    : Phrase.of("results.serial-steps", figures.steps()))
        .orElse(Phrase.NOTHING);
  }

  /** The number of single steps. */
  static Phrase serialSteps(ResultEntry entry) {
    return entry
        .figures()
        .map(figures -> Phrase.of("results.serial-steps", figures.steps()))
        .orElse(Phrase.NOTHING);
  }

  static Phrase hardestName(ResultEntry entry) {
    return entry.figures().flatMap(Figures::hardest).map(Strategy::name).orElse(Phrase.NOTHING);
  }

  /** The hardest strategy, and whether the puzzle requires it. */
  static Phrase hardest(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(
            figures ->
                figures
                    .hardest()
                    .map(
                        strategy ->
                            Phrase.of(
                                figures.isHardestNeeded() ? "results.needs" : "results.hardest",
                                strategy.name())))
        .orElse(Phrase.NOTHING);
  }

  /** The uses of each strategy, one per line. */
  static Phrase uses(ResultEntry entry) {
    return entry
        .figures()
        .flatMap(
            figures ->
                figures.uses().entrySet().stream()
                    .map(ResultWords::use)
                    .reduce((before, after) -> Phrase.of("results.lines", before, after)))
        .orElse(Phrase.NOTHING);
  }

  private static Phrase use(Map.Entry<Strategy, Long> use) {
    return Phrase.of("results.use", use.getValue(), use.getKey().name());
  }

  /** A full description for screen readers. */
  static Phrase whole(ResultEntry entry) {
    return Phrase.row(
        Stream.of(
                Phrase.of("results.number", entry.number()),
                rating(entry),
                reasons(entry),
                clues(entry),
                steps(entry),
                hardest(entry),
                entry.result().kept() ? Phrase.of("results.kept") : Phrase.NOTHING,
                entry.isShown() ? Phrase.of("results.on-board") : Phrase.NOTHING)
            .filter(part -> !part.isNothing())
            .toList());
  }
}
