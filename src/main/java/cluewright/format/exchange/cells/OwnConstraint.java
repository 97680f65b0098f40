package cluewright.format.exchange.cells;

import cluewright.model.Board;
import cluewright.model.rule.PairTable;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a constraint string says about a setter's own rules: tables of pairs, patterns and automata
 * as bits in Base64, and the cells that they are about, with a name.
 */
final class OwnConstraint {
  private static final String BASE64 =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final int BITS = 6;
  private static final int RADIX = 36;
  private static final int FIELD = 4;
  private static final int MOST_STATES = 4096;

  /** Cells in order, with a name that may be empty. */
  record Group(String name, List<String> cells) {}

  private OwnConstraint() {}

  /**
   * Groups of cells between empty words; a word that begins with a low line names those after it.
   */
  static List<Group> groups(List<String> words) {
    List<Group> groups = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    String name = "";
    for (String word : words) {
      if (word.isEmpty() || word.startsWith("_")) {
        if (!cells.isEmpty()) {
          groups.add(new Group(name, List.copyOf(cells)));
          cells.clear();
        }
        name = word.isEmpty() ? name : named(word.substring(1));
      } else {
        cells.add(word);
      }
    }
    if (!cells.isEmpty()) {
      groups.add(new Group(name, List.copyOf(cells)));
    }
    return groups;
  }

  private static String named(String coded) {
    return URLDecoder.decode(coded.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /**
   * A table of pairs as a condition.
   *
   * @param key six bits a letter, row by row, first the lowest
   * @param isOld true if the last two letters of the alphabet are exchanged
   * @throws IllegalArgumentException if no pair is allowed, or the key has other letters
   */
  static String pairs(String key, boolean isOld, Board board) {
    int digits = board.digits();
    int least = board.layout().leastValue();
    BitSet bits = bits(isOld ? exchanged(key) : key);
    Map<List<Integer>, List<Integer>> bySecond = new LinkedHashMap<>();
    for (int a = 0; a < digits; a++) {
      int row = a * digits;
      List<Integer> second =
          IntStream.range(0, digits)
              .filter(b -> bits.get(row + b))
              .mapToObj(b -> b + least)
              .toList();
      if (!second.isEmpty()) {
        bySecond.computeIfAbsent(second, any -> new ArrayList<>()).add(a + least);
      }
    }
    return bySecond.isEmpty()
        ? "0"
        : bySecond.entrySet().stream()
            .map(entry -> "a in " + set(entry.getValue()) + "&b in " + set(entry.getKey()))
            .collect(Collectors.joining("|"));
  }

  /** The key of a table, without what is not set at its end. */
  static String key(PairTable table) {
    BitSet bits = new BitSet();
    int digits = table.digits();
    for (int a = 1; a <= digits; a++) {
      for (int b = 1; b <= digits; b++) {
        bits.set((a - 1) * digits + b - 1, table.allows(a, b));
      }
    }
    StringBuilder key = new StringBuilder();
    for (int from = 0; from < bits.length(); from += BITS) {
      int six = bits.get(from, from + BITS).stream().map(bit -> 1 << bit).sum();
      key.append(BASE64.charAt(six));
    }
    return key.toString();
  }

  /** A key of old strings in today's letters. */
  private static String exchanged(String key) {
    return key.chars()
        .mapToObj(sign -> sign == '-' ? "_" : sign == '_' ? "-" : String.valueOf((char) sign))
        .collect(Collectors.joining());
  }

  /** True if {@link #bits} can read a key. */
  static boolean isSet(String key) {
    return key.chars().allMatch(sign -> BASE64.indexOf(sign) >= 0);
  }

  /**
   * A set of numbers from 0, six a letter, first the lowest.
   *
   * @throws IllegalArgumentException if the key has other letters
   */
  static BitSet bits(String key) {
    BitSet bits = new BitSet();
    for (int i = 0; i < key.length(); i++) {
      int six = BASE64.indexOf(key.charAt(i));
      if (six < 0) {
        throw new IllegalArgumentException("no set: " + key);
      }
      for (int bit = 0; bit < BITS; bit++) {
        bits.set(i * BITS + bit, (six >> bit & 1) != 0);
      }
    }
    return bits;
  }

  /**
   * The states of a digit and then a line, in which it stands in the cell whose number is the first
   * digit of the line.
   *
   * @param length of the line
   */
  static String numberedRoom(int length, Board board) {
    int least = board.layout().leastValue();
    List<Integer> values = board.digitRange().mapToObj(digit -> digit - 1 + least).toList();
    // State 1 + i knows the digit; then it is looked for in so many cells; the last state is done.
    int known = 1;
    int waiting = known + values.size();
    int done = waiting + values.size() * (length - 1);
    List<String> table = new ArrayList<>();
    table.add(ways(values, value -> known + values.indexOf(value)));
    for (int i = 0; i < values.size(); i++) {
      int first = waiting + i * (length - 1);
      int looked = values.get(i);
      table.add(
          values.stream()
              .filter(place -> place >= 1 && place <= length && (place > 1 || looked == 1))
              .map(place -> figure(place) + ">" + (place == 1 ? done : first + place - 2))
              .collect(Collectors.joining(",")));
    }
    for (int looked : values) {
      table.add(figure(looked) + ">" + done);
      for (int left = 2; left < length; left++) {
        int next = table.size() - 1;
        table.add(ways(values, value -> next));
      }
    }
    table.add("*" + ways(values, value -> done));
    return String.join("/", table);
  }

  private static String ways(List<Integer> values, IntUnaryOperator to) {
    return values.stream()
        .map(value -> figure(value) + ">" + to.applyAsInt(value))
        .collect(Collectors.joining(","));
  }

  private static String figure(int value) {
    return Integer.toString(value, RADIX);
  }

  private static String set(List<Integer> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
  }

  /** A regular expression in Base64, or as in an address. */
  static String pattern(String coded) {
    return coded.contains("%")
        ? named(coded)
        : new String(decoded(coded), StandardCharsets.ISO_8859_1);
  }

  private static byte[] decoded(String coded) {
    return Base64.getUrlDecoder().decode(coded.replaceAll("=+$", ""));
  }

  /**
   * An automaton as a table of states.
   *
   * @throws IllegalArgumentException if it has several beginnings, or is cut short
   */
  static String states(String coded, Board board) {
    return new Automata(decoded(coded), board.layout().leastValue()).table();
  }

  /** Reads the bits of an automaton, first the lowest of each byte. */
  private static final class Automata {
    private final BitSet bits;
    private final int length;
    private final int least;
    private int at;

    Automata(byte[] bytes, int least) {
      this.bits = BitSet.valueOf(reversed(bytes));
      this.length = bytes.length * Byte.SIZE;
      this.least = least;
    }

    private static byte[] reversed(byte[] bytes) {
      byte[] turned = new byte[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        turned[i] = (byte) (Integer.reverse(bytes[i]) >>> (Integer.SIZE - Byte.SIZE));
      }
      return turned;
    }

    private int read(int count) {
      if (at + count > length) {
        throw new IllegalArgumentException("an automaton is cut short");
      }
      int number = 0;
      for (int i = 0; i < count; i++) {
        number = number << 1 | (bits.get(at++) ? 1 : 0);
      }
      return number;
    }

    String table() {
      boolean isPacked = read(2) == 1;
      int stateBits = read(FIELD) + 1;
      int symbols = read(FIELD) + 1;
      int starts = read(stateBits);
      int accepting = read(stateBits);
      boolean isStartAccepting = read(starts) == 1;
      int countBits = isPacked ? symbols : read(FIELD);
      if (starts != 1 || countBits == 0) {
        throw new IllegalArgumentException("an automaton with several beginnings");
      }
      List<String> states = new ArrayList<>();
      int most = 0;
      while (length - at >= countBits && states.size() < MOST_STATES) {
        Map<Integer, StringBuilder> ways = new LinkedHashMap<>();
        int head = read(countBits);
        int times = isPacked ? symbols : head;
        for (int i = 0; i < times; i++) {
          if (isPacked && (head >> i & 1) == 0) {
            continue;
          }
          int symbol =
              isPacked ? i : read(Integer.SIZE - Integer.numberOfLeadingZeros(symbols - 1));
          int to = read(stateBits);
          most = Math.max(most, to);
          ways.computeIfAbsent(to, any -> new StringBuilder())
              .append(Character.forDigit(symbol + least, RADIX));
        }
        states.add(
            ways.entrySet().stream()
                .map(way -> way.getValue() + ">" + way.getKey())
                .collect(Collectors.joining(",")));
      }
      int needed = Math.max(most, accepting) + 1;
      List<String> table = new ArrayList<>();
      for (int i = 0; i < needed; i++) {
        boolean isEnd = i == 0 ? isStartAccepting : i <= accepting;
        table.add((isEnd ? "*" : "") + (i < states.size() ? states.get(i) : ""));
      }
      return String.join("/", table);
    }
  }
}
