package cluewright.studio.play;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.work.Background;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Talks to the player: gives hints and checks on request, and announces a solved puzzle. */
final class Tutor {
  final Adviser adviser;
  private final Supplier<StrategySet> strategies;
  private final Runnable changed;
  private final ReadOnlyObjectWrapper<Phrase> messageWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  final ReadOnlyObjectProperty<Phrase> message = messageWrapper.getReadOnlyProperty();

  /**
   * @param strategies what the player may use
   * @param changed runs when other cells are to be pointed out
   */
  Tutor(Background background, Supplier<StrategySet> strategies, Runnable changed) {
    this.adviser = new Adviser(background);
    this.strategies = strategies;
    this.changed = changed;
  }

  /** Drops all messages, since they are about another game or other strategies. */
  void forget() {
    adviser.forget();
    messageWrapper.set(Phrase.NOTHING);
  }

  void say(Phrase words) {
    messageWrapper.set(words);
  }

  /** Handles a change of the sheet, after which a hint no longer applies. */
  void look(Game game) {
    adviser.forgetHint();
    messageWrapper.set(game.sheet().isComplete() ? ending(game) : Phrase.NOTHING);
  }

  private static Phrase ending(Game game) {
    if (game.isSolved()) {
      return Phrase.of("play.solved", TimeText.words(game.stopwatch().elapsed()), game.hints());
    }
    List<Phrase> rules = SheetScan.brokenRules(game.sheet());
    return rules.isEmpty()
        ? Phrase.of("play.full")
        : Phrase.of("play.full-against-rule", Phrase.list(rules));
  }

  /** Compares what was written with the solution, and marks the differences. */
  void check(Game game) {
    adviser.ask(
        game.sheet(),
        strategies.get(),
        advice -> {
          messageWrapper.set(game.isSolved() ? ending(game) : adviser.check(game.sheet(), advice));
          changed.run();
        });
  }

  /** Reveals a little more of the next step: the strategy, the region, the whole step. */
  void hint(Game game) {
    if (game.isSolved()) {
      messageWrapper.set(ending(game));
      return;
    }
    adviser.ask(game.sheet(), strategies.get(), advice -> tell(game, advice));
  }

  private void tell(Game game, Advice advice) {
    boolean isFirst = adviser.given.get().isEmpty();
    messageWrapper.set(adviser.more(game.sheet(), advice));
    if (isFirst && adviser.given.get().isPresent()) {
      game.countHint();
    }
    changed.run();
  }
}
