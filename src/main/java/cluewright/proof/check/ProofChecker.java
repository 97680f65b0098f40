package cluewright.proof.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a record and redoes its proof with code that shares nothing with the engines or the rest of
 * the program: board, strategies and formula are stated here independently.
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

  /** The kinds whose records may only say how to repeat the work. */
  private static final Set<String> REPEATED = Set.of("exhausted", "open-cells");

  private ProofChecker() {}

  /** How much of a proof was checked. */
  public enum Extent {
    /** All of it, so that the claim follows. */
    WHOLE,
    /** All of the subtrees in a share, but not in the other shares. */
    SHARE,
    /** Some of its subtrees. */
    SAMPLE,
    /** Only what it refers to: it names a command that repeats the rest. */
    NAMED
  }

  /**
   * A claim whose proof has no known fault.
   *
   * @param how what was done to verify it, a sentence
   */
  public record Verified(Claim claim, String how, Extent extent) {
    /** True if the claim follows. */
    public boolean isWhole() {
      return extent == Extent.WHOLE;
    }
  }

  /** True if a text starts like a record. */
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
    try {
      return check(in, Effort.whole((subtrees, of) -> {}));
    } catch (NoSampleException e) {
      throw new IllegalStateException("no sample was asked for", e);
    }
  }

  /**
   * Checks a record, or a part of it.
   *
   * @throws ProofException if it does not prove its claim
   * @throws NoSampleException if it can only be checked as a whole
   * @throws IOException if it cannot be read
   */
  public static Verified check(BufferedReader in, Effort effort)
      throws IOException, ProofException, NoSampleException {
    RecordLines lines = new RecordLines(in);
    PlainBoard board = board(lines);
    Claim claim = claim(board, lines);
    Verified verified = check(claim, Statement.of(board, claim), lines, effort);
    long before = lines.number() - 1;
    if (!lines.next(ProofWords.END).equals(String.valueOf(before))) {
      throw new ProofException(
          before + 1,
          "the proof has " + before + " lines before its end, but states a different number");
    }
    if (lines.peek() != null) {
      throw lines.wrong("the proof has ended, but the file continues");
    }
    return verified;
  }

  static Claim claim(PlainBoard board, RecordLines lines) throws IOException, ProofException {
    List<String> open = new ArrayList<>();
    while (lines.isNext(ProofWords.OPEN)) {
      open.add(lines.next(ProofWords.OPEN));
    }
    String mask = mask(board, lines);
    List<String> strategies = strategies(lines);
    List<String> known = new ArrayList<>();
    while (lines.isNext(ProofWords.KNOWN)) {
      String line = lines.peek();
      RecordText.puzzle(board, lines, ProofWords.KNOWN);
      known.add(line.substring(ProofWords.KNOWN.length() + 1));
    }
    String kind = lines.next(ProofWords.KIND);
    return new Claim(
        board.name, open, mask, strategies, known, kind, lines.next(ProofWords.SENTENCE));
  }

  static PlainBoard board(RecordLines lines) throws IOException, ProofException {
    lines.next(ProofWords.FIRST_LINE);
    long number = lines.number();
    return PlainBoard.named(lines.next(ProofWords.BOARD))
        .orElseThrow(() -> new ProofException(number, "there is no such board"));
  }

  static String mask(PlainBoard board, RecordLines lines) throws IOException, ProofException {
    long number = lines.number();
    String text = lines.next(ProofWords.MASK);
    if (text.length() != board.cells || !text.matches("[x.]*")) {
      throw new ProofException(
          number, "a mask of this board has " + board.cells + " characters, each x or .");
    }
    return text;
  }

  static List<String> strategies(RecordLines lines) throws IOException, ProofException {
    long number = lines.number();
    List<String> ids = List.of(lines.next(ProofWords.STRATEGIES).split(",", -1));
    for (String id : ids.equals(List.of(Strategies.ANY)) ? List.<String>of() : ids) {
      if (!Strategies.isKnown(id)) {
        throw new ProofException(number, "there is no strategy \"" + RecordText.cut(id) + "\"");
      }
    }
    return ids;
  }

  static Verified check(Claim claim, Statement statement, RecordLines lines, Effort effort)
      throws IOException, ProofException, NoSampleException {
    long number = lines.number();
    String method = lines.next(ProofWords.METHOD);
    if (OpenValues.isMethod(method, claim)) {
      if (!effort.isWhole()) {
        throw new NoSampleException(method);
      }
      String how = OpenValues.check(claim, statement, method, lines, effort.watcher());
      return new Verified(claim, how, Extent.WHOLE);
    }
    if (!claim.open().isEmpty()) {
      throw new ProofException(number, "this method knows no open values");
    }
    if (method.equals(ProofWords.PART) && claim.kind().equals(Claim.LEARNED)) {
      return new PartCheck(statement, lines).check(claim, effort);
    }
    if (!method.equals(ProofWords.OPEN_CELLS)) {
      if (!effort.isWhole()) {
        throw new NoSampleException(method);
      }
      if (method.equals(ProofWords.COMMAND) && REPEATED.contains(claim.kind())) {
        return new Verified(claim, repeated(lines), Extent.NAMED);
      }
      return new Verified(
          claim, check(claim, statement, method, lines, effort.watcher()), Extent.WHOLE);
    }
    if (!claim.kind().equals("open-cells") && !claim.kind().equals(Claim.NO_OTHER)) {
      throw unproven(claim, method, number);
    }
    if (!statement.isOfAny()) {
      requireApplied(statement, method, number);
    }
    try {
      return new OpenCellsCheck(statement, lines, effort).check(claim);
    } catch (TooLargeException e) {
      throw new ProofException(number, e.getMessage());
    }
  }

  private static String repeated(RecordLines lines) throws IOException, ProofException {
    return "It rests on a walk of which nothing was kept; this repeats it: "
        + lines.next(ProofWords.RUN);
  }

  private static String check(
      Claim claim, Statement statement, String method, RecordLines lines, Effort.Watcher watcher)
      throws IOException, ProofException {
    long number = lines.number() - 1;
    if (method.equals(ProofWords.ARGUMENT) && ARGUMENTS.containsKey(claim.kind())) {
      return ARGUMENTS.get(claim.kind()).check(statement, lines);
    }
    boolean noOther = claim.kind().equals(Claim.NO_OTHER);
    if (method.equals(ProofWords.TREE) && (noOther || claim.kind().equals("counting-search"))) {
      return new TreeCheck(statement, lines).check();
    }
    try {
      boolean isListed = List.of("published-list", Claim.NO_OTHER_LISTED).contains(claim.kind());
      if (method.equals(ProofWords.LIST) && isListed) {
        return new ListCheck(statement, lines).check();
      }
      return byRules(claim, statement, method, lines, watcher);
    } catch (TooLargeException e) {
      throw new ProofException(number, e.getMessage());
    }
  }

  /**
   * Runs a method that redoes what the strategies conclude, for which these must be stated as
   * rules.
   */
  private static String byRules(
      Claim claim, Statement statement, String method, RecordLines lines, Effort.Watcher watcher)
      throws IOException, ProofException, TooLargeException {
    long number = lines.number() - 1;
    boolean noOther = claim.kind().equals(Claim.NO_OTHER);
    if (method.equals(ProofWords.ENUMERATION) && (noOther || claim.kind().equals("exhausted"))) {
      if (!statement.isOfAny()) {
        requireApplied(statement, method, number);
      }
      return new EnumerationCheck(statement, lines, claim.isOfOthers(), watcher).check();
    }
    String relaxation = ProofWords.CLAUSES + " " + ProofWords.RELAXATION;
    if (method.equals(relaxation) && claim.kind().equals("relaxation")) {
      requireStated(statement, method, number);
      return new ClauseCheck(statement, lines).relaxation();
    }
    String steps = ProofWords.CLAUSES + " " + ProofWords.STEPS + " ";
    if (method.startsWith(steps) && (noOther || claim.kind().equals("step-bound"))) {
      requireStated(statement, method, number);
      return new ClauseCheck(statement, lines).steps(method.substring(steps.length()), number);
    }
    throw unproven(claim, method, number);
  }

  private static ProofException unproven(Claim claim, String method, long number) {
    return new ProofException(
        number,
        "the kind \"%s\" is not proven by the method \"%s\""
            .formatted(RecordText.cut(claim.kind()), RecordText.cut(method)));
  }

  /**
   * True if puzzles can be put to a set of strategies here, by their ids.
   *
   * @param areFull whether every house of the board holds every digit, and nothing else matters
   */
  public static boolean applies(Collection<String> strategies, boolean areFull) {
    return Strategies.unknown(Set.copyOf(strategies), areFull).isEmpty();
  }

  /** Refuses strategies that are not stated here, for a method that puts puzzles to them. */
  static void requireApplied(Statement statement, String method, long number)
      throws ProofException {
    Set<String> unknown =
        Strategies.unknown(statement.strategies(), statement.board().isOfFullHousesAlone());
    if (unknown.equals(Set.of(Strategies.PAIRS_OF_REASONS))) {
      throw new ProofException(
          number,
          "%s is stated as a pattern only for boards of nothing but full houses"
              .formatted(Strategies.PAIRS_OF_REASONS));
    }
    if (!unknown.isEmpty()) {
      throw new ProofException(
          number,
          "the method \"%s\" only covers strategies that are stated as rules or patterns, unlike %s"
              .formatted(RecordText.cut(method), unknown.iterator().next()));
    }
  }

  /** Refuses strategies that are not stated as rules, for a method that writes clauses of them. */
  static void requireStated(Statement statement, String method, long number) throws ProofException {
    Set<String> unstated = Strategies.unstated(statement.strategies());
    if (!unstated.isEmpty()) {
      throw new ProofException(
          number,
          "the method \"%s\" only covers strategies that are stated as rules, unlike %s"
              .formatted(RecordText.cut(method), unstated.iterator().next()));
    }
  }
}
