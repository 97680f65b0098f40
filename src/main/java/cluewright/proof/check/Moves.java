package cluewright.proof.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Moves of a board's cells, given as the destination of each.
 *
 * <p>Rows become rows and columns columns, or each the other, all other houses houses that are no
 * lines, and relations stay what they are: then a moved puzzle is solved as the unmoved one is, by
 * any strategies and by all that are stated as rules. Patterns know boxes from further houses, as
 * those of disjoint groups: beside them boxes must become boxes.
 */
final class Moves {
  /** The most moves used; more would cost more than they save. */
  private static final int MOST = 5000;

  private Moves() {}

  /** Reads the move on the next line after a word: the destination of each cell, in order. */
  static int[] next(PlainBoard board, RecordLines lines, String word)
      throws IOException, ProofException {
    long number = lines.number();
    int[] to = RecordText.cells(board, lines, word).stream().mapToInt(cell -> cell).toArray();
    if (to.length != board.cells || Arrays.stream(to).distinct().count() != board.cells) {
      throw new ProofException(number, "each cell must go to a cell of its own");
    }
    int columns = board.firstColumn;
    int others = board.firstBox;
    boolean turned = isOneOf(board, columns, others, moved(board.houses[0], to));
    for (int house = 0; house < board.houses.length; house++) {
      boolean isLine = house < others;
      boolean becomesRow = isLine && house < columns != turned;
      int from = becomesRow ? 0 : isLine ? columns : others;
      int end = becomesRow ? columns : isLine ? others : board.houses.length;
      if (!isOneOf(board, from, end, moved(board.houses[house], to))) {
        throw new ProofException(number, board.houseName(house) + " does not stay together");
      }
    }
    if (!board.keepsRelations(to)) {
      throw new ProofException(number, "a relation does not stay what it is");
    }
    return to;
  }

  /**
   * Refuses a move of boxes to further houses if a claim has strategies that are stated as
   * patterns.
   */
  static void requireBoxes(Statement statement, int[] to, long number) throws ProofException {
    if (statement.isOfAny() || Strategies.unstated(statement.strategies()).isEmpty()) {
      return;
    }
    PlainBoard board = statement.board();
    for (int house = board.firstBox; house < board.firstOther; house++) {
      if (!isOneOf(board, board.firstBox, board.firstOther, moved(board.houses[house], to))) {
        throw new ProofException(
            number, board.houseName(house) + " must become a box for these strategies");
      }
    }
  }

  private static int[] moved(int[] cells, int[] to) {
    return Arrays.stream(cells).map(cell -> to[cell]).sorted().toArray();
  }

  private static boolean isOneOf(PlainBoard board, int from, int end, int[] cells) {
    return Arrays.stream(board.houses, from, end).anyMatch(house -> Arrays.equals(house, cells));
  }

  /**
   * The symmetries on the next lines, each of which must keep the clue cells, with everything they
   * generate; only the identity if there are no lines.
   */
  static List<int[]> symmetries(Statement statement, RecordLines lines)
      throws IOException, ProofException {
    PlainBoard board = statement.board();
    List<int[]> stated = new ArrayList<>();
    long number = lines.number();
    while (lines.isNext(ProofWords.SYMMETRY)) {
      number = lines.number();
      int[] to = next(board, lines, ProofWords.SYMMETRY);
      requireBoxes(statement, to, number);
      for (int cell : statement.clues()) {
        if (!statement.isClue(to[cell])) {
          throw new ProofException(
              number,
              "there is no clue at %s, where %s goes"
                  .formatted(board.label(to[cell]), board.label(cell)));
        }
      }
      if (stated.stream().noneMatch(other -> Arrays.equals(other, to))) {
        stated.add(to);
      }
    }
    return products(stated, board.cells, number);
  }

  private static List<int[]> products(List<int[]> stated, int cells, long number)
      throws ProofException {
    List<int[]> all = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    all.add(IntStream.range(0, cells).toArray());
    seen.add(Arrays.toString(all.get(0)));
    for (int i = 0; i < all.size(); i++) {
      for (int[] to : stated) {
        int[] product = Arrays.stream(all.get(i)).map(cell -> to[cell]).toArray();
        if (seen.add(Arrays.toString(product))) {
          all.add(product);
        }
      }
      if (all.size() > MOST) {
        throw new ProofException(number, "together these make more than " + MOST + " symmetries");
      }
    }
    return all;
  }
}
