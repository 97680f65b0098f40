package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import cluewright.strategy.UnknownStrategyException;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads a record and redoes its proof, with code that shares nothing with the engines.
 *
 * <p>Nothing in the record is trusted: its lines only say what to look at. Each conclusion is drawn
 * anew from the claim by the plainest code, and a record from which the claim does not follow is
 * refused at the line where that shows.
 */
public final class ProofChecker {
  private static final Map<String, ArgumentCheck> ARGUMENTS =
      Map.of(
          "no-placement", ArgumentCheck::noPlacement,
          "swappable-lines", ArgumentCheck::swappableLines,
          "too-few-digits", ArgumentCheck::tooFewDigits,
          "theorem", ArgumentCheck::theorem,
          "counting-closure", ArgumentCheck::countingClosure);

  private ProofChecker() {}

  /**
   * What was verified.
   *
   * @param how what was done to verify it, a sentence
   */
  public record Verified(Claim claim, String how) {}

  /** Whether a text begins as a record does. */
  public static boolean isRecord(String firstLine) {
    return firstLine.equals(ProofWords.FIRST_LINE);
  }

  /**
   * Checks a whole record.
   *
   * @throws ProofException if it does not prove its claim
   * @throws IOException if it cannot be read
   */
  public static Verified check(BufferedReader in) throws IOException, ProofException {
    RecordLines lines = new RecordLines(in);
    Claim claim = claim(lines);
    String how = check(claim, lines);
    long before = lines.number() - 1;
    if (!lines.next(ProofWords.END).equals(String.valueOf(before))) {
      throw new ProofException(
          before + 1, "the proof has " + before + " lines before its end, and claims otherwise");
    }
    if (lines.peek() != null) {
      throw lines.wrong("the proof has ended, and the file goes on");
    }
    return new Verified(claim, how);
  }

  private static Claim claim(RecordLines lines) throws IOException, ProofException {
    lines.next(ProofWords.FIRST_LINE);
    Board board =
        Boards.named(lines.next(ProofWords.BOARD))
            .orElseThrow(() -> new ProofException(2, "there is no such board"));
    Mask mask = mask(board, lines);
    StrategySet strategies = strategies(lines);
    List<Puzzle> known = new ArrayList<>();
    while (lines.isNext(ProofWords.KNOWN)) {
      known.add(RecordCells.puzzle(board, lines, ProofWords.KNOWN));
    }
    String kind = lines.next(ProofWords.KIND);
    return new Claim(mask, strategies, known, kind, lines.next(ProofWords.SENTENCE));
  }

  private static Mask mask(Board board, RecordLines lines) throws IOException, ProofException {
    long number = lines.number();
    String text = lines.next(ProofWords.MASK);
    if (text.length() != board.cells() || !text.matches("[x.]*")) {
      throw new ProofException(
          number, "a mask of this board has " + board.cells() + " characters, each x or a point");
    }
    return new Mask(board, CellSet.where(board.cells(), cell -> text.charAt(cell) == 'x'));
  }

  private static StrategySet strategies(RecordLines lines) throws IOException, ProofException {
    long number = lines.number();
    try {
      return StrategySet.parse(lines.next(ProofWords.STRATEGIES));
    } catch (UnknownStrategyException e) {
      throw new ProofException(number, e.getMessage());
    }
  }

  private static String check(Claim claim, RecordLines lines) throws IOException, ProofException {
    long number = lines.number();
    String method = lines.next(ProofWords.METHOD);
    boolean noOther = claim.kind().equals(Claim.NO_OTHER);
    if (method.equals(ProofWords.ARGUMENT) && ARGUMENTS.containsKey(claim.kind())) {
      return ARGUMENTS.get(claim.kind()).check(claim, lines);
    }
    if (method.equals(ProofWords.TREE) && (noOther || claim.kind().equals("counting-search"))) {
      return new TreeCheck(claim, lines).check();
    }
    if (method.equals(ProofWords.ENUMERATION) && (noOther || claim.kind().equals("exhausted"))) {
      return new EnumerationCheck(claim, lines).check();
    }
    String relaxation = ProofWords.CLAUSES + " " + ProofWords.RELAXATION;
    if (method.equals(relaxation) && claim.kind().equals("relaxation")) {
      return new ClauseCheck(claim, lines).relaxation();
    }
    String steps = ProofWords.CLAUSES + " " + ProofWords.STEPS + " ";
    if (method.startsWith(steps) && (noOther || claim.kind().equals("step-bound"))) {
      return new ClauseCheck(claim, lines).steps(method.substring(steps.length()), number);
    }
    throw new ProofException(
        number, "the kind \"" + claim.kind() + "\" is not proven by the method \"" + method + "\"");
  }
}
