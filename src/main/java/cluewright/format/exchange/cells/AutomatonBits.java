package cluewright.format.exchange.cells;

import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Packs a table of states for a constraint string, as {@link OwnConstraint#states} unpacks it: the
 * first state, then those that accept, then the others; of each, which digits lead on, and where.
 */
final class AutomatonBits {
  private static final Pattern WAY = Pattern.compile("([0-9a-z-]+)>(\\d+)");
  private static final Pattern RANGE = Pattern.compile("([0-9a-z])(?:-([0-9a-z]))?");
  private static final int RADIX = 36;
  private static final int PACKED = 1;
  private static final int FIELD = 4;
  private static final int MOST = 16;

  private final BitSet bits = new BitSet();
  private int length;

  private AutomatonBits() {}

  /** A state: whether a word may end there, and the state to which each digit leads, from 0. */
  private record State(boolean isEnd, Map<Integer, Integer> next) {}

  /** Empty if a digit leads to several states, or there are too many of them. */
  static Optional<String> coded(String table, int least, int digits) {
    List<State> states = new ArrayList<>();
    for (String state : table.split("/", -1)) {
      Optional<State> read = state(state, least, digits);
      if (read.isEmpty()) {
        return Optional.empty();
      }
      states.add(read.get());
    }
    int stateBits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(states.size() - 1));
    return digits > MOST || stateBits > MOST
        ? Optional.empty()
        : Optional.of(new AutomatonBits().packed(states, stateBits, digits));
  }

  private static Optional<State> state(String text, int least, int digits) {
    Map<Integer, Integer> next = new TreeMap<>();
    Matcher way = WAY.matcher(text);
    while (way.find()) {
      Matcher range = RANGE.matcher(way.group(1));
      while (range.find()) {
        int from = Character.digit(range.group(1).charAt(0), RADIX);
        int to = range.group(2) == null ? from : Character.digit(range.group(2).charAt(0), RADIX);
        for (int digit = Math.max(0, from - least);
            digit <= Math.min(digits - 1, to - least);
            digit++) {
          Integer before = next.put(digit, Integer.valueOf(way.group(2)));
          if (before != null) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.of(new State(text.startsWith("*"), next));
  }

  private String packed(List<State> states, int stateBits, int digits) {
    List<Integer> order =
        IntStream.range(0, states.size())
            .boxed()
            .sorted(
                Comparator.comparing((Integer state) -> state != 0)
                    .thenComparing(state -> !states.get(state).isEnd()))
            .toList();
    int ends = (int) order.stream().skip(1).filter(state -> states.get(state).isEnd()).count();
    write(PACKED, 2);
    write(stateBits - 1, FIELD);
    write(digits - 1, FIELD);
    write(1, stateBits);
    write(ends, stateBits);
    write(states.get(0).isEnd() ? 1 : 0, 1);
    for (int state : order) {
      Map<Integer, Integer> next = states.get(state).next();
      write(next.keySet().stream().mapToInt(digit -> 1 << digit).sum(), digits);
      next.values().forEach(to -> write(order.indexOf(to), stateBits));
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes());
  }

  private void write(int number, int count) {
    for (int bit = count - 1; bit >= 0; bit--) {
      bits.set(length++, (number >>> bit & 1) != 0);
    }
  }

  /** The first bit is the highest of its byte. */
  private byte[] bytes() {
    byte[] bytes = new byte[(length + Byte.SIZE - 1) / Byte.SIZE];
    bits.stream()
        .forEach(bit -> bytes[bit / Byte.SIZE] |= (byte) (1 << (Byte.SIZE - 1 - bit % Byte.SIZE)));
    return bytes;
  }
}
