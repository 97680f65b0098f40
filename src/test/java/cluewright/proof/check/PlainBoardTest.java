package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.proof.StatedBoard;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The checker's own boards against those of the program, which it does not read. */
final class PlainBoardTest {
  /** With rules in cells whose numbers are other ones than on a full board. */
  private static final List<Board> OVERLAPPING =
      Stream.of(
              "twodoku-4x4+less=r5c3r6c6+thermometer=r1c1r2c2r4c2+cage5=r5c4r6c4",
              "samurai+x=r1c21r21c1+cage7=r21c20r21c21")
          .map(name -> Boards.named(name).orElseThrow())
          .toList();

  /** The kinds of drawn rules that records had by name. */
  private static final Set<Kind> OLDER =
      Set.of(
          Kinds.WHITE_DOT,
          Kinds.BLACK_DOT,
          Kinds.X,
          Kinds.V,
          Kinds.LESS,
          Kinds.THERMOMETER,
          Kinds.CAGE);

  @InTurn
  @Test
  void hundredsOfSignsAreReadWithoutADeepStack() {
    StringBuilder name = new StringBuilder("25x25");
    for (int row = 1; row <= 25; row++) {
      for (int column = 1; column < 25; column++) {
        name.append("+v=r%dc%dr%dc%d".formatted(row, column, row, column + 1));
      }
    }
    assertThat(PlainBoard.named(name.toString())).isPresent();
  }

  @InTurn
  @Test
  void everyBoardOnOfferIsTheSameByItsPrimitives() {
    boards().forEach(board -> assertSame(board, StatedBoard.name(board)));
  }

  @InTurn
  @Test
  void boardsOfOlderRecordsAreTheSameByTheirKindsOfRules() {
    boards()
        .filter(board -> OLDER.containsAll(board.drawn().stream().map(Rule::kind).toList()))
        .forEach(board -> assertSame(board, board.name()));
  }

  private static Stream<Board> boards() {
    return Stream.of(Boards.TOLD_BY_CELLS, ContractBoards.ALL, OVERLAPPING)
        .flatMap(List::stream)
        .filter(board -> StatedBoard.objection(board).isEmpty())
        .distinct();
  }

  private static void assertSame(Board board, String name) {
    PlainBoard plain = PlainBoard.named(name).orElseThrow();

    assertThat(plain.size).isEqualTo(board.digits());
    assertThat(plain.houses.length).isEqualTo(board.houses().size());
    for (int i = 0; i < plain.houses.length; i++) {
      House house = board.houses().get(i);
      assertThat(plain.houses[i]).isEqualTo(house.cells().toArray());
      assertThat(plain.holdsEveryDigit(i)).isEqualTo(house.holdsEveryDigit());
      if (!house.kind().form().isDrawn()) {
        assertThat(plain.houseName(i)).isEqualTo(house.label());
      }
    }
    for (int cell = 0; cell < plain.cells; cell++) {
      assertThat(plain.peers[cell]).isEqualTo(board.peers(cell).toArray());
      assertThat(plain.label(cell)).isEqualTo(board.label(cell));
    }
    for (int candidate = 0; candidate < plain.candidates; candidate++) {
      assertThat(plain.related[candidate]).isEqualTo(board.related(candidate).sorted().toArray());
    }
    assertThat(plain.sums.stream().map(sum -> CellSet.of(sum.cells) + "=" + sum.sum))
        .containsExactlyElementsOf(
            board.sums().stream().map(sum -> sum.cells() + "=" + sum.total()).toList());
    assertThat(plain.digitsAreAlike()).isEqualTo(board.digitsAreAlike());
    board.digitRange().forEach(d -> assertThat(plain.symbol(d)).isEqualTo(board.symbol(d)));
  }

  @Test
  void noOtherBoardIsKnown() {
    assertThat(PlainBoard.named("9X9")).isEmpty();
    assertThat(PlainBoard.named("samurai+x")).isEmpty();
    assertThat(PlainBoard.named("twodoku-4x4+less=r1c4r1c5")).isEmpty();
    assertThat(PlainBoard.named("twodoku-4x4+less=r1c1r1c7")).isEmpty();
    assertThat(PlainBoard.named("twodoku-8x8")).isEmpty();
    assertThat(PlainBoard.named("7x7")).isEmpty();
    assertThat(PlainBoard.named("9x9+y")).isEmpty();
    assertThat(PlainBoard.named("8x8+centre-dot")).isEmpty();
    assertThat(PlainBoard.named("8x8+asterisk")).isEmpty();
    assertThat(PlainBoard.named("4x4/1111222233333444")).isEmpty();
    assertThat(PlainBoard.named("4x4+more=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+less=r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+less=r1c1r1c2r1c3")).isEmpty();
    assertThat(PlainBoard.named("4x4+less=r1c1r1c5")).isEmpty();
    assertThat(PlainBoard.named("4x4+knight=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+pair2.1.4=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+pair2.1.4.5=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+pair2.1.4.3=r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+pair2.1.4.3=r1c1r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+sum=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+sum5=r1c1r3c4")).isEmpty();
    assertThat(PlainBoard.named("4x4+differ5=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4+renban=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4/1112132233243444+windoku")).isEmpty();
  }
}
