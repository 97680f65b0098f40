package cluewright.cli.solve;

import cluewright.format.JsonLine;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Scope;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The texts about strategies. */
final class StrategyText {
  private StrategyText() {}

  /** Two lines for each strategy, under the headings of their groups. */
  static String list(StrategySet strategies) {
    return Stream.of(Group.values())
        .map(group -> section(group, strategies))
        .filter(section -> !section.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static String section(Group group, StrategySet strategies) {
    List<Strategy> members =
        strategies.strategies().stream().filter(member -> member.group() == group).toList();
    if (members.isEmpty()) {
      return "";
    }
    String note = group.assumesUniqueness() ? " (these assume uniqueness)" : "";
    return group.label()
        + note
        + "\n"
        + members.stream().map(StrategyText::entry).collect(Collectors.joining());
  }

  private static String entry(Strategy strategy) {
    Variant easiest = easiest(strategy);
    String letter = strategy.letter().isEmpty() ? "" : " (" + strategy.letter() + ")";
    return String.format(
        Locale.ROOT,
        "  %-24s %-26s %-8s %,6d%s%n      %s%n",
        strategy.id() + letter,
        strategy.name(),
        easiest.level().label(),
        easiest.score(),
        boards(strategy).isEmpty() ? "" : "  " + boards(strategy),
        strategy.explanation());
  }

  /** True if it is for boards that HoDoKu has. */
  private static boolean isForClassic(Strategy strategy) {
    return strategy.fits(Boards.NINE);
  }

  /** The boards it is used on, unless it is used on all alike. */
  private static String boards(Strategy strategy) {
    return Phrase.list(strategy.about().scope().boards()).toString();
  }

  /** Everything known about a strategy. */
  static String explained(Strategy strategy) {
    String others = Phrase.row(strategy.names().stream().skip(1).toList()).toString();
    StringBuilder text = new StringBuilder();
    text.append(strategy.name()).append(" (").append(strategy.id()).append(")\n");
    text.append(strategy.explanation()).append("\n");
    text.append(others.isEmpty() ? "" : "Also called " + others + ".\n");
    text.append("Group: ").append(strategy.group().label()).append(".\n");
    text.append(boards(strategy).isEmpty() ? "" : "Used on " + boards(strategy) + ".\n");
    text.append(bound(strategy));
    strategy.variants().forEach(variant -> text.append(form(variant)));
    text.append(
        strategy.group().assumesUniqueness()
            ? "It assumes uniqueness: that the puzzle has exactly one solution.\n"
            : "It does not assume uniqueness.\n");
    text.append(order(strategy));
    return text.toString();
  }

  private static String order(Strategy strategy) {
    List<String> company = strategy.about().company();
    if (strategy.isMonotone()) {
      return "Its results do not depend on the order of use, so proofs can rely on it.\n";
    }
    Optional<Limit> boards = strategy.about().monotoneOn();
    if (boards.isPresent()) {
      return "Proofs can rely on it for %s, up to %d candidates; elsewhere its results may depend on the order of use.\n"
          .formatted(boards.get().words(), strategy.about().scope().mostCandidates());
    }
    return company.isEmpty()
        ? "Its results may depend on the order of use, so proofs do not rely on it.\n"
        : "Proofs can rely on it beside %s; without them, its results may depend on the order of use.\n"
            .formatted(String.join(", ", company));
  }

  private static String bound(Strategy strategy) {
    Scope scope = strategy.about().scope();
    return scope.limitsCandidates()
        ? String.format(
            Locale.ROOT,
            "States of more than %,d candidates are left alone until some have gone.%n",
            scope.mostCandidates())
        : "";
  }

  private static String form(Variant variant) {
    String explainer =
        variant.explainer().isEmpty()
            ? ""
            : String.format(
                Locale.ROOT, "; Sudoku Explainer %.1f", variant.explainer().getAsDouble());
    return String.format(
        Locale.ROOT,
        "%s%s: %s %s, %,d per step%s.%n",
        variant.name(),
        variant.code().isEmpty() ? "" : " (code " + variant.code() + ")",
        variant.ratedBy(),
        variant.level().label(),
        variant.score(),
        explainer);
  }

  /** A JSON object on one line; level and score are those of the easiest form. */
  static String json(Strategy strategy) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("id", strategy.id());
    object.put("letter", strategy.letter().isEmpty() ? null : strategy.letter());
    object.put("name", strategy.name().toString());
    object.put("names", strategy.names().stream().map(Phrase::toString).toList());
    object.put("group", strategy.group().label().toString());
    object.put("level", easiest(strategy).level().label().toString());
    object.put("score", easiest(strategy).score());
    object.put("uniqueness", strategy.group().assumesUniqueness());
    object.put("monotone", strategy.isMonotone());
    if (!strategy.about().company().isEmpty()) {
      object.put("monotoneBeside", strategy.about().company());
    }
    strategy
        .about()
        .monotoneOn()
        .ifPresent(boards -> object.put("monotoneOn", boards.words().toString()));
    object.put("rules", strategy instanceof RuleStrategy);
    if (strategy.about().isForLargerBoards()) {
      object.put("leastDigits", strategy.about().leastDigits());
    }
    if (!isForClassic(strategy) && !strategy.about().isForLargerBoards()) {
      object.put("classic", false);
    }
    if (!boards(strategy).isEmpty()) {
      object.put("boards", boards(strategy));
    }
    if (strategy.about().scope().limitsCandidates()) {
      object.put("mostCandidates", strategy.about().scope().mostCandidates());
    }
    object.put("help", strategy.explanation().toString());
    object.put("forms", strategy.variants().stream().map(StrategyText::fields).toList());
    return JsonLine.of(object) + "\n";
  }

  private static Map<String, Object> fields(Variant variant) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", variant.name().toString());
    form.put("code", variant.code().isEmpty() ? null : variant.code());
    form.put("ratedBy", variant.ratedBy());
    form.put("level", variant.level().label().toString());
    form.put("score", variant.score());
    form.put("explainer", variant.explainer().isEmpty() ? null : variant.explainer().getAsDouble());
    return form;
  }

  private static Variant easiest(Strategy strategy) {
    return strategy.variants().stream().min(Comparator.comparingInt(Variant::score)).orElseThrow();
  }
}
