package cluewright.plan.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Form;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RandomShapesTest {
  private static final Range COUNT = new Range(8, 9);

  private static Board drawn(Shape shape, Range count, Symmetry symmetry, Random random) {
    RandomShapes shapes =
        new RandomShapes(new Shapes(Map.of(shape, count), Optional.empty()), symmetry, random);
    return Stream.generate(() -> shapes.on(Boards.NINE, Stop.NEVER))
        .limit(20)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseThrow();
  }

  /** Where rules are, their kinds and directions aside for signs. */
  private static Set<Object> places(List<Rule> rules) {
    return rules.stream()
        .map(rule -> rule.kind().form() == Form.LINE ? rule.cells() : Set.copyOf(rule.cells()))
        .collect(Collectors.toSet());
  }

  @Test
  void cagesHaveAllCellsOfTheBoardAndAreMirroredOntoCages() {
    Random random = Tries.random(471);
    for (Symmetry symmetry :
        List.of(Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.HORIZONTAL, Symmetry.DIAGONAL)) {
      Board board = drawn(Shape.CAGES, new Range(28, 34), symmetry, random);
      List<Rule> cages = board.drawn();
      assertThat(cages).hasSizeBetween(28, 34).allMatch(Rule::isOpen);
      assertThat(cages.stream().flatMap(cage -> cage.cells().stream()))
          .hasSize(81)
          .doesNotHaveDuplicates();
      assertThat(cages)
          .allMatch(cage -> cage.cells().size() >= 2 && cage.cells().size() <= 5)
          .allMatch(cage -> board.areJoined(CellSet.of(cage.cells())));
      for (int[] image : symmetry.images(board)) {
        assertThat(places(cages.stream().map(cage -> cage.moved(image)).toList()))
            .isEqualTo(places(cages));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(value = Shape.class, mode = EnumSource.Mode.EXCLUDE, names = "CAGES")
  void othersAreMirroredOntoTheirKindAndAGridObeysThem(Shape shape) {
    Random random = Tries.random(472);
    for (Symmetry symmetry : List.of(Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.HORIZONTAL)) {
      Board board = drawn(shape, COUNT, symmetry, random);
      List<Rule> rules = board.drawn();
      assertThat(rules).hasSizeBetween(8, 9);
      for (int[] image : symmetry.images(board)) {
        assertThat(places(rules.stream().map(rule -> rule.moved(image)).toList()))
            .isEqualTo(places(rules));
      }
      assertThat(new SolutionCounter(board).solutions(Puzzle.empty(board), 1)).hasSize(1);
    }
  }

  @Test
  void theSameSeedDrawsTheSame() {
    long seed = Tries.random(473).nextLong();
    assertThat(drawn(Shape.ARROWS, COUNT, Symmetry.HALF_TURN, new Random(seed)))
        .isEqualTo(drawn(Shape.ARROWS, COUNT, Symmetry.HALF_TURN, new Random(seed)));
  }

  @Test
  void rangesAreRead() {
    assertThat(Range.of("28..34")).isEqualTo(new Range(28, 34)).hasToString("28..34");
    assertThat(Range.of("7")).isEqualTo(new Range(7, 7)).hasToString("7");
    assertThatThrownBy(() -> Range.of("9..3")).hasMessageContaining("write 3..9");
    assertThatThrownBy(() -> Range.of("0")).hasMessageContaining("at least 1");
    assertThatThrownBy(() -> Range.of("many")).hasMessageContaining("28..34");
  }
}
