package cluewright.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Masks;
import cluewright.search.Watch;
import cluewright.search.minimum.BoardSymmetries;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EmbeddingTest {
  private static List<int[]> symmetries(Board board) {
    Run run = new Run(Duration.ofMinutes(1), Watch.idle());
    return BoardSymmetries.of(board, StrategySet.parse("NHL"), run);
  }

  private static boolean fits(Mask part, Mask whole, List<int[]> moves) {
    return moves.stream()
        .anyMatch(to -> whole.clues().containsAll(Embedding.moved(part.clues(), to)));
  }

  private static void check(Mask part, Mask whole, List<int[]> moves) {
    Optional<int[]> found = Embedding.of(part, whole);

    assertThat(found.isPresent()).as("%s in %s", part, whole).isEqualTo(fits(part, whole, moves));
    found.ifPresent(to -> assertThat(moves).anyMatch(move -> Arrays.equals(move, to)));
  }

  @Test
  void onSmallBoardsItFindsAMoveWhereverOneOfAllDoes() {
    List<int[]> moves = symmetries(Boards.FOUR);
    Random random = Tries.random(1);

    assertThat(moves).hasSize(128);
    for (int i = 0; i < Tries.of(20_000); i++) {
      Mask whole = Masks.random(Boards.FOUR, 3 + random.nextInt(8), random);
      check(Masks.random(Boards.FOUR, 1 + random.nextInt(whole.size()), random), whole, moves);
    }
  }

  @Test
  void andOnABoardWhoseBoxesAreNotSquare() {
    List<int[]> moves = symmetries(Boards.SIX);
    Random random = Tries.random(2);

    assertThat(moves).hasSize(48 * 72);
    for (int i = 0; i < Tries.of(2_000); i++) {
      Mask whole = Masks.random(Boards.SIX, 8 + random.nextInt(12), random);
      check(Masks.random(Boards.SIX, 3 + random.nextInt(8), random), whole, moves);
    }
  }

  /** A move of the whole board that was drawn, rows for columns among them. */
  private static int[] drawn(Board board, int block, Random random) {
    int[] rows = lines(board.rows(), block, random);
    int[] columns = lines(board.rows(), block, random);
    boolean turned = random.nextBoolean();
    return IntStream.range(0, board.cells())
        .map(
            cell -> {
              int row = rows[board.row(cell)];
              int column = columns[board.column(cell)];
              return turned ? board.cell(column, row) : board.cell(row, column);
            })
        .toArray();
  }

  private static int[] lines(int count, int block, Random random) {
    int[] blocks = shuffled(count / block, random);
    int[] lines = new int[count];
    for (int i = 0; i < blocks.length; i++) {
      int[] within = shuffled(block, random);
      for (int j = 0; j < block; j++) {
        lines[i * block + j] = blocks[i] * block + within[j];
      }
    }
    return lines;
  }

  private static int[] shuffled(int count, Random random) {
    List<Integer> all = new java.util.ArrayList<>(IntStream.range(0, count).boxed().toList());
    java.util.Collections.shuffle(all, random);
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  @Test
  void aPartOfAnImageIsFoundOnNineByNine() {
    Random random = Tries.random(3);
    for (int i = 0; i < Tries.of(5_000); i++) {
      Mask whole = Masks.random(Boards.NINE, 17 + random.nextInt(30), random);
      CellSet image = Embedding.moved(whole.clues(), drawn(Boards.NINE, 3, random));
      Mask part = new Mask(Boards.NINE, CellSet.of(image.stream().filter(c -> random.nextInt(5) > 0)));

      assertThat(Embedding.of(part, whole))
          .hasValueSatisfying(
              to -> assertThat(whole.clues().containsAll(Embedding.moved(part.clues(), to))).isTrue());
    }
  }

  /** One clue more than the whole has, in a mask that is an image of it, is one too many. */
  @Test
  void moreThanAnImageIsNotFound() {
    Random random = Tries.random(4);
    for (int i = 0; i < Tries.of(2_000); i++) {
      Mask whole = Masks.random(Boards.NINE, 17 + random.nextInt(30), random);
      Mask image = new Mask(Boards.NINE, Embedding.moved(whole.clues(), drawn(Boards.NINE, 3, random)));
      int[] open = image.open().toArray();

      assertThat(Embedding.of(image.with(CellSet.of(open[random.nextInt(open.length)])), whole))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5})
  void onLargeBoardsItClaimsOnlyWhatItFound(int block) {
    Board board = block == 4 ? Boards.SIXTEEN : Boards.TWENTY_FIVE;
    Random random = Tries.random(5);
    Mask whole = Masks.random(board, board.cells() / 3, random);
    Mask part =
        new Mask(
            board,
            CellSet.of(
                Embedding.moved(whole.clues(), drawn(board, block, random)).stream()
                    .filter(cell -> random.nextInt(4) > 0)));

    Embedding.of(part, whole)
        .ifPresent(
            to -> assertThat(whole.clues().containsAll(Embedding.moved(part.clues(), to))).isTrue());
    assertThat(Embedding.of(Masks.random(board, board.cells() / 3, random), whole)).isEmpty();
  }

  @Test
  void masksOfDifferentBoardsAreNotCompared() {
    assertThatThrownBy(
            () -> Embedding.of(Mask.empty(Boards.FOUR), Mask.empty(Boards.NINE)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
