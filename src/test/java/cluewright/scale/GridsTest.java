package cluewright.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.batch.BatchException;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Watch;
import cluewright.search.fewest.FewestClues;
import cluewright.search.race.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Grids searched in pieces have the outcomes of one machine. */
final class GridsTest {
  private static final int CLUES = 4;

  private static final List<Puzzle> ALL =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 288);

  @TempDir Path folder;

  private static long withAPuzzle(List<Puzzle> grids) {
    return grids.stream()
        .map(FewestClues::new)
        .map(
            each ->
                each.walk(CLUES, CellSet.empty(), 1, new Run(Duration.ofMinutes(1), Watch.idle())))
        .filter(walked -> !walked.puzzles().isEmpty())
        .count();
  }

  @Test
  void anyNumberOfShardsFindsTheSame() throws IOException {
    Items items = Split.grids(ALL, CLUES, 50);
    JoinedGrids one = Join.of(Cases.done(items, folder.resolve("1"), 1)).grids();
    JoinedGrids four = Join.of(Cases.done(items, folder.resolve("4"), 4)).grids();

    assertThat(items.all()).hasSize(6);
    assertThat(one.lines()).hasSize(288).isEqualTo(four.lines());
    for (int i = 0; i < ALL.size(); i++) {
      assertThat(one.lines().get(i)).contains("\"grid\":\"" + ALL.get(i).line() + "\"");
    }
    assertThat(one.found()).isEqualTo((int) withAPuzzle(ALL)).isEqualTo(288);
    assertThat(one.nodes()).isEqualTo(four.nodes()).isPositive();
  }

  @Test
  void noGridHasAPuzzleOfThreeClues() throws IOException {
    JoinedGrids joined = Join.of(Cases.done(Split.grids(ALL, 3, 100), folder, 2)).grids();

    assertThat(joined.found()).isZero();
    assertThat(joined.lines()).hasSize(288).allMatch(line -> line.contains("\"none\""));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Items items = Split.grids(ALL.subList(0, 7), CLUES, 3);

    assertThat(Items.read(items.text())).isEqualTo(items);
    assertThat(items.text())
        .startsWith("{\"cluewright-items\":1,\"kind\":\"grids\",\"items\":3,\"clues\":4,\"digest\"")
        .doesNotContain("request");
  }

  @Test
  void aFileThatWasChangedIsRefused() {
    String text = Split.grids(ALL.subList(0, 2), CLUES, 1).text();
    String grid = ALL.get(0).line();
    char first = grid.charAt(0);

    assertThatThrownBy(() -> Items.read(text.replace("\"clues\":4", "\"clues\":3")))
        .hasMessageContaining("it is damaged");
    assertThatThrownBy(() -> Items.read(text.replace(grid, "." + grid.substring(1))))
        .hasMessageContaining("line 2: a grid is no solution");
    assertThatThrownBy(
            () -> Items.read(text.replace(grid, (first == '1' ? "2" : "1") + grid.substring(1))))
        .hasMessageContaining("line 2: a grid is no solution");
    assertThatThrownBy(() -> Items.read(text.replace("\"clues\":4,", "")))
        .hasMessageContaining("grids have a number of clues");
  }

  private Answers answered(Items items, String name, String... outcomes) throws IOException {
    Answers answers = new Answers(Files.createDirectories(folder.resolve(name)), items);
    answers.write(new Answer(1, List.of(outcomes), 0, Duration.ZERO));
    return answers;
  }

  /** Whoever can make a seal still cannot make a puzzle. */
  @Test
  void aForgedPuzzleIsRefused() throws IOException {
    Puzzle grid = Grids.puzzle(Boards.FOUR, "1234341221434321");
    Items items = Split.grids(List.of(grid), CLUES, 1);
    Puzzle many = Grids.puzzle(Boards.FOUR, "1234............");
    Puzzle clues = Grids.puzzle(Boards.FOUR, "12343412........");
    String other =
        new GridOutcome(ALL.get(ALL.indexOf(grid) + 1), CLUES, Optional.empty(), 1, 0).json();
    String outcome = new GridOutcome(grid, CLUES, Optional.of(many), 1, 1).json();
    String more = new GridOutcome(grid, CLUES, Optional.of(clues), 1, 1).json();
    String none = new GridOutcome(grid, CLUES, Optional.empty(), 1, 0).json();

    assertRefused(answered(items, "a", outcome), "the grid is not the only solution of 1234");
    assertRefused(answered(items, "b", more), "has more than 4 clues");
    assertRefused(answered(items, "c", other), "an outcome is not that of the grid");
    assertRefused(answered(items, "d"), "there are 0 outcomes for 1 grids");
    assertRefused(answered(items, "e", none, none), "there are 2 outcomes for 1 grids");
    assertRefused(answered(items, "f", none.replace("none", "open")), "is no outcome of a grid");
    assertThat(Join.of(answered(items, "g", none)).grids().found()).isZero();
  }

  private static void assertRefused(Answers answers, String why) {
    assertThatThrownBy(() -> Join.of(answers).grids())
        .isInstanceOf(BatchException.class)
        .hasMessageStartingWith("item 1: ")
        .hasMessageContaining(why)
        .hasMessageContaining("its answer was changed");
  }

  @Test
  void aMissingItemIsNamed() throws IOException {
    Items items = Split.grids(ALL.subList(0, 9), CLUES, 3);
    Answers answers = new Answers(folder, items);
    Cases.work(answers, new Shard(2, 3), Watch.idle());

    assertThatThrownBy(() -> Join.of(answers).grids())
        .hasMessageContaining("2 of 3 items have no answer")
        .hasMessageContaining("(1; 3)");
  }

  @Test
  void aSearchThatIsStoppedLeavesNoAnswer() throws IOException {
    Puzzle nine =
        Grids.puzzle(
            Boards.NINE,
            "417369825632158947958724316825437169791586432346912758289643571573291684164875293");
    Answers answers = new Answers(folder, Split.grids(List.of(nine), 17, 1));
    Watch watch = new Watch(progress -> {});
    Thread stopper =
        new Thread(
            () -> {
              try {
                Thread.sleep(200);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              watch.stop();
            },
            "stopper");
    stopper.start();

    assertThat(Cases.work(answers, new Shard(1, 1), watch)).isEqualTo(ShardRun.End.STOPPED);
    assertThat(answers.read()).isEmpty();
  }

  @Test
  void gridsOfDifferentBoardsAreRefused() {
    List<Puzzle> mixed = new ArrayList<>(ALL.subList(0, 1));
    mixed.add(new SolutionCounter(Boards.SIX).solutions(Puzzle.empty(Boards.SIX), 1).get(0));

    assertThatThrownBy(() -> Split.grids(mixed, CLUES, 1))
        .hasMessageContaining("grid 2 is of the board 6x6")
        .hasMessageContaining("a list of its own");
  }

  @Test
  void quickGridsShareAnItem() {
    assertThat(Split.gridsPerItem(ALL, CLUES, Duration.ofSeconds(20), Watch.idle()))
        .isBetween(2, 1000);
  }
}
