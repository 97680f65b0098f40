package cluewright.proof.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Checks claims about every choice of values for open rules.
 *
 * <p>A record states for each such rule what it says with each value, in primitives; the claim is
 * that no choice makes a puzzle. Either every grid has another with the same clues and values,
 * since a move of cells or another naming of digits keeps all that is said, or all grids are looked
 * at.
 */
final class OpenValues {
  private static final String SAME_VALUES = "same-values";
  private static final String EXHAUSTED = "exhausted";

  private final Statement statement;
  private final PlainBoard board;
  private final RecordLines lines;
  private final List<String> open;

  private OpenValues(Claim claim, Statement statement, RecordLines lines) {
    this.statement = statement;
    this.board = statement.board();
    this.lines = lines;
    this.open = claim.open();
  }

  /** True for a method that is of open values. */
  static boolean isMethod(String method, Claim claim) {
    return (claim.kind().equals(SAME_VALUES) && method.equals(ProofWords.ARGUMENT))
        || (claim.kind().equals(EXHAUSTED) && method.equals(ProofWords.GRIDS));
  }

  /** Redoes the proof, and returns how. */
  static String check(
      Claim claim, Statement statement, String method, RecordLines lines, Effort.Watcher watcher)
      throws IOException, ProofException {
    OpenValues checked = new OpenValues(claim, statement, lines);
    long number = lines.number() - 1;
    if (method.equals(ProofWords.GRIDS)) {
      if (!statement.isOfAny()) {
        ProofChecker.requireApplied(statement, method, number);
      }
      return new GridsCheck(statement, checked.rules(number), number, watcher).check();
    }
    if (lines.isNext(ProofWords.TO)) {
      return checked.move();
    }
    return lines.isNext(ProofWords.REVERSE) ? checked.reversal() : checked.exchanges();
  }

  /** The values of each open rule with what it says, as the rest of a board's name. */
  private static List<String> alternatives(String rule, long number) throws ProofException {
    List<String> said = new ArrayList<>();
    for (String each : rule.split(" ", -1)) {
      if (!each.matches("[0-9]+:(\\+.*)?")) {
        throw new ProofException(
            number, "\"" + RecordText.cut(each) + "\" is no value with what it says");
      }
      said.add(each.substring(each.indexOf(':') + 1));
    }
    return said;
  }

  private PlainBoard with(String said, long number) throws ProofException {
    return PlainBoard.named(board.name + said)
        .orElseThrow(
            () ->
                new ProofException(
                    number, "\"" + RecordText.cut(said) + "\" says nothing of this board"));
  }

  /** For each open rule, the board with each of its values alone. */
  private List<List<PlainBoard>> rules(long number) throws ProofException {
    List<List<PlainBoard>> rules = new ArrayList<>();
    for (String rule : open) {
      List<PlainBoard> boards = new ArrayList<>();
      for (String said : alternatives(rule, number)) {
        boards.add(with(said, number));
      }
      rules.add(boards);
    }
    return rules;
  }

  /** What a board with some value of one rule must obey. */
  @FunctionalInterface
  private interface Requirement {
    void test(PlainBoard board) throws ProofException;
  }

  /** Requires something of the board, and of it with each value of each rule. */
  private void require(long number, Requirement requirement) throws ProofException {
    requirement.test(board);
    for (String rule : open) {
      for (String said : alternatives(rule, number)) {
        requirement.test(with(said, number));
      }
    }
  }

  private String move() throws IOException, ProofException {
    long number = lines.number();
    int[] to = RecordText.cells(board, lines, ProofWords.TO).stream().mapToInt(c -> c).toArray();
    if (to.length != board.cells || Arrays.stream(to).distinct().count() != board.cells) {
      throw new ProofException(number, "each cell must go to a cell of its own");
    }
    if (IntStream.of(statement.clues()).anyMatch(cell -> to[cell] != cell)) {
      throw new ProofException(number, "a clue is moved");
    }
    if (IntStream.range(0, to.length).noneMatch(c -> PlainBoard.holds(board.peers[c], to[c]))) {
      throw new ProofException(number, "no cell goes to one of another digit");
    }
    require(number, each -> ArgumentCheck.requireSymmetry(each, to, number));
    return "A move of cells keeps every house, clue and rule, whatever the values are.";
  }

  private String reversal() throws IOException, ProofException {
    long number = lines.number();
    lines.next(ProofWords.REVERSE);
    requireFullHouse(number);
    if (statement.clues().length > 0) {
      throw new ProofException(number, "a clue may have any digit");
    }
    requireNames(
        IntStream.rangeClosed(0, board.size).map(d -> board.size + 1 - d).toArray(), number);
    return "Small and large digits can be exchanged, whatever the values are.";
  }

  private String exchanges() throws IOException, ProofException {
    long first = lines.number();
    requireFullHouse(first);
    int[] group = IntStream.rangeClosed(0, board.size).toArray();
    int joined = 0;
    while (lines.isNext(ProofWords.EXCHANGE)) {
      long number = lines.number();
      String both = lines.next(ProofWords.EXCHANGE);
      int d = both.matches(". .") ? board.digit(both.charAt(0)) : 0;
      int e = d == 0 ? 0 : board.digit(both.charAt(2));
      if (e == 0) {
        throw new ProofException(number, "two digits are expected");
      }
      int[] names = IntStream.rangeClosed(0, board.size).toArray();
      names[d] = e;
      names[e] = d;
      requireNames(names, number);
      int from = group[e];
      int into = group[d];
      joined += from == into ? 0 : 1;
      Arrays.setAll(group, digit -> group[digit] == from ? into : group[digit]);
    }
    if (joined <= statement.clues().length) {
      throw new ProofException(first, "the clues can contain all but one of these digits");
    }
    return "Two digits that are in no clue can be exchanged, whatever the values are.";
  }

  private void requireFullHouse(long number) throws ProofException {
    if (IntStream.range(0, board.houses.length).noneMatch(board::holdsEveryDigit)) {
      throw new ProofException(number, "a grid need not have all digits");
    }
  }

  private void requireNames(int[] names, long number) throws ProofException {
    require(
        number,
        each -> {
          if (!keepsNames(each, names)) {
            throw new ProofException(number, "a rule tells these digits apart");
          }
        });
  }

  /** True if all that a board says holds for renamed digits, too. */
  private static boolean keepsNames(PlainBoard board, int[] names) {
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      if (board.isAllowed(candidate) != board.isAllowed(named(board, candidate, names))) {
        return false;
      }
      int[] renamed =
          IntStream.of(board.related[candidate])
              .map(other -> named(board, other, names))
              .sorted()
              .toArray();
      if (!Arrays.equals(renamed, board.related[named(board, candidate, names)])) {
        return false;
      }
    }
    return board.words.stream().allMatch(word -> word.renamed(names).saysTheSame(word))
        && board.sums.stream().allMatch(sum -> keepsNames(sum, names));
  }

  private static int named(PlainBoard board, int candidate, int[] names) {
    return board.candidate(board.cellOf(candidate), names[board.digitOf(candidate)]);
  }

  /** Tries all sets of different digits, since the cells of a sum share a house. */
  private static boolean keepsNames(PlainBoard.Sum sum, int[] names) {
    return keepsNames(sum.cells.length, sum.sum, sum.sum, 1, names);
  }

  private static boolean keepsNames(int cells, int left, int ofNames, int least, int[] names) {
    if (cells == 0) {
      return left != 0 || ofNames == 0;
    }
    for (int digit = least; digit < names.length; digit++) {
      if (!keepsNames(cells - 1, left - digit, ofNames - names[digit], digit + 1, names)) {
        return false;
      }
    }
    return true;
  }
}
