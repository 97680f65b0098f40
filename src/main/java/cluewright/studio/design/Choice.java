package cluewright.studio.design;

import cluewright.search.Goal;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Group;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.strategy.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which strategies a solver may use, and which of them the puzzle must need.
 *
 * @param required among the allowed ones
 */
public record Choice(StrategySet allowed, StrategySet required) {
  private static final int MOST_NAMED = 4;

  /** The groups that hold strategies, easiest first. */
  static List<Group> groups() {
    return Stream.of(Group.values()).filter(group -> !members(group).isEmpty()).toList();
  }

  /** The strategies of a group. */
  static StrategySet members(Group group) {
    return StrategySet.of(
        Catalogue.all().stream().filter(strategy -> strategy.group() == group).toList());
  }

  /** The preset that is allowed now, if it is one. */
  public Optional<Preset> preset() {
    return Preset.of(allowed);
  }

  /** For example {@code 3 of 6} or {@code 3 of 6, 1 required}. */
  String count(Group group) {
    StrategySet members = members(group);
    int must = members.and(required).strategies().size();
    return members.and(allowed).strategies().size()
        + " of "
        + members.strategies().size()
        + (must == 0 ? "" : ", " + must + " required");
  }

  /** All of it in one to four sentences. */
  public String words() {
    return allowance() + requirement() + futility() + assumption();
  }

  private String allowance() {
    int count = allowed.strategies().size();
    int all = Catalogue.all().size();
    if (count == 0) {
      return "No strategy is allowed: nothing can be solved.";
    }
    if (preset().isPresent()) {
      return "Allowed: all %d strategies up to %s.".formatted(count, preset().get().label());
    }
    return count <= MOST_NAMED
        ? "Allowed: " + names(allowed) + "."
        : "Allowed: %d of %d strategies.".formatted(count, all);
  }

  private String requirement() {
    return required.isEmpty() ? "" : " The puzzle must need " + names(required) + ".";
  }

  private String futility() {
    return Goal.NONE
        .withRequired(required.strategies())
        .unneeded(allowed)
        .map(why -> " But " + why + ".")
        .orElse("");
  }

  private String assumption() {
    List<Strategy> assuming =
        allowed.strategies().stream().filter(s -> s.group().assumesUniqueness()).toList();
    if (assuming.isEmpty()) {
      return "";
    }
    return " "
        + Words.list(assuming.stream().map(Strategy::name).toList())
        + (assuming.size() == 1 ? " takes" : " take")
        + " one solution for granted.";
  }

  /** The names as they stand inside a sentence. */
  private static String names(StrategySet set) {
    return Words.list(set.strategies().stream().map(Choice::inside).toList()).toString();
  }

  /** A clause as a sentence begins. */
  static String capital(String clause) {
    return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1);
  }

  /** A name inside a sentence: {@code hidden single}, but {@code X-Wing} as it is. */
  static String inside(Strategy strategy) {
    String name = strategy.name().toString();
    boolean isPlain = name.substring(1).equals(name.substring(1).toLowerCase(Locale.ROOT));
    return isPlain && !name.startsWith("X") ? name.toLowerCase(Locale.ROOT) : name;
  }
}
