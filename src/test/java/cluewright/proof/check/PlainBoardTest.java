package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.CellWord;
import cluewright.model.ContractBoards;
import cluewright.model.House;
import cluewright.model.RandomRules;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.proof.StatedBoard;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
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

  private static final List<String> SHAPES =
      List.of(
          "4x4",
          "9x9",
          "9x9~0",
          "9x9-latin",
          "7x7",
          "4x6",
          "6x4",
          "6x6d8",
          "6x6d9-3x3",
          "8x12",
          "3x5d6",
          "6x8+knight",
          "4x6+disjoint-groups",
          "6x6+rising+king",
          "8x4/" + "1".repeat(8) + "2".repeat(8) + "3".repeat(8) + "4".repeat(8),
          "10x10~0+alldots",
          "twodoku-4x4");

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
      if (!plain.houseName(i).startsWith("differ") && !house.kind().form().isDrawn()) {
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
    for (int cell = 0; cell < plain.cells; cell++) {
      assertThat(plain.allowed[cell]).isEqualTo(board.allowed(cell));
    }
    assertThat(plain.words.stream().map(word -> IntStream.of(word.cells).boxed().toList()))
        .containsExactlyElementsOf(board.words().stream().map(CellWord::path).toList());
    for (int i = 0; i < plain.words.size(); i++) {
      assertSame(board.words().get(i).automaton(), plain.words.get(i));
    }
    assertThat(plain.digitsAreAlike()).isEqualTo(board.digitsAreAlike());
    board.digitRange().forEach(d -> assertThat(plain.symbol(d)).isEqualTo(board.symbol(d)));
  }

  private static void assertSame(Automaton automaton, PlainWord plain) {
    for (int place = 0; place < automaton.length(); place++) {
      assertThat(plain.states(place)).isEqualTo(automaton.states(place));
      for (int state = 0; state < plain.states(place); state++) {
        for (int digit = 1; digit <= automaton.digits(); digit++) {
          assertThat(plain.next(place, state, digit))
              .isEqualTo(automaton.next(place, state, digit));
        }
      }
    }
  }

  @Test
  void boardsOfAnyShapeAndWithRulesOfAnyKindAreTheSame() {
    Random random = Tries.random(7);
    for (int i = 0; i < Tries.of(500); i++) {
      String shape = SHAPES.get(random.nextInt(SHAPES.size()));
      Board board = RandomRules.some(2, Boards.named(shape).orElseThrow(), random);

      assertSame(board, StatedBoard.name(board));
    }
  }

  @Test
  void noOtherBoardIsKnown() {
    assertThat(PlainBoard.named("9X9")).isEmpty();
    assertThat(PlainBoard.named("samurai+x")).isEmpty();
    assertThat(PlainBoard.named("twodoku-4x4+less=r1c4r1c5")).isEmpty();
    assertThat(PlainBoard.named("twodoku-4x4+less=r1c1r1c7")).isEmpty();
    assertThat(PlainBoard.named("twodoku-8x8")).isEmpty();
    assertThat(PlainBoard.named("1x7")).isEmpty();
    assertThat(PlainBoard.named("26x26")).isEmpty();
    assertThat(PlainBoard.named("7x7d6")).isEmpty();
    assertThat(PlainBoard.named("7x7d32")).isEmpty();
    assertThat(PlainBoard.named("7x7-7x1")).isEmpty();
    assertThat(PlainBoard.named("4x6-3x2")).isEmpty();
    assertThat(PlainBoard.named("4x6+x")).isEmpty();
    assertThat(PlainBoard.named("4x6+disjoint-groups")).isEmpty();
    assertThat(PlainBoard.named("9x9-latin+windoku")).isEmpty();
    assertThat(PlainBoard.named("4x4~0+v=r1c1r1c2")).as("a kind of older records").isEmpty();
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

  @Test
  void digitsThatACellMayHaveAreDigitsOfTheBoard() {
    assertThat(PlainBoard.named("4x4+allow12=r1c1")).isPresent();
    assertThat(PlainBoard.named("4x4+allow=r1c1")).as("none").isPresent();
    assertThat(PlainBoard.named("4x4~0+allow03=r1c1")).isPresent();
    assertThat(PlainBoard.named("4x4+allow15=r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+allow10=r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+allow1.2=r1c1")).isEmpty();
    assertThat(PlainBoard.named("4x4+allow12=r1c1r1c2")).isEmpty();
    assertThat(PlainBoard.named("4x4~0+allow14=r1c1")).isEmpty();
  }

  /** Each state says for each digit what follows, and nothing leads nowhere. */
  @Test
  void aTableOfAnAutomatonIsWhole() {
    assertThat(word("0.1.0.1;0...,.0..", "r1c1r1c2")).isPresent();
    assertThat(word(";", "r1c1r1c2")).as("no word").isPresent();
    assertThat(word("0.1.0;0...,.0..", "r1c1r1c2")).as("a digit is missing").isEmpty();
    assertThat(word("0.1.0.1.0;0...,.0..", "r1c1r1c2")).as("a digit too many").isEmpty();
    assertThat(word("0.2.0.1;0...,.0..", "r1c1r1c2")).as("no such state").isEmpty();
    assertThat(word("0.-1.0.1;0...,.0..", "r1c1r1c2")).as("no number").isEmpty();
    assertThat(word("0.01.0.1;0...,.0..", "r1c1r1c2")).as("no number").isEmpty();
    assertThat(word("0.1.0.1;0...,.1..", "r1c1r1c2")).as("two ends").isEmpty();
    assertThat(word("0.1.0.1,...0;0...,.0..", "r1c1r1c2")).as("two beginnings").isEmpty();
    assertThat(word("0.1.0.1;0...,...", "r1c1r1c2")).as("it leads nowhere").isEmpty();
    assertThat(word("0.1.0.1;", "r1c1r1c2")).as("it leads nowhere").isEmpty();
    assertThat(word(";0...,.0..", "r1c1r1c2")).as("it does not begin").isEmpty();
    assertThat(word("0.1.0.1;0...,.0..", "r1c1")).as("a cell is missing").isEmpty();
    assertThat(word("0.1.0.1;0...,.0..", "r1c1r1c2r1c3")).as("a cell too many").isEmpty();
    assertThat(word("0.1.0.1;0...,.0..", "r1c1r1c1")).as("a cell twice").isEmpty();
  }

  private static Optional<PlainBoard> word(String table, String cells) {
    return PlainBoard.named("4x4+word" + table + "=" + cells);
  }
}
