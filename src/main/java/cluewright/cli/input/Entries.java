package cluewright.cli.input;

import cluewright.cli.input.LongList.Part;
import cluewright.format.FormatException;
import cluewright.format.MemoryBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Reads a list in which some lines are unreadable.
 *
 * <p>A list that can be read is read at once. Otherwise it is cut into blocks, and a block that
 * cannot be read into its entries. What has more faulty entries than good ones is no list, and its
 * first fault is thrown, as is one that names no line.
 */
final class Entries<T> {
  private static final int BLOCK = 64;

  /** An upper limit on the memory for a puzzle and its description, in bytes. */
  private static final int WEIGHT = 200;

  /** The number of lines of as many cells that may be the rows of one board. */
  private static final int AMBIGUOUS = 16;

  private final Part whole;
  private final List<String> lines;
  private final int heading;
  private final Function<Part, List<T>> reader;
  private final FormatException first;
  private final List<T> read = new ArrayList<>();
  private final List<FormatException> faults = new ArrayList<>();

  private Entries(Part whole, int heading, Function<Part, List<T>> reader, FormatException first) {
    this.whole = whole;
    this.lines = whole.text().lines().toList();
    this.heading = heading;
    this.reader = reader;
    this.first = first;
  }

  /**
   * Reads a text or a part of one.
   *
   * @param reader throws faults with their lines in the file
   * @throws FormatException if that is no list, or the first fault is to end all
   */
  static <T> List<T> read(Part part, Function<Part, List<T>> reader, ReadingNotes notes) {
    try {
      return reader.apply(part);
    } catch (FormatException fault) {
      OptionalInt heading = notes.isStrict() ? OptionalInt.empty() : part.heading();
      if (heading.isEmpty() || fault.line().isEmpty()) {
        throw fault;
      }
      Entries<T> entries = new Entries<>(part, heading.getAsInt(), reader, fault);
      entries.readBlocks();
      entries.faults.forEach(each -> notes.leftOut(part.name(), each));
      return entries.read;
    }
  }

  private void readBlocks() {
    List<Integer> starts = starts();
    for (int i = 0; i < starts.size() - 1; i += BLOCK) {
      read(starts.subList(i, Math.min(i + BLOCK + 1, starts.size())));
    }
    long ink = lines.stream().skip(heading).filter(line -> !line.isBlank()).count();
    boolean mayBeRows =
        ink % AMBIGUOUS == 0 && lines.stream().anyMatch(line -> line.strip().length() == AMBIGUOUS);
    if (read.size() < faults.size()
        || read.isEmpty()
        || mayBeRows
        || read.size() > MemoryBudget.BYTES / WEIGHT) {
      throw first;
    }
  }

  private static boolean isUneven(String line) {
    return !line.startsWith("{") && line.chars().filter(c -> c == '"').count() % 2 == 1;
  }

  /** The lines at which entries begin, counted from 0, and the end of the last. */
  private List<Integer> starts() {
    List<Integer> starts = new ArrayList<>();
    boolean isQuoted = false;
    for (int i = heading; i < lines.size(); i++) {
      if (!isQuoted) {
        starts.add(i);
      }
      isQuoted ^= isUneven(lines.get(i));
    }
    starts.add(lines.size());
    return starts;
  }

  /** Reads some entries together or, if that fails, one by one. */
  private void read(List<Integer> starts) {
    int last = starts.size() - 1;
    if (!hasInk(starts.get(0), starts.get(last))) {
      return;
    }
    try {
      read.addAll(reader.apply(part(starts.get(0), starts.get(last))));
    } catch (FormatException fault) {
      if (last == 1) {
        leaveOut(fault);
        return;
      }
      for (int i = 0; i < last; i++) {
        read(starts.subList(i, i + 2));
      }
    }
  }

  private void leaveOut(FormatException fault) {
    faults.add(fault);
    if (fault.line().isEmpty() || read.size() + BLOCK < faults.size()) {
      throw first;
    }
  }

  private boolean hasInk(int from, int to) {
    return lines.subList(from, to).stream()
        .anyMatch(line -> !line.isBlank() && !line.strip().startsWith("#"));
  }

  private Part part(int from, int to) {
    String text =
        String.join("\n", lines.subList(0, heading))
            + (heading == 0 ? "" : "\n")
            + String.join("\n", lines.subList(from, to))
            + "\n";
    return new Part(whole.name(), text, whole.above() + from - heading);
  }
}
