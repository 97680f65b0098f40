package cluewright.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PublishedListTest {
  private static final PublishedList LIST = PublishedList.ofSeventeenClues();

  private static Stream<Puzzle> all() {
    return IntStream.range(0, LIST.size()).mapToObj(LIST::puzzle);
  }

  @Test
  void thereAreAsManyPuzzlesAndClassesOfMasksAsOthersCount() {
    Set<Puzzle> puzzles = new HashSet<>();
    Set<Mask> masks = new HashSet<>();
    all().forEach(puzzles::add);
    puzzles.forEach(puzzle -> masks.add(puzzle.mask()));

    assertThat(LIST.size()).isEqualTo(49_158);
    assertThat(puzzles).hasSize(49_158);
    assertThat(masks).hasSize(33_884).allMatch(mask -> mask.size() == 17);
  }

  /** Others counted what each set solves in the published file; moving lines changes nothing. */
  @Thorough
  @ParameterizedTest
  @CsvSource({"N, 0", "H, 17233", "NH, 21905", "NL, 24", "HL, 27827", "NHL, 37375"})
  void eachSetOfStrategiesSolvesAsManyAsOthersCount(String set, int solved) {
    Classifier classifier = new Classifier(Boards.NINE, StrategySet.parse(set));

    assertThat(all().filter(each -> classifier.end(each) == SolvingPath.End.SOLVED).count())
        .isEqualTo(solved);
  }

  @Test
  void eachHasOneSolutionAndStandsInTheFormOfItsMask() {
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(5000); i++) {
      Puzzle puzzle = LIST.puzzle(random.nextInt(LIST.size()));

      assertThat(counter.count(puzzle, 2)).as("%s", puzzle).isEqualTo(1);
      assertThat(MaskClass.of(puzzle.mask()).form().mask()).isEqualTo(puzzle.mask());
    }
  }

  @Test
  void aPuzzleIsFoundByItsMaskHoweverItsLinesAreMoved() {
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    Random random = Tries.random(2);
    for (int i = 0; i < Tries.of(2000); i++) {
      Puzzle listed = LIST.puzzle(random.nextInt(LIST.size()));
      int[] to = MaskClassTest.move(random);
      int[] digits = new int[81];
      IntStream.range(0, 81).forEach(cell -> digits[to[cell]] = listed.digit(cell));
      Puzzle moved = PublishedList.named(digits);

      List<Puzzle> found = LIST.on(moved.mask());

      assertThat(found).contains(moved).doesNotHaveDuplicates();
      assertThat(found)
          .allMatch(puzzle -> puzzle.mask().equals(moved.mask()))
          .allMatch(puzzle -> counter.count(puzzle, 2) == 1);
    }
  }

  /** Of a mask with symmetries, a listed puzzle stands in the list once, and on the mask often. */
  @Test
  void theSymmetriesOfAMaskMakeMorePuzzlesOfOne() {
    Mask diagonal =
        all()
            .map(Puzzle::mask)
            .distinct()
            .filter(mask -> MaskClass.of(mask).moves().size() > 1)
            .findFirst()
            .orElseThrow();
    long listed = all().filter(puzzle -> puzzle.mask().equals(diagonal)).count();

    assertThat(LIST.on(diagonal)).hasSizeGreaterThan((int) listed);
  }

  @Test
  void aMaskThatIsNotListedHasNone() {
    Mask topRows = new Mask(Boards.NINE, CellSet.where(81, cell -> cell < 17));

    assertThat(PublishedList.covers(topRows)).isTrue();
    assertThat(LIST.on(topRows)).isEmpty();
  }

  @Test
  void onlyMasksOf17CluesOn9x9AreCovered() {
    Mask eighteen = new Mask(Boards.NINE, CellSet.where(81, cell -> cell < 18));
    Mask larger = new Mask(Boards.SIXTEEN, CellSet.where(256, cell -> cell < 17));

    assertThat(PublishedList.covers(eighteen)).isFalse();
    assertThat(PublishedList.covers(larger)).isFalse();
    assertThatThrownBy(() -> LIST.on(eighteen)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Skipped where the folder of data is absent. */
  @InTurn
  @Test
  void whatIsShippedIsThePublishedFile() throws IOException {
    List<String> published = Masks.data("17puz49158.txt");
    Set<String> shipped = new HashSet<>(all().map(Puzzle::line).toList());
    List<String> drawn = new ArrayList<>();
    Random random = Tries.random(3);
    for (int i = 0; i < Tries.of(5000); i++) {
      drawn.add(published.get(random.nextInt(published.size())));
    }

    assertThat(published).hasSize(LIST.size());
    assertThat(shipped).containsAll(ListWriter.lines(drawn));
  }

  /** The same to the last line, in its order. */
  @Thorough
  @Test
  void theWriterMakesWhatIsShipped() throws IOException {
    assertThat(ListWriter.lines(Masks.data("17puz49158.txt")))
        .isEqualTo(all().map(Puzzle::line).toList());
  }
}
