package cluewright.model;

import java.util.Arrays;
import java.util.Optional;

/**
 * Digits on some cells of a board: the clues of a puzzle or, with every cell filled, a solution.
 */
public final class Puzzle {
  private final Board board;
  private final byte[] digits;

  /**
   * @param digits one a cell, 0 for none
   * @throws IllegalArgumentException if there are not as many digits as cells, or one is out of
   *     range
   */
  public Puzzle(Board board, int[] digits) {
    if (digits.length != board.cells()) {
      throw new IllegalArgumentException(
          "the " + board + " board has " + board.cells() + " cells, not " + digits.length);
    }
    this.board = board;
    this.digits = new byte[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] < 0 || digits[cell] > board.digits()) {
        throw new IllegalArgumentException(board.label(cell) + " cannot hold " + digits[cell]);
      }
      this.digits[cell] = (byte) digits[cell];
    }
  }

  /** No digit anywhere. */
  public static Puzzle empty(Board board) {
    return new Puzzle(board, new int[board.cells()]);
  }

  public Board board() {
    return board;
  }

  /** The digit of a cell, 0 for none. */
  public int digit(int cell) {
    return digits[cell];
  }

  /** The cells with digits. */
  public Mask mask() {
    return new Mask(board, CellSet.where(board.cells(), cell -> digits[cell] != 0));
  }

  public boolean isComplete() {
    return mask().size() == board.cells();
  }

  /** These digits on a board with the same cells. */
  public Puzzle on(Board other) {
    int[] all = new int[digits.length];
    Arrays.setAll(all, each -> digits[each]);
    return new Puzzle(other, all);
  }

  /** These digits on the board with what holds whatever its open values are. */
  public Puzzle onWeakest() {
    return board.isOpen() ? on(board.weakest()) : this;
  }

  /** These digits with one replaced, 0 for none. */
  public Puzzle with(int cell, int digit) {
    int[] all = new int[digits.length];
    Arrays.setAll(all, each -> digits[each]);
    all[cell] = digit;
    return new Puzzle(board, all);
  }

  /** These digits on the cells of {@code mask} only. */
  public Puzzle restrictedTo(Mask mask) {
    int[] kept = new int[digits.length];
    mask.clues().forEach(cell -> kept[cell] = digits[cell]);
    return new Puzzle(board, kept);
  }

  /** Two cells of a house with the same digit. */
  public record Conflict(House house, int digit, CellSet cells) {}

  /** The first house with a repeated digit, if any. */
  public Optional<Conflict> conflict() {
    for (House house : board.houses()) {
      int once = 0;
      int twice = 0;
      for (int cell : house.cells().toArray()) {
        int bit = digits[cell] == 0 ? 0 : 1 << (digits[cell] - 1);
        twice |= once & bit;
        once |= bit;
      }
      if (twice != 0) {
        return Optional.of(conflict(house, Integer.numberOfTrailingZeros(twice) + 1));
      }
    }
    return Optional.empty();
  }

  private Conflict conflict(House house, int digit) {
    return new Conflict(
        house, digit, CellSet.of(house.cells().stream().filter(cell -> digits[cell] == digit)));
  }

  /** The first two cells whose digits a rule does not allow together, if any. */
  public Optional<Board.RulePair> breach() {
    return board.pairs().stream()
        .filter(pair -> digits[pair.first()] != 0 && digits[pair.second()] != 0)
        .filter(pair -> !pair.allows(digits[pair.first()], digits[pair.second()]))
        .findFirst();
  }

  /** One character per cell, row by row, {@code .} for an empty cell. */
  public String line() {
    StringBuilder line = new StringBuilder(digits.length);
    for (byte digit : digits) {
      line.append(digit == 0 ? '.' : board.symbol(digit));
    }
    return line.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Puzzle that
        && board.equals(that.board)
        && Arrays.equals(digits, that.digits);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  @Override
  public String toString() {
    return line();
  }
}
