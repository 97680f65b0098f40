package cluewright.published;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * The 49,158 known 9x9 puzzles of 17 clues, up to moving lines and renaming digits; a published
 * exhaustive search says that there are no others.
 *
 * <p>{@code assets/lists} tells whence they come. The file has a puzzle a line, 81 characters each,
 * those of one mask together: the mask is the {@linkplain MaskClass form} of its class, the forms
 * ascend, and digits are named in the order of their first appearance. So a mask is looked up by
 * its form, in a millisecond or less. The list is read when it is first asked for, and kept in less
 * a megabyte.
 */
public final class PublishedList {
  /** The number of clues of each puzzle. */
  public static final int CLUES = 17;

  static final String FILE = "/cluewright/assets/lists/17-clues.txt.gz";

  private static final Board BOARD = Boards.NINE;

  /** The bytes per puzzle: two digits a byte, the first in the high half. */
  private static final int BYTES = (CLUES + 1) / 2;

  /** The initial capacity for classes. */
  private static final int MOST = 50_000;

  private static final int PUZZLES = 49_158;

  private static PublishedList seventeen;

  /**
   * By class, its form as two numbers, and its first puzzle; one further entry ends the last class.
   */
  private final long[] starts;

  private final int[] ends;
  private final int[] firsts;

  /** By puzzle, the digits of its clues in the order of the form's cells. */
  private final byte[] digits;

  private PublishedList(InputStream lines) throws IOException {
    long[] allStarts = new long[MOST];
    int[] allEnds = new int[MOST];
    int[] allFirsts = new int[MOST + 1];
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    int count = 0;
    int number = 0;
    byte[] line = new byte[BOARD.cells() + 1];
    for (; lines.readNBytes(line, 0, line.length) == line.length; number++) {
      MaskClass.Form form = MaskClass.Form.of(cell -> line[cell] != '.');
      if (count == 0 || allStarts[count - 1] != form.start() || allEnds[count - 1] != form.end()) {
        allStarts[count] = form.start();
        allEnds[count] = form.end();
        allFirsts[count] = number;
        count++;
      }
      pack(line, packed);
    }
    if (number != PUZZLES) {
      throw new IOException("the list has " + number + " puzzles, and should have " + PUZZLES);
    }
    allFirsts[count] = number;
    this.starts = Arrays.copyOf(allStarts, count);
    this.ends = Arrays.copyOf(allEnds, count);
    this.firsts = Arrays.copyOf(allFirsts, count + 1);
    this.digits = packed.toByteArray();
  }

  private static void pack(byte[] line, ByteArrayOutputStream packed) {
    int pair = 0;
    int clue = 0;
    for (int cell = 0; cell < BOARD.cells(); cell++) {
      if (line[cell] != '.') {
        pair = pair << 4 | line[cell] - '0';
        clue++;
        if (clue % 2 == 0) {
          packed.write(pair);
        }
      }
    }
    packed.write(pair << 4);
  }

  /** True if the list is complete for the mask: it has 17 clues on 9x9. */
  public static boolean covers(Mask mask) {
    return mask.board().equals(BOARD) && mask.size() == CLUES;
  }

  /** The list, read on the first call. */
  public static synchronized PublishedList ofSeventeenClues() {
    seventeen = seventeen == null ? read() : seventeen;
    return seventeen;
  }

  public int size() {
    return digits.length / BYTES;
  }

  /** The number of classes of masks. */
  int classes() {
    return ends.length;
  }

  /** A puzzle of the list, counted from 0. */
  public Puzzle puzzle(int number) {
    int found = Arrays.binarySearch(firsts, number);
    int ofClass = found < 0 ? -found - 2 : found;
    int[] cells = new MaskClass.Form(starts[ofClass], ends[ofClass]).mask().clues().toArray();
    int[] all = new int[BOARD.cells()];
    for (int clue = 0; clue < CLUES; clue++) {
      int pair = digits[number * BYTES + clue / 2];
      all[cells[clue]] = (clue % 2 == 0 ? pair >> 4 : pair) & 0xF;
    }
    return new Puzzle(BOARD, all);
  }

  /**
   * The puzzles with clues on exactly these cells, no two equal up to renaming; digits are named in
   * order of appearance.
   *
   * @throws IllegalArgumentException if the list {@linkplain #covers does not cover} the mask
   */
  public List<Puzzle> on(Mask mask) {
    if (!covers(mask)) {
      throw new IllegalArgumentException("not a 9x9 mask of 17 clues: " + mask);
    }
    MaskClass ofMask = MaskClass.of(mask);
    int number = number(ofMask.form());
    if (number < 0) {
      return List.of();
    }
    Set<Puzzle> images = new LinkedHashSet<>();
    for (int[] from : ofMask.moves()) {
      for (int each = firsts[number]; each < firsts[number + 1]; each++) {
        images.add(moved(puzzle(each), from));
      }
    }
    return List.copyOf(images);
  }

  /** The number of the class with a form, or negative. */
  private int number(MaskClass.Form form) {
    int low = 0;
    int high = ends.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int comparison = new MaskClass.Form(starts[middle], ends[middle]).compareTo(form);
      if (comparison == 0) {
        return middle;
      }
      low = comparison < 0 ? middle + 1 : low;
      high = comparison < 0 ? high : middle - 1;
    }
    return -1;
  }

  /** The puzzle before its lines were moved, with its digits renamed in order of appearance. */
  static Puzzle moved(Puzzle puzzle, int[] from) {
    int[] moved = new int[from.length];
    for (int cell = 0; cell < from.length; cell++) {
      moved[from[cell]] = puzzle.digit(cell);
    }
    return named(moved);
  }

  /** Renames digits in the order of their first appearance. */
  static Puzzle named(int[] all) {
    int[] names = new int[BOARD.digits() + 1];
    int[] named = new int[all.length];
    int next = 1;
    for (int cell = 0; cell < all.length; cell++) {
      if (all[cell] != 0 && names[all[cell]] == 0) {
        names[all[cell]] = next++;
      }
      named[cell] = names[all[cell]];
    }
    return new Puzzle(BOARD, named);
  }

  private static PublishedList read() {
    try (InputStream file = PublishedList.class.getResourceAsStream(FILE);
        InputStream text = new BufferedInputStream(new GZIPInputStream(file), 1 << 16)) {
      return new PublishedList(text);
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " cannot be read", e);
    }
  }
}
