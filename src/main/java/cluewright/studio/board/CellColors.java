package cluewright.studio.board;

import java.util.List;

/** The colours of cells, numbered from 1 and distinct for every kind of colour vision. */
final class CellColors {
  private static final List<BoardColor> ALL =
      List.of(
          BoardColor.COLOR_1,
          BoardColor.COLOR_2,
          BoardColor.COLOR_3,
          BoardColor.COLOR_4,
          BoardColor.COLOR_5,
          BoardColor.COLOR_6,
          BoardColor.COLOR_7,
          BoardColor.COLOR_8,
          BoardColor.COLOR_9);

  private CellColors() {}

  static BoardColor of(int number) {
    return ALL.get(number - 1);
  }
}
