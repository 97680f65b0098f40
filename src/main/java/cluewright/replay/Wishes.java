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
public record Wishes(Redundancy redundancy, List<Wish> ofPath) {
  private static final List<Class<? extends Wish>> KINDS =
      List.of(
          Wish.Levels.class,
          Wish.Score.class,
          Wish.Explained.class,
          Wish.HardestEarly.class,
          Wish.AtLeast.class,
          Wish.AtMost.class,
          Wish.NotBefore.class,
          Wish.NoBottleneckBefore.class);

  public static final Wishes NONE = new Wishes(Redundancy.ALLOWED, List.of());

  public Wishes {
    ofPath =
        ofPath.stream()
            .sorted(
                Comparator.comparingInt(Wishes::rank)
                    .thenComparing(wish -> wish.words().toString()))
            .toList();
  }

  private static int rank(Wish wish) {
    return KINDS.indexOf(wish.getClass());
  }

  /** These conditions with one more, replacing any of its kind. */
  public Wishes with(Wish wish) {
    List<Wish> next = new ArrayList<>(ofPath);
    next.removeIf(wish::replaces);
    next.add(wish);
    return new Wishes(redundancy, next);
  }

  public Wishes without(Wish wish) {
    return new Wishes(redundancy, ofPath.stream().filter(other -> !other.equals(wish)).toList());
  }

  public Wishes withRedundancy(Redundancy choice) {
    return new Wishes(choice, ofPath);
  }

  public Optional<Wish.Levels> level() {
    return only(Wish.Levels.class, ofPath);
  }

  public Optional<Wish.Score> score() {
    return only(Wish.Score.class, ofPath);
  }

  public Optional<Wish.NoBottleneckBefore> bottleneck() {
    return only(Wish.NoBottleneckBefore.class, ofPath);
  }

  public Optional<Wish.Explained> explained() {
    return only(Wish.Explained.class, ofPath);
  }

  public Optional<Wish.HardestEarly> hardestEarly() {
    return only(Wish.HardestEarly.class, ofPath);
  }

  private static <T extends Wish> Optional<T> only(Class<T> kind, List<Wish> wishes) {
    return wishes.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  public boolean isNone() {
    return equals(NONE);
  }

  /** Each condition as a list item in a sentence. */
  public List<Phrase> words() {
    Stream<Phrase> first =
        redundancy == Redundancy.FORBIDDEN
            ? Stream.of(Phrase.of("wishes.minimal"))
            : Stream.empty();
    return Stream.concat(first, ofPath.stream().map(Wish::words)).toList();
  }

  /** Why no puzzle can meet all these conditions, as a clause; empty if no reason is known. */
  public static Optional<Phrase> objection(List<Wish> wishes) {
    Optional<Level> hardest = only(Wish.Levels.class, wishes).map(Wish.Levels::hardest);
    Optional<Integer> least = only(Wish.Score.class, wishes).map(Wish.Score::least);
    Optional<Phrase> both = moreThanMost(wishes);
    if (both.isPresent()) {
      return both;
    }
    if (hardest.isEmpty() || least.isEmpty() || least.get() <= hardest.get().mostScore()) {
      return Optional.empty();
    }
    return Optional.of(
        Phrase.of(
            "wishes.too-high", hardest.get().label(), hardest.get().mostScore(), least.get()));
  }

  /** The objection that a strategy is required more often than it is allowed. */
  private static Optional<Phrase> moreThanMost(List<Wish> wishes) {
    return wishes.stream()
        .filter(Wish.AtLeast.class::isInstance)
        .map(Wish.AtLeast.class::cast)
        .filter(least -> wishes.stream().anyMatch(wish -> isBelow(wish, least)))
        .findFirst()
        .map(least -> Phrase.of("wishes.more-than-most", least.strategy().name(), least.uses()));
  }

  private static boolean isBelow(Wish wish, Wish.AtLeast least) {
    return wish instanceof Wish.AtMost most
        && most.strategy().equals(least.strategy())
        && most.uses() < least.uses();
  }
}
