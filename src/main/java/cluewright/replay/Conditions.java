package cluewright.replay;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Level;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The conditions on a puzzle besides the allowed and the required strategies.
 *
 * @param redundancy whether the puzzle may have clues that it could do without
 * @param ofPath what its way to the solution should be like; no two replace each other, and the
 *     order does not count
 */
public record Conditions(Redundancy redundancy, List<Condition> ofPath) {
  private static final List<Class<? extends Condition>> KINDS =
      List.of(
          Condition.Levels.class,
          Condition.Score.class,
          Condition.Explained.class,
          Condition.HardestEarly.class,
          Condition.AtLeast.class,
          Condition.AtMost.class,
          Condition.NotBefore.class,
          Condition.NoBottleneckBefore.class);

  public static final Conditions NONE = new Conditions(Redundancy.ALLOWED, List.of());

  public Conditions {
    ofPath =
        ofPath.stream()
            .sorted(
                Comparator.comparingInt(Conditions::rank)
                    .thenComparing(condition -> condition.words().toString()))
            .toList();
  }

  private static int rank(Condition condition) {
    return KINDS.indexOf(condition.getClass());
  }

  /** These conditions with one more, replacing any of its kind. */
  public Conditions with(Condition condition) {
    List<Condition> next = new ArrayList<>(ofPath);
    next.removeIf(condition::replaces);
    next.add(condition);
    return new Conditions(redundancy, next);
  }

  public Conditions without(Condition condition) {
    return new Conditions(
        redundancy, ofPath.stream().filter(other -> !other.equals(condition)).toList());
  }

  public Conditions withRedundancy(Redundancy choice) {
    return new Conditions(choice, ofPath);
  }

  public Optional<Condition.Levels> level() {
    return only(Condition.Levels.class, ofPath);
  }

  public Optional<Condition.Score> score() {
    return only(Condition.Score.class, ofPath);
  }

  public Optional<Condition.NoBottleneckBefore> bottleneck() {
    return only(Condition.NoBottleneckBefore.class, ofPath);
  }

  public Optional<Condition.Explained> explained() {
    return only(Condition.Explained.class, ofPath);
  }

  public Optional<Condition.HardestEarly> hardestEarly() {
    return only(Condition.HardestEarly.class, ofPath);
  }

  private static <T extends Condition> Optional<T> only(Class<T> kind, List<Condition> conditions) {
    return conditions.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /** Each condition as a list item in a sentence. */
  public List<Phrase> words() {
    Stream<Phrase> first =
        redundancy == Redundancy.FORBIDDEN
            ? Stream.of(Phrase.of("conditions.minimal"))
            : Stream.empty();
    return Stream.concat(first, ofPath.stream().map(Condition::words)).toList();
  }

  /** Why no puzzle can meet all these conditions, as a clause; empty if no reason is known. */
  public static Optional<Phrase> objection(List<Condition> conditions) {
    Optional<Level> hardest =
        only(Condition.Levels.class, conditions).map(Condition.Levels::hardest);
    Optional<Integer> least = only(Condition.Score.class, conditions).map(Condition.Score::least);
    Optional<Phrase> both = moreThanMost(conditions);
    if (both.isPresent()) {
      return both;
    }
    if (hardest.isEmpty() || least.isEmpty() || least.get() <= hardest.get().mostScore()) {
      return Optional.empty();
    }
    return Optional.of(
        Phrase.of(
            "conditions.too-high", hardest.get().label(), hardest.get().mostScore(), least.get()));
  }

  /** The objection that a strategy is required more often than it is allowed. */
  private static Optional<Phrase> moreThanMost(List<Condition> conditions) {
    return conditions.stream()
        .filter(Condition.AtLeast.class::isInstance)
        .map(Condition.AtLeast.class::cast)
        .filter(least -> conditions.stream().anyMatch(condition -> isBelow(condition, least)))
        .findFirst()
        .map(
            least -> Phrase.of("conditions.more-than-most", least.strategy().name(), least.uses()));
  }

  private static boolean isBelow(Condition condition, Condition.AtLeast least) {
    return condition instanceof Condition.AtMost most
        && most.strategy().equals(least.strategy())
        && most.uses() < least.uses();
  }
}
