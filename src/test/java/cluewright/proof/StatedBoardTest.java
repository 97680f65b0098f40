package cluewright.proof;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import org.junit.jupiter.api.Test;

/** Rules of every kind as primitives. */
final class StatedBoardTest {
  private static String stated(String name) {
    return StatedBoard.name(Boards.named(name).orElseThrow());
  }

  @Test
  void aBoardIsNamedByItsShapeAndPrimitives() {
    assertThat(stated("4x4-latin+odd=r1c1")).isEqualTo("4x4-latin+allow13=r1c1");
    assertThat(stated("4x4~0+odd=r1c1")).isEqualTo("4x4~0+allow13=r1c1");
    assertThat(stated("4x4~0+even=r1c1")).isEqualTo("4x4~0+allow02=r1c1");
    assertThat(stated("4x4+opencage3=r1c1r1c2")).isEqualTo("4x4+word0.1..;.0..,0...=r1c1r1c2");
    assertThat(stated("4x4+arrow1=r1c1r1c2r1c3r1c4r2c4r2c3"))
        .as("no word")
        .isEqualTo("4x4+word;;;;;=r1c1r1c2r1c3r1c4r2c4r2c3");
    assertThat(stated("4x4+cage3=r1c1r1c2")).isEqualTo("4x4+differ=r1c1r1c2+sum3=r1c1r1c2");
  }

  /** The names of rules of the whole board are those of square boards. */
  @Test
  void whatHoldsOnABoardThatIsNotSquareIsNamedByItsHouses() {
    assertThat(stated("4x4+disjoint-groups")).isEqualTo("4x4+disjoint-groups");
    assertThat(stated("4x6+disjoint-groups"))
        .startsWith("4x6+differ=r1c1r1c4r3c1r3c4+differ=r1c2r1c5r3c2r3c5");
  }

  @Test
  void aNameThatFitsNoLineIsNoName() {
    Board board = Boards.named("4x4+opencage3=r1c1r1c2").orElseThrow();

    assertThat(StatedBoard.objection(board)).isEmpty();
    assertThat(StatedBoard.objection(board, 32)).contains("rules that take 32 characters");
    assertThat(StatedBoard.objection(board, 33)).isEmpty();
  }
}
