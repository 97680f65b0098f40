package cluewright.model.rule;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers that are offered outside the grid are those that some filled row has. */
final class OutsideOffersTest {

  /** Kinds that are about other cells than those of their row. */
  private static final Set<Kind> OF_MORE_CELLS =
      Set.of(Kinds.LITTLE_KILLER, Kinds.FULL_RANK, Kinds.TIED_RANK);

  private static List<Kind> kinds() {
    return Kinds.drawn().stream()
        .filter(kind -> kind.form() == Form.OUTSIDE && !OF_MORE_CELLS.contains(kind))
        .toList();
  }

  private static List<Integer> row(Board board) {
    return IntStream.range(0, board.columns()).boxed().toList();
  }

  private static void orders(List<Integer> begun, int digits, List<List<Integer>> all) {
    if (begun.size() == digits) {
      all.add(List.copyOf(begun));
      return;
    }
    for (int digit = 1; digit <= digits; digit++) {
      if (!begun.contains(digit)) {
        begun.add(digit);
        orders(begun, digits, all);
        begun.remove(begun.size() - 1);
      }
    }
  }

  private static Set<Integer> found(Kind kind, Board board) {
    List<List<Integer>> orders = new ArrayList<>();
    orders(new ArrayList<>(), board.digits(), orders);
    Set<Integer> found = new TreeSet<>();
    for (int value = 0; value <= board.digits() * board.digits(); value++) {
      Rule rule = new Rule(kind, row(board), value);
      List<Primitive> meaning = rule.meaning(board.layout());
      if (orders.stream()
          .anyMatch(order -> meaning.stream().allMatch(each -> each.holds(order::get)))) {
        found.add(value);
      }
    }
    return found;
  }

  private static Set<Integer> offered(Kind kind, Board board) {
    Values values = kind.offered(board.columns(), board.layout()).orElseThrow();
    Set<Integer> offered = new TreeSet<>();
    IntStream.rangeClosed(values.least(), values.most())
        .filter(values::contain)
        .forEach(offered::add);
    return offered;
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "5x5", "6x6", "4x4~0", "5x5~0"})
  void theyAreExactlyThose(String name) {
    Board board = Boards.named(name).orElseThrow();
    for (Kind kind : kinds()) {
      assertThat(offered(kind, board)).as(kind.id()).isEqualTo(found(kind, board));
    }
  }

  @Test
  void asPeopleReadThem() {
    assertThat(Kinds.SANDWICH.offered(9, Boards.NINE.layout()).orElseThrow().listed())
        .isEqualTo("0, 2–33, 35");
    assertThat(Kinds.X_SUM.offered(9, Boards.NINE.layout()).orElseThrow().listed())
        .isEqualTo("1, 3, 5–45");
    assertThat(Kinds.SKYSCRAPER.offered(9, Boards.NINE.layout()).orElseThrow().listed())
        .isEqualTo("1–9");
    Board fromZero = Boards.named("9x9~0").orElseThrow();
    assertThat(Kinds.SKYSCRAPER.offered(9, fromZero.layout()).orElseThrow().listed())
        .isEqualTo("1–8");
  }
}
