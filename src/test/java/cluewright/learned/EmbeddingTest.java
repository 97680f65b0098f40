package cluewright.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import cluewright.search.Watch;
import cluewright.search.minimum.BoardSymmetries;
import cluewright.search.race.Run;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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
    return moves.stream().anyMatch(to -> whole.clues().containsAll(part.clues().moved(to)));
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
  void onABoardWhoseRegionsAreNoBoxesNothingIsMoved() {
    Board five = Boards.named("5x5/1112211322433324435544555").orElseThrow();
    Mask corner = new Mask(five, CellSet.of(0));

    assertThat(Embedding.of(corner, corner.with(CellSet.of(7)))).isPresent();
    assertThat(Embedding.of(corner, new Mask(five, CellSet.of(7)))).isEmpty();
  }

  /** A sign or a sum stays where it is, or becomes another that says the same. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+less=r3c2r4c2",
        "4x4+thermometer=r1c1r2c2r3c3",
        "4x4+less=r1c1r1c2+less=r3c3r3c4",
        "4x4+v=r1c1r1c2",
        "4x4+consecutive=r2c1r2c2+consecutive=r4c3r4c4",
        "4x4+cage5=r1c1r1c2",
        "4x4+cage5=r1c1r1c2+cage5=r3c3r3c4",
        "4x4+cage=r1c1r2c2",
        "4x4+x+ratio=r1c1r1c2"
      })
  void whatItMovesKeepsEveryRule(String name) {
    Board board = Boards.named(name).orElseThrow();
    List<int[]> moves = MaskSymmetries.of(Mask.empty(board), 200, Stop.NEVER);
    Random random = Tries.random(6);
    for (int i = 0; i < Tries.of(5_000); i++) {
      Mask whole = Masks.random(board, 3 + random.nextInt(8), random);
      Mask part = Masks.random(board, 1 + random.nextInt(3), random);

      Optional<int[]> found = Embedding.of(part, whole);

      found.ifPresent(to -> assertThat(moves).anyMatch(move -> Arrays.equals(move, to)));
      assertThat(found.isPresent() || !whole.clues().containsAll(part.clues())).isTrue();
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
    List<Integer> all = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(all, random);
    return all.stream().mapToInt(Integer::intValue).toArray();
  }

  @Test
  void aPartOfAnImageIsFoundOnNineByNine() {
    Random random = Tries.random(3);
    for (int i = 0; i < Tries.of(5_000); i++) {
      Mask whole = Masks.random(Boards.NINE, 17 + random.nextInt(30), random);
      CellSet image = whole.clues().moved(drawn(Boards.NINE, 3, random));
      Mask part =
          new Mask(Boards.NINE, CellSet.of(image.stream().filter(c -> random.nextInt(5) > 0)));

      assertThat(Embedding.of(part, whole))
          .hasValueSatisfying(
              to -> assertThat(whole.clues().containsAll(part.clues().moved(to))).isTrue());
    }
  }

  /** Images that lost some clues, and in which one clue moved, so that they just may not fit. */
  @Test
  void onNineByNineItFindsAMoveWhereverOneOfAllDoes() {
    List<int[]> orders = orders();
    Random random = Tries.random(4);
    int within = 0;
    int tries = Tries.of(400);
    for (int i = 0; i < tries; i++) {
      Mask whole = Masks.random(Boards.NINE, 17 + random.nextInt(38), random);
      CellSet image = whole.clues().moved(drawn(Boards.NINE, 3, random));
      int lost = 1 + random.nextInt(12);
      int[] kept = image.stream().filter(cell -> random.nextInt(17) >= lost).toArray();
      if (kept.length == 0) {
        continue;
      }
      Mask some = new Mask(Boards.NINE, CellSet.of(kept));
      int[] open = some.open().toArray();
      Mask part =
          some.without(CellSet.of(kept[random.nextInt(kept.length)]))
              .with(CellSet.of(open[random.nextInt(open.length)]));

      boolean fits = fits(part, whole, false, orders) || fits(part, whole, true, orders);

      assertThat(Embedding.of(part, whole).isPresent()).as("%s in %s", part, whole).isEqualTo(fits);
      within += fits ? 1 : 0;
    }
    assertThat(within).isBetween(Tries.showing(40), tries - Tries.showing(40));
  }

  /** The 1,296 orders of nine lines. */
  private static List<int[]> orders() {
    List<int[]> three =
        List.of(
            new int[] {0, 1, 2},
            new int[] {0, 2, 1},
            new int[] {1, 0, 2},
            new int[] {1, 2, 0},
            new int[] {2, 0, 1},
            new int[] {2, 1, 0});
    List<int[]> orders = new ArrayList<>();
    for (int[] blocks : three) {
      for (int[] a : three) {
        for (int[] b : three) {
          for (int[] c : three) {
            int[][] in = {a, b, c};
            orders.add(
                IntStream.range(0, 9).map(i -> blocks[i / 3] * 3 + in[i / 3][i % 3]).toArray());
          }
        }
      }
    }
    return orders;
  }

  /** Tries each order of the rows with each order of the columns, the plainest way. */
  private static boolean fits(Mask part, Mask whole, boolean turned, List<int[]> orders) {
    int[][] less = columns(part, turned);
    int[] more = new int[9];
    whole.clues().forEach(cell -> more[cell % 9] |= 1 << (cell / 9));
    for (int[] rows : orders) {
      int[] moved = new int[9];
      for (int column = 0; column < 9; column++) {
        for (int row = 0; row < 9; row++) {
          moved[column] |= less[column][row] << rows[row];
        }
      }
      for (int[] columns : orders) {
        boolean fits = true;
        for (int column = 0; column < 9 && fits; column++) {
          int to = columns[column];
          int needed = moved[column];
          fits = (needed & ~more[to]) == 0;
        }
        if (fits) {
          return true;
        }
      }
    }
    return false;
  }

  private static int[][] columns(Mask mask, boolean turned) {
    int[][] columns = new int[9][9];
    mask.clues()
        .forEach(cell -> columns[turned ? cell / 9 : cell % 9][turned ? cell % 9 : cell / 9] = 1);
    return columns;
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
                whole.clues().moved(drawn(board, block, random)).stream()
                    .filter(cell -> random.nextInt(4) > 0)));

    Embedding.of(part, whole)
        .ifPresent(to -> assertThat(whole.clues().containsAll(part.clues().moved(to))).isTrue());
    assertThat(Embedding.of(Masks.random(board, board.cells() / 3, random), whole)).isEmpty();
  }

  @Test
  void masksOfDifferentBoardsAreNotCompared() {
    assertThatThrownBy(() -> Embedding.of(Mask.empty(Boards.FOUR), Mask.empty(Boards.NINE)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
