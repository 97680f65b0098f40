package cluewright.studio.design;

import cluewright.replay.Wish;
import cluewright.strategy.Strategy;
import java.util.function.BiFunction;

/** How the use of one strategy on the solving path can be limited. */
public enum Limit {
  AT_MOST("used at most", 0, Wish.AtMost::new),
  NOT_BEFORE("not before step", 1, Wish.NotBefore::new);

  /** More steps than any path has. */
  static final int MOST = 999;

  private final String words;
  private final int least;
  private final BiFunction<Strategy, Integer, Wish> wish;

  Limit(String words, int least, BiFunction<Strategy, Integer, Wish> wish) {
    this.words = words;
    this.least = least;
    this.wish = wish;
  }

  /** The smallest number that makes sense. */
  int least() {
    return least;
  }

  Wish on(Strategy strategy, int number) {
    return wish.apply(strategy, number);
  }

  /** What stands before the number. */
  @Override
  public String toString() {
    return words;
  }
}
