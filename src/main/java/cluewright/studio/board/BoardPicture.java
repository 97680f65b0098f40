package cluewright.studio.board;

import cluewright.document.PenLine;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.picture.BoardShapes;
import cluewright.picture.Pencil;
import cluewright.picture.Shape;
import cluewright.picture.Shape.Point;
import cluewright.picture.Shown;
import cluewright.picture.Shown.Digit;
import cluewright.picture.Sign;
import cluewright.picture.SignPlaces;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What the board shows.
 *
 * @param mask the clue cells: rounded tiles, or digits where these are known
 * @param state the digits and candidates; absent before there is a puzzle
 * @param fixed digits that stand on tiles as long as there is no state
 * @param playing what a player wrote, which then stands instead of the state's digits
 * @param tiles how solid the tiles look
 * @param digits how digits are written
 * @param regions regions on their way, in place of those of the board
 * @param rules relations and cages on their way, which are those of the board
 */
public record BoardPicture(
    Mask mask,
    Optional<GridState> state,
    Pencil pencil,
    Marks marks,
    Puzzle fixed,
    Optional<Playing> playing,
    Tiles tiles,
    DigitSet digits,
    Optional<RegionsShown> regions,
    Optional<RulesShown> rules) {

  /** Whether a mask is real or a preview. */
  public enum Tiles {
    SOLID,
    GHOST
  }

  public BoardPicture {
    marks = marks.shownOn(mask.board());
  }

  /** A picture of a state with only its own digits. */
  public BoardPicture(Mask mask, Optional<GridState> state, Pencil pencil, Marks marks) {
    this(
        mask,
        state,
        pencil,
        marks,
        Puzzle.empty(mask.board()),
        Optional.empty(),
        Tiles.SOLID,
        DigitSet.USUAL,
        Optional.empty(),
        Optional.empty());
  }

  public static BoardPicture of(Mask mask, Marks marks) {
    return new BoardPicture(mask, Optional.empty(), Pencil.NOTHING, marks);
  }

  public static BoardPicture of(Board board, RegionsShown regions) {
    return new BoardPicture(
        Mask.empty(board),
        Optional.empty(),
        Pencil.NOTHING,
        Marks.NONE,
        Puzzle.empty(board),
        Optional.empty(),
        Tiles.SOLID,
        DigitSet.USUAL,
        Optional.of(regions),
        Optional.empty());
  }

  public static BoardPicture of(Board board, RulesShown rules) {
    return new BoardPicture(
        Mask.empty(board),
        Optional.empty(),
        Pencil.NOTHING,
        Marks.problem(rules.problem()),
        Puzzle.empty(board),
        Optional.empty(),
        Tiles.SOLID,
        DigitSet.USUAL,
        Optional.empty(),
        Optional.of(rules));
  }

  public static BoardPicture ghost(Mask mask) {
    return new BoardPicture(
        mask,
        Optional.empty(),
        Pencil.NOTHING,
        Marks.NONE,
        Puzzle.empty(mask.board()),
        Optional.empty(),
        Tiles.GHOST,
        DigitSet.USUAL,
        Optional.empty(),
        Optional.empty());
  }

  /** A picture of a puzzle as its player sees it. */
  public static BoardPicture of(Playing playing, Marks marks) {
    return of(playing.sheet().clues().mask(), playing, marks);
  }

  /** A picture of a draft being edited; clue cells without digits remain tiles. */
  public static BoardPicture of(Mask mask, Playing draft, Marks marks) {
    return new BoardPicture(
        mask,
        Optional.empty(),
        Pencil.CANDIDATES,
        marks,
        Puzzle.empty(mask.board()),
        Optional.of(draft),
        Tiles.SOLID,
        DigitSet.USUAL,
        Optional.empty(),
        Optional.empty());
  }

  /** This picture with digits on tiles. */
  public BoardPicture withFixed(Puzzle some) {
    return new BoardPicture(
        mask, state, pencil, marks, some, playing, tiles, digits, regions, rules);
  }

  public BoardPicture withDigits(DigitSet set) {
    return new BoardPicture(mask, state, pencil, marks, fixed, playing, tiles, set, regions, rules);
  }

  public BoardPicture with(Pencil shown) {
    return new BoardPicture(
        mask, state, shown, marks, fixed, playing, tiles, digits, regions, rules);
  }

  public Board board() {
    return mask.board();
  }

  /** True if the board itself is being edited rather than its contents. */
  boolean isOfBoard() {
    return regions.isPresent() || rules.isPresent();
  }

  /** True if clue cells have digits instead of tiles. */
  boolean hasDigits() {
    return state.isPresent() || playing.isPresent();
  }

  /** The digit in a cell; 0 for none. */
  int digit(int cell) {
    if (playing.isPresent()) {
      return playing.get().sheet().digit(cell);
    }
    return state.isPresent() ? state.get().placed(cell) : fixed.digit(cell);
  }

  /** The lines of the board, with what is known of its regions, and what is on them. */
  List<Shape> lines() {
    return regions
        .map(shown -> BoardShapes.grid(board(), shown.of()::get))
        .orElseGet(() -> BoardShapes.gridWithRegions(board(), this::digit));
  }

  /** True if another picture has the same lines. */
  boolean hasLinesOf(BoardPicture other) {
    return regions.equals(other.regions)
        && board().equals(other.board())
        && IntStream.range(board().shownCells(), board().cells())
            .allMatch(cell -> digit(cell) == other.digit(cell));
  }

  /** True if a cell shows a digit fixed by the designer; to a player it is like any clue. */
  boolean isFixed(int cell) {
    return playing.isEmpty() && fixed.digit(cell) != 0;
  }

  /** The small digits in an empty cell, as a set: candidates, or those with a bar. */
  int pencilled(int cell) {
    if (pencil == Pencil.NOTHING) {
      return 0;
    }
    return playing
        .map(now -> now.sheet().candidates(cell))
        .or(() -> state.map(now -> now.candidates(cell) ^ (hasBars() ? board().allDigits() : 0)))
        .orElse(0);
  }

  /**
   * True if small digits are those that a cell cannot have; what a player wrote is shown as it is.
   */
  boolean hasBars() {
    return pencil == Pencil.EXCLUDED && playing.isEmpty();
  }

  /** The player's marks along the edge of a cell, as a set. */
  int corners(int cell) {
    return playing.map(now -> now.sheet().corners(cell)).orElse(0);
  }

  /** The player's colours of a cell, as a set. */
  int colors(int cell) {
    return playing.map(now -> now.sheet().colors(cell)).orElse(0);
  }

  Set<PenLine> penLines() {
    return playing.map(now -> now.sheet().lines()).orElse(Set.of());
  }

  /** The part shared with other media: digits, candidates, and what a step is about. */
  Shown shown() {
    CellSet placed = marks.placedCells(board());
    return new Shown(
        board(),
        IntStream.range(0, board().cells())
            .filter(cell -> digit(cell) != 0)
            .mapToObj(cell -> new Digit(sign(cell, placed), cell, digit(cell)))
            .toList(),
        IntStream.range(0, board().cells())
            .mapToObj(cell -> digit(cell) == 0 ? pencilled(cell) : 0)
            .toList(),
        hasBars(),
        marks.argument(),
        placed,
        marks.eliminated(),
        Map.of(),
        digits);
  }

  private Sign sign(int cell, CellSet placed) {
    if (mask.contains(cell)) {
      return Sign.CLUE;
    }
    return placed.contains(cell) ? Sign.NEW : Sign.FOUND;
  }

  /** The argument drawn over digits; empty before there are any. */
  List<Shape> argument() {
    return hasDigits() ? BoardShapes.argument(shown()) : List.of();
  }

  /** Where the marks of redundant signs stand. */
  List<Point> spareSigns() {
    SignPlaces places = new SignPlaces(board());
    return marks.signs().stream().map(places::of).toList();
  }
}
