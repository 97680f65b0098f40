package cluewright.model;

import java.util.List;

/**
 * The boards on which contracts are tested: all shapes that matter, small enough to try much.
 *
 * <p>What holds on them holds on larger boards as well, since nothing but {@link Boards} knows
 * their size; that those are usable is tested apart, on few puzzles.
 */
public final class ContractBoards {
  public static final List<Board> ALL =
      List.of(
          Boards.FOUR,
          Boards.SIX,
          Boards.NINE,
          named("6x6-3x2"),
          named("8x8"),
          named("4x4+x"),
          named("6x6+x"),
          named("6x6/111222112223144333444533466555666655"),
          named("9x9+windoku"),
          named("9x9+centre-dot+asterisk"),
          named("4x4+knight"),
          named("6x6+king"),
          named("6x6+consecutive=r1c1r1c2+ratio=r2c3r3c3+x=r3c1r4c1+v=r4c4r4c5"),
          named("6x6+less=r5c1r6c1+thermometer=r1c1r2c2r3c2r3c3+thermometer=r6c6r5c6r5c5"),
          named("6x6+renban=r1c1r2c2r3c2+palindrome=r1c5r2c4r3c3r4c3+whispers3=r6c1r5c1r5c2"),
          named("4x4+cage3=r1c1r1c2+cage8=r2c1r3c1r3c2+cage5=r3c3r4c3"),
          named("6x6+cage14=r1c1r1c2r2c1r2c2+cage9=r1c6r2c6+cage=r4c5r5c5r6c5+cage12=r3c3r3c4r4c4"),
          named(
              "6x6+arrow1=r1c1r1c2r2c3+between=r4c1r5c2r5c3r6c4+zipper=r2c6r3c6r4c6"
                  + "+odd=r3c3r5c5+sandwich3=r1c4r2c4r3c4r4c4r5c4r6c4"),
          named("4x4+candidates7=r2c2+quadruple12=r1c1r1c2r2c1r2c2+skyscraper2=r4c1r4c2r4c3r4c4"),
          named("6x6+nonconsecutive+columnindex=r4c2"),
          named("4x6"),
          named("5x5"),
          named("4x4~0"),
          named("4x4-beside2+knight+arrow1=r6c1r1c1r1c2+v=r6c2r4c4"),
          named("twodoku-4x4"),
          named("twodoku-6x6"));

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private ContractBoards() {}
}
