package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.EnumSet;
import java.util.Set;

/** The contents of all cells in a picture. */
final class CellContents {
  private static final double GHOST = 0.5;

  private final BoardPicture picture;
  private final Board board;
  private final Reveal reveal;
  private final CellSet placedNow;

  /** The pointed out candidates of each cell as a set, drawn in front of all cells. */
  private final int[] pointedOut;

  private final int[] deciding;

  /**
   * @param reveal how far tiles have become digits
   */
  CellContents(BoardPicture picture, Reveal reveal) {
    this.picture = picture;
    this.board = picture.board();
    this.reveal = reveal;
    Marks marks = picture.marks();
    placedNow = marks.placedCells(board);
    pointedOut = new int[board.cells()];
    deciding = new int[board.cells()];
    marks.argument().roles().keySet().forEach(candidate -> note(pointedOut, candidate));
    marks.eliminated().forEach(candidate -> note(pointedOut, candidate));
    marks.deciding().forEach(candidate -> note(deciding, candidate));
  }

  private void note(int[] sets, int candidate) {
    sets[board.cellOf(candidate)] |= 1 << (board.digitOf(candidate) - 1);
  }

  CellContent of(int cell) {
    boolean isClue = picture.mask().contains(cell);
    boolean hasDigits = picture.hasDigits();
    double turned = isClue && hasDigits ? reveal.at(cell) : 1;
    double whole = picture.tiles() == BoardPicture.Tiles.GHOST ? GHOST : 1;
    int digit = picture.digit(cell);
    double left = digit == 0 ? 0 : 1 - turned;
    double tile = !isClue ? 0 : hasDigits ? left : whole;
    boolean isOpen = digit == 0;
    return new CellContent(
        traits(cell),
        tile,
        digit,
        turned,
        isOpen ? picture.pencilled(cell) & ~pointedOut[cell] : 0,
        isOpen ? deciding[cell] : 0,
        isOpen ? picture.corners(cell) : 0,
        picture.colors(cell),
        picture.regions().map(regions -> regions.of().get(cell)).orElse(0),
        name(cell),
        edges(cell));
  }

  private Set<CellTrait> traits(int cell) {
    Set<CellTrait> traits = EnumSet.noneOf(CellTrait.class);
    Marks marks = picture.marks();
    if (picture.digit(cell) != 0) {
      note(traits, CellTrait.GIVEN, picture.mask().clues(), cell);
    }
    if (picture.hasDigits() && picture.digit(cell) == 0) {
      note(traits, CellTrait.BLANK, picture.mask().clues(), cell);
    }
    if (picture.isFixed(cell)) {
      traits.add(CellTrait.FIXED);
    }
    if (picture.hasBars()) {
      traits.add(CellTrait.BARS);
    }
    note(traits, CellTrait.HOUSE, marks.argument().houses(), cell);
    note(traits, CellTrait.COVER, marks.argument().covers(), cell);
    note(traits, CellTrait.PLACED_NOW, placedNow, cell);
    note(traits, CellTrait.PROBLEM, marks.problem(), cell);
    note(traits, CellTrait.SUGGESTED, marks.suggested(), cell);
    note(traits, CellTrait.DIFFERS, marks.differing(), cell);
    note(traits, CellTrait.SPARE, marks.spare(), cell);
    picture
        .regions()
        .ifPresent(
            regions -> {
              if (regions.remarks().containsKey(cell)) {
                traits.add(CellTrait.UNEVEN);
              }
              note(traits, CellTrait.PROBLEM, regions.apart(), cell);
            });
    picture.rules().ifPresent(rules -> note(traits, CellTrait.SELECTED, rules.cells(), cell));
    picture
        .playing()
        .ifPresent(
            playing -> {
              note(traits, CellTrait.SELECTED, playing.selected(), cell);
              note(traits, CellTrait.ALIKE, playing.alike(), cell);
              note(traits, CellTrait.CONFLICT, playing.conflicts(), cell);
              note(traits, CellTrait.WRONG, playing.wrong(), cell);
              // What a hint points out stands in its fixed place, and so do those beside it.
              if (playing.places() == Playing.Places.MIDDLE && pointedOut[cell] == 0) {
                traits.add(CellTrait.CENTRED);
              }
            });
    return traits;
  }

  private static void note(Set<CellTrait> traits, CellTrait trait, CellSet where, int cell) {
    if (where.contains(cell)) {
      traits.add(trait);
    }
  }

  private String name(int cell) {
    return picture
        .regions()
        .map(regions -> regions.text(cell))
        .or(() -> picture.rules().map(rules -> rules.text(cell)))
        .orElse("");
  }

  private int edges(int cell) {
    CellSet selected =
        picture
            .playing()
            .map(Playing::selected)
            .or(() -> picture.rules().map(RulesShown::cells))
            .orElse(CellSet.empty());
    if (!selected.contains(cell)) {
      return 0;
    }
    int row = board.row(cell);
    int column = board.column(cell);
    return side(CellContent.TOP, isSelected(selected, row - 1, column))
        | side(CellContent.LEFT, isSelected(selected, row, column - 1))
        | side(CellContent.BOTTOM, isSelected(selected, row + 1, column))
        | side(CellContent.RIGHT, isSelected(selected, row, column + 1));
  }

  private boolean isSelected(CellSet selected, int row, int column) {
    return board.has(row, column) && selected.contains(board.cell(row, column));
  }

  private static int side(int side, boolean goesOn) {
    return goesOn ? 0 : side;
  }
}
