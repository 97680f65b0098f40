package cluewright.lab.nishio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FormulaBoardTest {
  private static List<int[]> clauses(int[]... clauses) {
    return List.of(clauses);
  }

  /** Every value of every variable. */
  private static boolean isSatisfiable(List<int[]> clauses, int variables) {
    return IntStream.range(0, 1 << variables)
        .anyMatch(
            bits ->
                clauses.stream()
                    .allMatch(
                        clause ->
                            Arrays.stream(clause)
                                .anyMatch(
                                    literal ->
                                        literal > 0
                                            == ((bits >> (Math.abs(literal) - 1) & 1) != 0))));
  }

  /** Row after row on 4x4, by the definition: no column and no box twice. */
  private static boolean hasPlacement(
      FormulaBoard board, int row, int columns, List<Integer> boxes) {
    int size = board.board().rows();
    if (row == size) {
      return true;
    }
    for (int column = 0; column < size; column++) {
      int cell = board.board().cell(row, column);
      int box = row / 2 * 2 + column / 2;
      if (board.isAllowed(cell) && (columns >> column & 1) == 0 && !boxes.contains(box)) {
        List<Integer> more = new ArrayList<>(boxes);
        more.add(box);
        if (hasPlacement(board, row + 1, columns | 1 << column, more)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void isRight(List<int[]> clauses, int variables) {
    FormulaBoard board = new FormulaBoard(clauses);
    Optional<int[]> placement = board.placement();
    assertThat(placement.isPresent())
        .as(board.words())
        .isEqualTo(isSatisfiable(clauses, variables));
    placement.ifPresent(
        cells -> {
          List<Boolean> values = board.values(cells);
          assertThat(clauses)
              .as("%s by %s", board.words(), values)
              .allMatch(
                  clause ->
                      Arrays.stream(clause)
                          .anyMatch(literal -> values.get(Math.abs(literal) - 1) == literal > 0));
        });
  }

  /** All clauses of one or two literals over two variables, in all sets of up to four. */
  @Test
  void aDigitHasAPlacementIfAndOnlyIfTheFormulaIsSatisfiable() {
    int[][] all = {{1}, {-1}, {2}, {-2}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}};
    int unsatisfiable = 0;
    for (int chosen = 1; chosen < 1 << all.length; chosen++) {
      if (Integer.bitCount(chosen) <= 4) {
        List<int[]> clauses = new ArrayList<>();
        for (int i = 0; i < all.length; i++) {
          if ((chosen >> i & 1) != 0) {
            clauses.add(all[i]);
          }
        }
        isRight(clauses, 2);
        unsatisfiable += isSatisfiable(clauses, 2) ? 0 : 1;
      }
    }
    assertThat(unsatisfiable).isGreaterThan(20);
  }

  @Test
  void soItIsForClausesOfThree() {
    Random random = Tries.random(31);
    for (int i = 0; i < Math.max(3, Tries.of(100)); i++) {
      int variables = 3 + random.nextInt(2);
      List<int[]> clauses = new ArrayList<>();
      int count = 1 + random.nextInt(variables == 3 ? 5 : 4);
      for (int clause = 0; clause < count; clause++) {
        clauses.add(
            random
                .ints(1, variables + 1)
                .distinct()
                .limit(3)
                .map(each -> random.nextBoolean() ? each : -each)
                .toArray());
      }
      isRight(clauses, variables);
    }
  }

  /** The eight clauses that exclude every value of three variables, and seven of them. */
  @Test
  void allEightClausesOfThreeVariablesHaveNoPlacement() {
    List<int[]> all = new ArrayList<>();
    for (int bits = 0; bits < 8; bits++) {
      all.add(
          new int[] {(bits & 1) != 0 ? 1 : -1, (bits & 2) != 0 ? 2 : -2, (bits & 4) != 0 ? 3 : -3});
    }
    isRight(all, 3);
    assertThat(new FormulaBoard(all).placement()).isEmpty();
    isRight(all.subList(0, 7), 3);
    assertThat(new FormulaBoard(all.subList(0, 7)).placement()).isPresent();
  }

  /** The same asked of the definition, which knows no graph. */
  @Test
  void theDefinitionAgrees() {
    List<int[]> both = clauses(new int[] {1, 2}, new int[] {-1, 2});
    List<int[]> none = clauses(new int[] {1}, new int[] {-1});

    assertThat(hasPlacement(new FormulaBoard(both), 0, 0, List.of())).isTrue();
    assertThat(hasPlacement(new FormulaBoard(none), 0, 0, List.of())).isFalse();
    assertThat(new FormulaBoard(none).placement()).isEmpty();
  }

  @Test
  void thePictureHasTheBlocks() {
    FormulaBoard board = new FormulaBoard(clauses(new int[] {1, 2}, new int[] {-1, 2}));

    assertThat(board.picture())
        .isEqualTo(
            """
            oo|oo
            o.|o.
            --+--
            oo|o.
            o.|oo
            """);
    assertThat(board.words()).isEqualTo("(1 or 2) and (not 1 or 2)");
  }

  @Test
  void whatIsNoFormulaOrTooLargeIsRefused() {
    assertThatThrownBy(() -> new FormulaBoard(clauses(new int[] {1, -1})))
        .hasMessageContaining("has variable 1 twice");
    assertThatThrownBy(() -> new FormulaBoard(clauses(new int[] {0})))
        .hasMessageContaining("has a 0");
    assertThatThrownBy(() -> new FormulaBoard(List.of())).hasMessageContaining("no clause");
    assertThatThrownBy(() -> FormulaBoard.random(5, 6, 1))
        .hasMessageContaining("need a board of 30 rows, but 25 are the most");
    assertThatThrownBy(() -> FormulaBoard.random(2, 2, 1)).hasMessageContaining("3 variables");
  }
}
