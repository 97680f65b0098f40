package cluewright.studio.replay;

import cluewright.replay.Step;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Deduction;
import cluewright.strategy.Strategy;
import cluewright.studio.look.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A step as the list and the time line show it.
 *
 * @param number from 1; the step leads to the state of this number
 * @param strategy its hardest strategy, whose group colours it
 */
public record StepEntry(int number, Strategy strategy, String title, String text) {

  static StepEntry of(int number, Step step) {
    Strategy hardest =
        step.deductions().stream()
            .map(Deduction::strategy)
            .max(Comparator.comparingInt(Catalogue.all()::indexOf))
            .orElseThrow();
    if (step.deductions().size() == 1) {
      Deduction only = step.deductions().get(0);
      return new StepEntry(number, hardest, only.variant().name().toString(), effect(only));
    }
    return new StepEntry(number, hardest, step.deductions().size() + " deductions", totals(step));
  }

  /** The style class of this step's colour. */
  String tone() {
    return Tone.of(strategy.group());
  }

  private static String effect(Deduction deduction) {
    String effect = deduction.effect().toString();
    return effect.substring(0, effect.length() - 1);
  }

  private static String totals(Step step) {
    long placed = step.deductions().stream().filter(Deduction::places).count();
    long eliminated =
        step.deductions().stream()
            .filter(deduction -> !deduction.places())
            .mapToLong(deduction -> deduction.changes().size())
            .sum();
    List<String> parts = new ArrayList<>();
    if (placed > 0) {
      parts.add(placed + " placed");
    }
    if (eliminated > 0) {
      parts.add(eliminated + " eliminated");
    }
    return String.join(", ", parts);
  }
}
