package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A finite automaton that a user lists, state by state from the first, with {@code /} between them:
 * {@code 1-3>1,4-9>0/*1-9>1} stays in its state 0 until it reads a digit up to 3, and a star marks
 * the states in which a word may end. Digits above 9 are {@code a}, {@code b} and so on. A digit
 * may lead to several states.
 */
final class StateTable {
  private static final Pattern WAY = Pattern.compile("((?:[0-9a-z](?:-[0-9a-z])?)+)>(\\d{1,4})");
  private static final Pattern RANGE = Pattern.compile("([0-9a-z])(?:-([0-9a-z]))?");
  private static final int RADIX = 36;
  private static final int LONGEST_WAY = 80;
  private static final int MOST_TOGETHER = 62;

  private final String text;
  private final List<Boolean> accepting = new ArrayList<>();

  /** By state and value, the states that may follow. */
  private final List<List<List<Integer>>> next = new ArrayList<>();

  /**
   * Reads a table.
   *
   * @throws IllegalArgumentException naming a state that cannot be read
   */
  StateTable(String table) {
    this.text = table.replaceAll("\\s", "").toLowerCase(Locale.ROOT);
    for (String state : text.split("/", -1)) {
      boolean isAccepting = state.startsWith("*");
      accepting.add(isAccepting);
      List<List<Integer>> ways = new ArrayList<>();
      for (int value = 0; value < RADIX; value++) {
        ways.add(new ArrayList<>());
      }
      next.add(ways);
      String listed = isAccepting ? state.substring(1) : state;
      if (!listed.isEmpty()) {
        List.of(listed.split(",", -1)).forEach(way -> read(way, ways));
      }
    }
    refuseWhatIsMissing();
  }

  private void read(String way, List<List<Integer>> ways) {
    if (way.length() > LONGEST_WAY) {
      throw new IllegalArgumentException("a way between states names a digit twice");
    }
    Matcher matcher = WAY.matcher(way);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("\"%s\" is no way from a state to another".formatted(way));
    }
    int to = Integer.parseInt(matcher.group(2));
    Matcher range = RANGE.matcher(matcher.group(1));
    while (range.find()) {
      int least = Character.digit(range.group(1).charAt(0), RADIX);
      int most = range.group(2) == null ? least : Character.digit(range.group(2).charAt(0), RADIX);
      for (int value = least; value <= most; value++) {
        ways.get(value).add(to);
      }
    }
  }

  private void refuseWhatIsMissing() {
    boolean isDeterministic = true;
    for (List<List<Integer>> ways : next) {
      for (List<Integer> to : ways) {
        isDeterministic &= to.size() <= 1;
        if (to.stream().anyMatch(state -> state >= next.size())) {
          throw new IllegalArgumentException("the states have a way to one that is not listed");
        }
      }
    }
    if (!isDeterministic && next.size() > MOST_TOGETHER) {
      throw new IllegalArgumentException(
          "more than %d states, and digits that lead to several of them".formatted(MOST_TOGETHER));
    }
  }

  String text() {
    return text;
  }

  /** The automaton of its words of a length over the values of a board. */
  Automaton automaton(Layout layout, int length) {
    return next.size() <= MOST_TOGETHER
        ? Automaton.of(
            layout,
            length,
            1,
            (position, states, value) -> after(states, value),
            states -> isAccepting(states))
        : Automaton.of(
            layout,
            length,
            0,
            (position, state, value) ->
                next.get((int) state).get(value).stream().findFirst().orElse(Automaton.NONE),
            state -> accepting.get((int) state));
  }

  private long after(long states, int value) {
    long after = 0;
    for (int state = 0; state < next.size(); state++) {
      if ((states >>> state & 1) != 0) {
        for (int to : next.get(state).get(value)) {
          after |= 1L << to;
        }
      }
    }
    return after == 0 ? Automaton.NONE : after;
  }

  private boolean isAccepting(long states) {
    boolean isEnd = false;
    for (int state = 0; state < next.size(); state++) {
      isEnd |= (states >>> state & 1) != 0 && accepting.get(state);
    }
    return isEnd;
  }
}
