package cluewright.learned;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.proof.check.ProofWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads and writes learned masks as text: a line {@code entry NAME EVIDENCE}, followed by the lines
 * of a proof record. What stands before the first entry is for readers.
 *
 * <p>An entry that cannot be read is left out, with the reason; the others are not touched by it.
 */
public final class LearnedText {
  private static final String ENTRY = ProofWords.ENTRY + " ";
  static final String FIRST_LINE = "cluewright-learned 1";

  /**
   * The lines of a record before its method: format, board, mask, strategies, kind and sentence.
   */
  private static final int HEADER = 6;

  private final List<LearnedMask> masks = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private LearnedText() {}

  /**
   * Why an entry was left out.
   *
   * @param line the number of the line, from 1
   */
  public record Fault(long line, String reason) {}

  /** The entries that could be read. */
  public record Content(List<LearnedMask> masks, List<Fault> faults) {
    public Content {
      masks = List.copyOf(masks);
      faults = List.copyOf(faults);
    }
  }

  /** Thrown for a line that does not belong in an entry. */
  private static final class LineException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int offset;

    LineException(int offset, String reason) {
      super(reason);
      this.offset = offset;
    }
  }

  /** Reads all entries of a text. */
  public static Content read(List<String> lines) {
    LearnedText text = new LearnedText();
    if (lines.isEmpty() || !lines.get(0).equals(FIRST_LINE)) {
      text.faults.add(new Fault(1, "\"" + FIRST_LINE + "\" is expected here"));
      return text.content();
    }
    for (int from = next(lines, 1); from < lines.size(); from = next(lines, from + 1)) {
      text.take(lines.subList(from, next(lines, from + 1)), from + 1);
    }
    return text.content();
  }

  private Content content() {
    return new Content(masks, faults);
  }

  private static int next(List<String> lines, int from) {
    int line = from;
    while (line < lines.size() && !isEntry(lines, line)) {
      line++;
    }
    return line;
  }

  /** True for the first line of an entry; the record of a sub-mask may contain one, too. */
  private static boolean isEntry(List<String> lines, int line) {
    return lines.get(line).startsWith(ENTRY)
        && line + 1 < lines.size()
        && lines.get(line + 1).equals(ProofWords.FIRST_LINE);
  }

  private void take(List<String> lines, int number) {
    try {
      LearnedMask mask = entry(lines);
      if (!names.add(mask.name())) {
        throw new LineException(0, "there is an entry of this name already");
      }
      masks.add(mask);
    } catch (LineException e) {
      faults.add(new Fault((long) number + e.offset, e.getMessage()));
    }
  }

  private static LearnedMask entry(List<String> lines) throws LineException {
    String[] head = lines.get(0).split(" ", -1);
    if (head.length != 3 || !head[1].matches("[A-Za-z0-9-]{1,40}")) {
      throw new LineException(0, "a name and what it rests on are expected after \"entry\"");
    }
    LearnedMask.Evidence evidence =
        LearnedMask.Evidence.of(head[2])
            .orElseThrow(() -> new LineException(0, "\"" + head[2] + "\" is no kind of evidence"));
    List<String> record = record(lines);
    Board board =
        Boards.named(after(lines, 2, ProofWords.BOARD))
            .orElseThrow(() -> new LineException(2, "there is no such board"));
    String mask = after(lines, 3, ProofWords.MASK);
    if (mask.length() != board.cells() || !mask.matches("[x.]*")) {
      throw new LineException(3, "a mask of this board has " + board.cells() + " cells");
    }
    List<String> strategies = List.of(after(lines, 4, ProofWords.STRATEGIES).split(",", -1));
    after(lines, 5, ProofWords.KIND);
    after(lines, 6, ProofWords.SENTENCE);
    CellSet clues = CellSet.where(board.cells(), cell -> mask.charAt(cell) == 'x');
    return new LearnedMask(head[1], new Mask(board, clues), strategies, evidence, record);
  }

  /** The lines up to the end that the record announces. */
  private static List<String> record(List<String> lines) throws LineException {
    for (int line = 1 + HEADER; line < lines.size(); line++) {
      if (lines.get(line).equals(ProofWords.END + " " + (line - 1))) {
        return lines.subList(1, line + 1);
      }
    }
    throw new LineException(0, "its record does not end as it should");
  }

  private static String after(List<String> lines, int line, String word) throws LineException {
    if (line >= lines.size() || !lines.get(line).startsWith(word + " ")) {
      throw new LineException(line, "\"" + word + "\" is expected here");
    }
    return lines.get(line).substring(word.length() + 1);
  }

  /** Writes the entries as text. */
  static List<String> write(List<LearnedMask> masks) {
    List<String> lines = new ArrayList<>(List.of(FIRST_LINE));
    for (LearnedMask mask : masks) {
      lines.add("");
      lines.add(ENTRY + mask.name() + " " + mask.evidence().word());
      lines.addAll(mask.record());
    }
    return lines;
  }
}
