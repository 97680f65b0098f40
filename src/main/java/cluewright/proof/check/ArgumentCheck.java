package cluewright.proof.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Redoes the short arguments, each from its definition. */
@FunctionalInterface
interface ArgumentCheck {

  /** Reads the argument's lines, and returns how it was verified. */
  String check(Statement statement, RecordLines lines) throws IOException, ProofException;

  /** Checks that no strategy places, which a puzzle with an empty cell needs. */
  static String noPlacement(Statement statement, RecordLines lines) throws ProofException {
    if (!Strategies.ELIMINATING.containsAll(statement.strategies())) {
      throw lines.wrong("one of the strategies places digits");
    }
    if (statement.open().length == 0) {
      throw lines.wrong("every cell holds a clue, so nothing needs to be placed");
    }
    return "None of the strategies places a digit.";
  }

  /** Checks that swapping two lines without clues takes solutions to other solutions. */
  static String swappableLines(Statement statement, RecordLines lines)
      throws IOException, ProofException {
    PlainBoard board = statement.board();
    long number = lines.number();
    String both = lines.next(ProofWords.EXCHANGE);
    int parted = parted(board, both, number);
    int first = board.house(both.substring(0, parted));
    int second = board.house(both.substring(parted + 1));
    int[] from = board.houses[first];
    int[] to = board.houses[second];
    if (IntStream.concat(IntStream.of(from), IntStream.of(to))
        .anyMatch(cell -> statement.isClue(cell))) {
      throw new ProofException(number, "one of them holds a clue");
    }
    if (from.length != to.length
        || PlainBoard.common(from, to).length > 0
        || !PlainBoard.holds(board.peers[from[0]], to[0])) {
      throw new ProofException(number, "these two cannot be exchanged");
    }
    int[] image = IntStream.range(0, board.cells).toArray();
    for (int i = 0; i < from.length; i++) {
      image[from[i]] = to[i];
      image[to[i]] = from[i];
    }
    requireSymmetry(board, image, number);
    return "Exchanging %s and %s maps every house to a house, and no clue."
        .formatted(board.houseName(first), board.houseName(second));
  }

  /** The position of the blank between two house names. */
  private static int parted(PlainBoard board, String both, long number) throws ProofException {
    for (int blank = both.indexOf(' '); blank > 0; blank = both.indexOf(' ', blank + 1)) {
      if (board.house(both.substring(0, blank)) >= 0
          && board.house(both.substring(blank + 1)) >= 0) {
        return blank;
      }
    }
    throw new ProofException(
        number,
        both.split(" ", -1).length == 4
            ? "there is no such house"
            : "two lines are expected, such as row 1 row 2");
  }

  /** Requires that a move of cells keeps the houses, and what relations, sums and words say. */
  static void requireSymmetry(PlainBoard board, int[] image, long number) throws ProofException {
    if (!board.keepsRelations(image)) {
      throw new ProofException(number, "the exchange does not keep the relations, sums and words");
    }
    for (int house = 0; house < board.houses.length; house++) {
      int[] mapped = IntStream.of(board.houses[house]).map(cell -> image[cell]).sorted().toArray();
      if (Arrays.stream(board.houses).noneMatch(other -> Arrays.equals(other, mapped))) {
        throw new ProofException(
            number, "the exchange maps " + board.houseName(house) + " to no house");
      }
    }
  }

  /** Checks that two digits occur in no clue, so that every solution allows their swap. */
  static String tooFewDigits(Statement statement, RecordLines lines) throws ProofException {
    if (!statement.board().digitsAreAlike()) {
      throw lines.wrong("some rules know digits by their values, so none can be exchanged");
    }
    if (statement.open().length == 0) {
      throw lines.wrong("every cell holds a clue, so there is nothing to exchange");
    }
    if (statement.clues().length > statement.board().size - 2) {
      throw lines.wrong("the clues can contain all digits but one");
    }
    return "The board has at least two more digits than the mask has clues.";
  }

  /** Checks that a published theorem applies; the theorem itself is not redone. */
  static String theorem(Statement statement, RecordLines lines) throws ProofException {
    int clues = statement.clues().length;
    if (!statement.board().name.equals("9x9") || clues > 16) {
      throw lines.wrong("no theorem is known about " + clues + " clues on this board");
    }
    return "The theorem is taken from the literature: McGuire, Tugemann and Civario 2012 showed by"
        + " exhaustive search that 16 clues never suffice on 9x9.";
  }

  /** Checks cells none of which ever sees enough placed cells outside their set. */
  static String countingClosure(Statement statement, RecordLines lines)
      throws IOException, ProofException {
    PlainBoard board = statement.board();
    if (!statement.isNakedSingleAlone()) {
      throw lines.wrong("this argument only covers naked singles");
    }
    if (board.hasRelations() || board.hasBarredDigits()) {
      throw lines.wrong("this argument only covers boards without relations and allowed digits");
    }
    long number = lines.number();
    int[] unreached =
        RecordText.cells(board, lines, ProofWords.UNREACHED).stream()
            .mapToInt(cell -> cell)
            .sorted()
            .distinct()
            .toArray();
    if (unreached.length == 0 || IntStream.of(unreached).anyMatch(cell -> statement.isClue(cell))) {
      throw new ProofException(number, "one or more cells are expected, none of them a clue");
    }
    for (int cell : unreached) {
      int others = PlainBoard.minus(board.peers[cell], unreached).length;
      if (others >= board.size - 1) {
        throw new ProofException(
            number, board.label(cell) + " sees " + others + " cells that may be placed before it");
      }
    }
    return "The first of the %d cells to be placed would see fewer than %d placed cells."
        .formatted(unreached.length, board.size - 1);
  }
}
