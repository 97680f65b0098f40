package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.replay.Step;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A step as shown in the list and the time line.
 *
 * @param number from 1; the step leads to the state of this number
 * @param strategies each once, easiest first
 */
public record StepEntry(int number, List<Strategy> strategies, Phrase title, Phrase text) {

  public StepEntry {
    strategies = List.copyOf(strategies);
  }

  static StepEntry of(int number, Step step) {
    List<Deduction> deductions = step.deductions();
    List<Strategy> strategies =
        deductions.stream()
            .map(Deduction::strategy)
            .distinct()
            .sorted(Comparator.comparingInt(Catalogue.all()::indexOf))
            .toList();
    if (deductions.size() == 1) {
      Deduction only = deductions.get(0);
      return new StepEntry(number, strategies, only.name(), only.effect());
    }
    Phrase title =
        strategies.size() == 1
            ? strategies.get(0).name()
            : Phrase.of("replay.deductions", deductions.size());
    return new StepEntry(number, strategies, title, totals(deductions));
  }

  /** The hardest strategy, whose group gives the step its colour. */
  Strategy strategy() {
    return strategies.get(strategies.size() - 1);
  }

  /** True if the next step belongs under the same heading. */
  boolean continuesInto(StepEntry next) {
    return strategies.size() == 1
        && (strategies.equals(next.strategies) || (isSingle() && next.isSingle()));
  }

  /** True if it consists of singles of one strategy. */
  boolean isSingle() {
    return strategies.size() == 1 && strategy().group() == Group.SINGLES;
  }

  GroupIcon icon() {
    return strategies.size() == 1 ? GroupIcon.of(strategy()) : GroupIcon.SEVERAL;
  }

  private static Phrase totals(List<Deduction> deductions) {
    long placed = deductions.stream().filter(Deduction::places).count();
    long eliminated =
        deductions.stream()
            .filter(deduction -> !deduction.places())
            .mapToLong(deduction -> deduction.changes().size())
            .sum();
    return Phrase.row(
        Stream.of(count("replay.placed", placed), count("replay.eliminated", eliminated))
            .filter(part -> !part.isNothing())
            .toList());
  }

  private static Phrase count(String key, long number) {
    return number == 0 ? Phrase.NOTHING : Phrase.of(key, number);
  }
}
