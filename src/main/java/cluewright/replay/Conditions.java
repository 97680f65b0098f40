package cluewright.replay;

import cluewright.model.Board;
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
 * @param minimal whether no clue may be redundant
 * @param ofPath what its way to the solution should be like; no two replace each other, and the
 *     order does not count
 */
public record Conditions(boolean minimal, List<Condition> ofPath) {
  private static final List<Class<? extends Condition>> KINDS =
      List.of(
          Condition.Levels.class,
          Condition.Score.class,
          Condition.Explained.class,
          Condition.HardestEarly.class,
          Condition.Reasons.class,
          Condition.AtLeast.class,
          Condition.AtMost.class,
          Condition.NotBefore.class,
          Condition.NoBottleneckBefore.class);

  public static final Conditions NONE = new Conditions(false, List.of());

  /** No clue is redundant, and nothing else is asked. */
  public static final Conditions MINIMAL = NONE.withMinimal(true);

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
    return new Conditions(minimal, next);
  }

  public Conditions without(Condition condition) {
    return new Conditions(
        minimal, ofPath.stream().filter(other -> !other.equals(condition)).toList());
  }

  public Conditions withoutLevel() {
    return level().map(this::without).orElse(this);
  }

  public Conditions withoutScore() {
    return score().map(this::without).orElse(this);
  }

  public Conditions withMinimal(boolean choice) {
    return new Conditions(choice, ofPath);
  }

  public Optional<Condition.Levels> level() {
    return only(Condition.Levels.class);
  }

  public Optional<Condition.Score> score() {
    return only(Condition.Score.class);
  }

  public Optional<Condition.NoBottleneckBefore> bottleneck() {
    return only(Condition.NoBottleneckBefore.class);
  }

  public Optional<Condition.Explained> explained() {
    return only(Condition.Explained.class);
  }

  public Optional<Condition.HardestEarly> hardestEarly() {
    return only(Condition.HardestEarly.class);
  }

  public Optional<Condition.Reasons> reasons() {
    return only(Condition.Reasons.class);
  }

  private <T extends Condition> Optional<T> only(Class<T> kind) {
    return ofPath.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /** Each condition as a list item in a sentence. */
  public List<Phrase> words() {
    Stream<Phrase> first = minimal ? Stream.of(Phrase.of("conditions.minimal")) : Stream.empty();
    return Stream.concat(first, ofPath.stream().map(Condition::words)).toList();
  }

  /**
   * Why no puzzle of a board can meet all these conditions, as a clause; empty if no reason is
   * known.
   */
  public Optional<Phrase> objection(Board board) {
    Optional<Level> hardest = level().map(Condition.Levels::hardest);
    Optional<Integer> least = score().map(Condition.Score::least);
    Optional<Phrase> both = moreThanMost();
    if (both.isPresent()) {
      return both;
    }
    if (hardest.isEmpty() || least.isEmpty() || least.get() <= hardest.get().mostScore(board)) {
      return Optional.empty();
    }
    return Optional.of(
        Phrase.of(
            "conditions.too-high",
            hardest.get().label(),
            hardest.get().mostScore(board),
            least.get()));
  }

  /** The objection that a strategy is required more often than it is allowed. */
  private Optional<Phrase> moreThanMost() {
    return ofPath.stream()
        .filter(Condition.AtLeast.class::isInstance)
        .map(Condition.AtLeast.class::cast)
        .filter(least -> ofPath.stream().anyMatch(condition -> isBelow(condition, least)))
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
