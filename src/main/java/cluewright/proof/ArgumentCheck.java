package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.strategy.Strategy;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** The short arguments, each redone from its definition. */
@FunctionalInterface
interface ArgumentCheck {

  /** Takes the argument's lines, and says how it was verified. */
  String check(Claim claim, RecordLines lines) throws IOException, ProofException;

  /** A puzzle with an open cell needs a strategy that places. */
  static String noPlacement(Claim claim, RecordLines lines) throws ProofException {
    if (claim.strategies().strategies().stream().anyMatch(Strategy::places)) {
      throw lines.wrong("one of the strategies places digits");
    }
    if (claim.mask().open().isEmpty()) {
      throw lines.wrong("every cell holds a clue, so nothing has to be placed");
    }
    return "None of the strategies places a digit.";
  }

  /** The exchange of two lines without clues maps solutions to other solutions. */
  static String swappableLines(Claim claim, RecordLines lines) throws IOException, ProofException {
    Board board = claim.mask().board();
    long number = lines.number();
    String text = lines.next(ProofWords.EXCHANGE);
    String[] words = text.split(" ", -1);
    if (words.length != 4) {
      throw new ProofException(number, "two lines are expected, such as row 1 row 2");
    }
    House first = house(board, words[0] + " " + words[1], number);
    House second = house(board, words[2] + " " + words[3], number);
    int[] from = first.cells().toArray();
    int[] to = second.cells().toArray();
    if (first.cells().intersects(claim.mask().clues())
        || second.cells().intersects(claim.mask().clues())) {
      throw new ProofException(number, "one of them holds a clue");
    }
    if (from.length != to.length
        || first.cells().intersects(second.cells())
        || !board.peers(from[0]).contains(to[0])) {
      throw new ProofException(number, "these two cannot be exchanged");
    }
    requireSymmetry(board, from, to, number);
    return "Exchanging " + first + " and " + second + " maps every house to a house, and no clue.";
  }

  private static House house(Board board, String label, long number) throws ProofException {
    return board.houses().stream()
        .filter(house -> house.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new ProofException(number, "there is no such house"));
  }

  private static void requireSymmetry(Board board, int[] from, int[] to, long number)
      throws ProofException {
    Set<CellSet> houses = new HashSet<>();
    board.houses().forEach(house -> houses.add(house.cells()));
    for (House house : board.houses()) {
      CellSet image = house.cells();
      for (int i = 0; i < from.length; i++) {
        boolean hasFrom = house.cells().contains(from[i]);
        boolean hasTo = house.cells().contains(to[i]);
        image = hasTo ? image.with(from[i]) : image.without(from[i]);
        image = hasFrom ? image.with(to[i]) : image.without(to[i]);
      }
      if (!houses.contains(image)) {
        throw new ProofException(number, "the exchange maps " + house + " to no house");
      }
    }
  }

  /** Two digits that occur in no clue can be exchanged in every solution. */
  static String tooFewDigits(Claim claim, RecordLines lines) throws ProofException {
    Board board = claim.mask().board();
    if (claim.mask().size() > board.digits() - 2
        || board.houses().stream().noneMatch(House::holdsEveryDigit)) {
      throw lines.wrong("the clues are enough to name all digits but one");
    }
    return "There are at least two digits more than clues.";
  }

  /** The published theorem itself is not redone. */
  static String theorem(Claim claim, RecordLines lines) throws ProofException {
    Mask mask = claim.mask();
    if (!mask.board().equals(Boards.NINE) || mask.size() > 16) {
      throw lines.wrong("no theorem is known about " + mask.size() + " clues on this board");
    }
    return "The theorem is taken from the literature: McGuire, Tugemann and Civario 2012 showed by"
        + " exhaustive search that 16 clues never suffice on 9x9.";
  }

  /** Cells of which none ever sees enough placed cells outside their own number. */
  static String countingClosure(Claim claim, RecordLines lines) throws IOException, ProofException {
    Board board = claim.mask().board();
    if (!claim.strategies().ids().equals("naked-single")) {
      throw lines.wrong("this argument is about naked singles alone");
    }
    long number = lines.number();
    CellSet unreached =
        CellSet.of(
            RecordCells.cells(board, lines, ProofWords.UNREACHED).stream().mapToInt(cell -> cell));
    if (unreached.isEmpty() || unreached.intersects(claim.mask().clues())) {
      throw new ProofException(number, "these must be some cells, and none of them a clue");
    }
    for (int cell : unreached.toArray()) {
      int others = board.peers(cell).minus(unreached).size();
      if (others >= board.digits() - 1) {
        throw new ProofException(
            number, board.label(cell) + " sees " + others + " cells that may be placed before it");
      }
    }
    return "The first of the %d cells to be placed would see fewer than %d placed cells."
        .formatted(unreached.size(), board.digits() - 1);
  }
}
