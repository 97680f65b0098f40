package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A regular expression over digits, for example {@code [1-3]*5.*}: digits, {@code .} for any,
 * classes such as {@code [1-46]} and {@code [^5]}, groups, {@code |}, and {@code * + ? {2} {2,}
 * {2,4}}. Digits above 9 are {@code a}, {@code b} and so on.
 *
 * <p>It becomes the automaton of its letters' places (V. M. Glushkov, "The abstract theory of
 * automata", 1961), whose states here are the sets of places that the digits read so far can have
 * ended at.
 */
final class DigitPattern {
  /** The most letters, since a state is a set of their places and of the beginning. */
  static final int MOST_LETTERS = 62;

  private static final int RADIX = 36;
  private static final long START = 1L << MOST_LETTERS;
  private static final int MOST_TIMES = 25;

  /** The most parts that are read, again for each time that a group is to be there. */
  private static final int MOST_PARTS = 2000;

  private static final int MOST_DEPTH = 100;

  private final String text;

  /** By letter, the values that it stands for: bit v for value v. */
  private final List<Long> letters = new ArrayList<>();

  private final List<Long> followers = new ArrayList<>();
  private final Places whole;
  private int next;
  private int parts;
  private int depth;

  /**
   * What a part of a pattern says about places.
   *
   * @param first the places at which it can begin
   * @param last the places at which it can end
   * @param isOptional true if it may stand for nothing
   */
  private record Places(long first, long last, boolean isOptional) {
    static final Places NOTHING = new Places(0, 0, true);
  }

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException naming what cannot be read
   */
  DigitPattern(String pattern) {
    this.text = pattern.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    this.whole = either();
    if (next < text.length()) {
      throw unexpected();
    }
  }

  /** The pattern without blanks. */
  String text() {
    return text;
  }

  /** The automaton of the words of a length that it stands for, over the values of a board. */
  Automaton automaton(Layout layout, int length) {
    return Automaton.of(
        layout,
        length,
        START,
        (position, state, value) -> next(state, value),
        state -> state == START ? whole.isOptional : (state & whole.last) != 0);
  }

  private long next(long state, int value) {
    long reached = state == START ? whole.first : 0;
    for (int place = 0; place < letters.size(); place++) {
      reached |= (state >>> place & 1) != 0 ? followers.get(place) : 0;
    }
    for (int place = 0; place < letters.size(); place++) {
      if ((letters.get(place) >>> value & 1) == 0) {
        reached &= ~(1L << place);
      }
    }
    return reached == 0 ? Automaton.NONE : reached;
  }

  private Places either() {
    Places all = sequence();
    while (take('|')) {
      Places other = sequence();
      all =
          new Places(
              all.first | other.first, all.last | other.last, all.isOptional || other.isOptional);
    }
    return all;
  }

  private Places sequence() {
    Places all = Places.NOTHING;
    while (next < text.length() && text.charAt(next) != '|' && text.charAt(next) != ')') {
      all = followed(all, repeated());
    }
    return all;
  }

  private Places followed(Places one, Places other) {
    follow(one.last, other.first);
    return new Places(
        one.first | (one.isOptional ? other.first : 0),
        other.last | (other.isOptional ? one.last : 0),
        one.isOptional && other.isOptional);
  }

  private void follow(long before, long after) {
    for (int place = 0; place < letters.size(); place++) {
      if ((before >>> place & 1) != 0) {
        followers.set(place, followers.get(place) | after);
      }
    }
  }

  /** A letter or group with what says how often; each time after the first is read anew. */
  private Places repeated() {
    int from = next;
    Places one = atom();
    int behind = next;
    if (take('*')) {
      return many(one, true);
    } else if (take('+')) {
      return many(one, one.isOptional);
    } else if (take('?')) {
      return new Places(one.first, one.last, true);
    } else if (take('{')) {
      return times(from, behind, one);
    }
    return one;
  }

  private Places many(Places one, boolean isOptional) {
    follow(one.last, one.first);
    return new Places(one.first, one.last, isOptional);
  }

  private Places times(int from, int behind, Places one) {
    int least = number();
    boolean isRange = take(',');
    boolean isOpen = isRange && next < text.length() && text.charAt(next) == '}';
    int most = isOpen ? Math.max(1, least) : isRange ? number() : least;
    if (!take('}') || most < least || most < 1 || most > MOST_TIMES) {
      throw unexpected();
    }
    int after = next;
    Places all = null;
    for (int time = 1; time <= most; time++) {
      Places each = time == 1 ? one : again(from, behind);
      if (time == most && isOpen) {
        each = many(each, each.isOptional);
      }
      if (time > least) {
        each = new Places(each.first, each.last, true);
      }
      all = all == null ? each : followed(all, each);
    }
    next = after;
    return all;
  }

  private Places again(int from, int behind) {
    next = from;
    Places one = atom();
    if (next != behind) {
      throw unexpected();
    }
    return one;
  }

  private int number() {
    int from = next;
    while (next < text.length() && Character.isDigit(text.charAt(next)) && next < from + 2) {
      next++;
    }
    if (next == from) {
      throw unexpected();
    }
    return Integer.parseInt(text.substring(from, next));
  }

  private Places atom() {
    parts++;
    if (parts > MOST_PARTS || depth > MOST_DEPTH) {
      throw new IllegalArgumentException("the pattern has too many parts in parts");
    }
    if (take('(')) {
      depth++;
      Places inner = either();
      depth--;
      if (!take(')')) {
        throw unexpected();
      }
      return inner;
    }
    if (take('.')) {
      return letter(-1L);
    }
    if (take('[')) {
      boolean isOthers = take('^');
      long values = 0;
      do {
        values |= range();
      } while (!take(']'));
      return letter(isOthers ? ~values : values);
    }
    return letter(1L << value());
  }

  private long range() {
    int least = value();
    int most = take('-') ? value() : least;
    if (most < least) {
      throw unexpected();
    }
    return (1L << (most + 1)) - (1L << least);
  }

  private int value() {
    int value = next < text.length() ? Character.digit(text.charAt(next), RADIX) : -1;
    if (value < 0) {
      throw unexpected();
    }
    next++;
    return value;
  }

  private Places letter(long values) {
    if (letters.size() == MOST_LETTERS) {
      throw new IllegalArgumentException(
          "the pattern %s has more than %d letters".formatted(text, MOST_LETTERS));
    }
    letters.add(values);
    followers.add(0L);
    long place = 1L << (letters.size() - 1);
    return new Places(place, place, false);
  }

  private boolean take(char sign) {
    boolean isNext = next < text.length() && text.charAt(next) == sign;
    next += isNext ? 1 : 0;
    return isNext;
  }

  private IllegalArgumentException unexpected() {
    String what = next < text.length() ? "\"" + text.charAt(next) + "\"" : "its end";
    return new IllegalArgumentException(
        "the pattern %s cannot be read at %s".formatted(text, what));
  }
}
