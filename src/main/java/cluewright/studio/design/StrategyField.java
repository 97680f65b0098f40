package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.NameField;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A field that finds a strategy by part of one of its names. */
final class StrategyField extends NameField<Strategy> {

  /**
   * What can be found.
   *
   * @param among what can be named at all
   * @param best those of them that are offered
   * @param taken is given the one that was found
   * @param refused gets a sentence about a text that is no name
   */
  private record Strategies(
      Supplier<StrategySet> among,
      Supplier<StrategySet> best,
      Consumer<Strategy> taken,
      Consumer<Phrase> refused)
      implements Things<Strategy> {
    @Override
    public List<Strategy> all() {
      return List.copyOf(among.get().strategies());
    }

    @Override
    public List<Strategy> offered() {
      return List.copyOf(best.get().strategies());
    }

    @Override
    public List<Phrase> names(Strategy strategy) {
      return strategy.names();
    }

    @Override
    public Phrase offer(Strategy strategy) {
      return Phrase.of("design.offer", strategy.name(), strategy.level().label());
    }

    @Override
    public void take(Strategy strategy) {
      taken.accept(strategy);
    }

    @Override
    public void refuse(String typed) {
      refused.accept(Phrase.of("design.no-such-strategy", typed));
    }
  }

  /**
   * @param all what can be named at all
   * @param offered those of them that are offered
   * @param take what is done with the one that was found
   * @param refuse gets a sentence about a text that is no name
   */
  StrategyField(
      Texts texts,
      Supplier<StrategySet> all,
      Supplier<StrategySet> offered,
      Consumer<Strategy> take,
      Consumer<Phrase> refuse) {
    super(texts, new Strategies(all, offered, take, refuse));
    getStyleClass().add("strategy-field");
    promptTextProperty().bind(texts.bind("design.add-prompt"));
  }
}
