package cluewright.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.batch.BatchException;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import cluewright.replay.Condition;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlanFileTest {
  @TempDir private Path folder;

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    BookPlan plan =
        read(
            """
            {"title": "Kites", "author": "Me", "seed": 7, "print": {"paper": "6x9", "layout": 2},
             "rows": [
              {"name": "First", "level": "easy..medium", "count": 3, "symmetry": "half-turn",
               "clues": "26..30", "contains": ["locked-candidates"], "repeat-masks": true},
              {"board": "9x9+x", "lot": "regions", "count": 1, "shapes": ["hearts"]},
              {"lot": {"arrows": "8..12", "dots": 6, "cells": "3..4"}, "count": 1, "clues": "8..12"},
              {"board": "4x4+cage?=r1c1r1c2", "count": 1},
              {"board": "4x4", "count": 2, "letters": "AB", "puzzles": []},
              {"count": 2, "list": ["4x4+x:1..2............", "11.............."],
               "puzzles": [{"clues": "4x4+x:1..2............", "locked": true}]}]}
            """
                .replace(
                    "\"letters\": \"AB\"", "\"list\": [\"1...............\", \".1..............\"]")
                .replace("locked-candidates", "x-wing"));
    assertThat(plan.rows().get(0).masks()).isEqualTo(new MaskSource.Drawn(Symmetry.HALF_TURN));
    assertThat(plan.rows().get(5).puzzles().get(0).locked()).isTrue();
    assertThat(plan.rows().get(2).lot())
        .contains(
            new Lot.Some(
                new Shapes(
                    Map.of(Shape.ARROWS, new Range(8, 12), Shape.DOTS, new Range(6, 6)),
                    Optional.of(new Range(3, 4)))));
    assertThat(plan.rows().get(3).usualBoard().isOpen()).isTrue();
    assertThat(plan.print()).containsEntry("layout", "2");
    assertThat(plan.seed()).isEqualTo(OptionalLong.of(7));
    assertThat(read(PlanFile.text(plan))).isEqualTo(plan);
  }

  @Test
  void shapesByNameAreAsManyAsSuitTheBoard() throws IOException {
    BookPlan plan = read("{\"rows\": [{\"count\": 1, \"board\": \"6x6\", \"lot\": \"cages\"}]}");
    assertThat(plan.rows().get(0).lot())
        .contains(
            new Lot.Some(new Shapes(Map.of(Shape.CAGES, new Range(12, 15)), Optional.empty())));
    assertThat(PlanFile.text(plan)).contains("\"cages\" : \"12..15\"");
  }

  @Test
  void aListIsAFileBesideThePlan() throws IOException {
    Files.writeString(folder.resolve("masks.txt"), "11..............\n.11.............\n");
    Path file = folder.resolve("plan.json");
    Files.writeString(file, "{\"rows\": [{\"count\": 2, \"list\": \"masks.txt\"}]}");
    BookPlan plan = PlanFile.read(file);
    assertThat(((MaskSource.Listed) plan.rows().get(0).masks()).masks())
        .extracting(mask -> mask.board())
        .containsExactly(Boards.FOUR, Boards.FOUR);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"rows\": [{\"count\": 1}                       | line 1, column 23: the JSON breaks off or is wrong here",
        "[]                                               | this is no plan of a book: write {",
        "{\"rows\": []}                                   | \"rows\" is missing: write",
        "{\"row\": []}                                    | there is no field \"row\": did you mean rows?",
        "{\"rows\": [{}]}                                 | row 1: \"count\" is missing: say how many puzzles",
        "{\"rows\": [{\"count\": 1}, {\"count\": 0}]}     | Row 2: 0 puzzles are asked for, but a row has 1 to 1,000",
        "{\"rows\": [{\"count\": 1, \"level\": \"eazy\"}]} | row 1: \"level\": \"eazy\" is not a level; the levels are easy",
        "{\"rows\": [{\"count\": 1, \"board\": \"9y9\"}]} | row 1: \"board\": there is no board \"9y9\"",
        "{\"rows\": [{\"count\": 1, \"lot\": \"cage\"}]}  | row 1: \"lot\": \"cage\" is not one of dots, sums, signs, regions, cages, thermometers",
        "{\"rows\": [{\"count\": 1}, {\"count\": 1, \"lot\": {\"arows\": 9}}]} | row 2: lot: nothing called \"arows\" is drawn by lot: did you mean arrows?",
        "{\"rows\": [{\"count\": 1, \"lot\": {\"arrows\": \"9..3\"}}]} | row 1: lot: \"arrows\": 9..3 counts down: write 3..9",
        "{\"rows\": [{\"count\": 1, \"lot\": {\"cells\": 3}}]} | row 1: the number of cells is for random cages and lines: say how many of these",
        "{\"rows\": [{\"count\": 1, \"lot\": {\"cages\": 9}}]} | row 1: 9 cages of 2..5 cells cannot cover the 9x9 board: ask for 17 to 40",
        "{\"rows\": [{\"count\": 1, \"board\": \"4x4\", \"lot\": \"arrows\", \"clues\": 17}]} | row 1: no mask has 17 clues",
        "{\"rows\": [{\"count\": 1, \"board\": \"9x9+cage?=r1c1r1c2\", \"lot\": \"dots\"}]} | choose another board",
        "{\"rows\": [{\"count\": 1, \"board\": \"9x9+cage5=r1c1r1c2\", \"lot\": \"regions\"}]} | choose another board",
        "{\"rows\": [{\"count\": 1, \"shapes\": [\"hart\"]}]} | row 1: there is no shape \"hart\": did you mean heart?",
        "{\"rows\": [{\"count\": 1, \"shapes\": [], \"letters\": \"A\"}]} | row 1: \"shapes\" and \"letters\" are two sources of masks: leave one out",
        "{\"rows\": [{\"count\": 3, \"letters\": \"AB\"}]} | there are 2 masks for 3 puzzles: add masks, ask for fewer puzzles, or let masks come again",
        "{\"rows\": [{\"count\": 1, \"clues\": \"3..9\"}]} | row 1: no mask has 3..9 clues that a puzzle can have (symmetry: None)",
        "{\"rows\": [{\"count\": 1, \"contains\": [\"y-wong\"]}]} | row 1: \"contains\":",
        "{\"rows\": [{\"count\": 1, \"list\": \"none.txt\"}]} | row 1:",
        "{\"rows\": [{\"count\": 1, \"puzzles\": [{\"clues\": \"12\"}]}]} | row 1: puzzle 1:",
        "{\"rows\": [{\"count\": null}]}               | row 1: \"count\" is missing: say how many puzzles",
        "{\"print\": [], \"rows\": [{\"count\": 1}]} | \"print\" is [], but must be options of the command print",
        "{\"print\": {\"margin\": {}}, \"rows\": [{\"count\": 1}]} | print: \"margin\" is {}, but must be a text or a number"
      })
  void aFaultNamesItsPlace(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BatchException.class)
        .satisfies(fault -> assertThat(fault.getMessage()).containsIgnoringCase(message));
  }

  @Test
  void aRowAsksForReasons() throws IOException {
    String row = "{\"count\": 1, \"reasons\": \"2..3\"}";
    PlanRow read = read("{\"rows\": [" + row + "]}").rows().get(0);

    assertThat(read.goal().conditions().reasons()).contains(new Condition.Reasons(2, 3));
    assertThat(read.strategies().isAny()).isTrue();
    assertThat(PlanFile.text(BookPlan.USUAL.withRows(List.of(read)))).contains("\"2..3\"");
    assertThatThrownBy(() -> read("{\"rows\": [{\"count\": 1, \"reasons\": \"7\"}]}"))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("reasons");
  }

  /** As programs write what they have nothing for. */
  @Test
  void nullIsAsGoodAsNothing() throws IOException {
    String rows = "\"rows\": [{\"count\": 1, \"name\": null, \"lot\": null}]";
    BookPlan plain = read("{\"rows\": [{\"count\": 1}]}");
    assertThat(read("{\"print\": null, \"seed\": null, " + rows + "}")).isEqualTo(plain);
    Path file = folder.resolve("plan.json");
    Files.writeString(file, "{\"print\": {\"paper\": null}, " + rows + "}");
    assertThat(PlanFile.readDraft(file)).isEqualTo(plain);
  }

  @Test
  void puzzlesOfAnotherRunGoToTheRowsThatAskForTheSame() {
    PlanRow easy = PlanRow.of(Level.EASY, 2);
    PlanRow hard = PlanRow.of(Level.HARD, 2);
    PlannedPuzzle found = PlannedPuzzle.of(Puzzle.empty(Boards.NINE));
    BookPlan before = BookPlan.USUAL.withRows(List.of(hard.withPuzzles(List.of(found)), easy));
    BookPlan now = BookPlan.USUAL.withRows(List.of(easy, hard.withName("Last").withCount(5)));
    assertThat(now.withPuzzlesOf(before).rows())
        .containsExactly(easy, hard.withName("Last").withCount(5).withPuzzles(List.of(found)));
  }

  @Test
  void ofRowsThatAskForTheSameThatOfTheSameNameKeepsItsPuzzles() {
    PlanRow easy = PlanRow.of(Level.EASY, 2);
    PlannedPuzzle found = PlannedPuzzle.of(Puzzle.empty(Boards.NINE));
    PlannedPuzzle other = PlannedPuzzle.of(Puzzle.empty(Boards.NINE).with(0, 1));
    PlanRow first = easy.withName("First").withPuzzles(List.of(found));
    PlanRow last = easy.withName("Last").withPuzzles(List.of(other));
    BookPlan before = BookPlan.USUAL.withRows(List.of(first, last));
    BookPlan now =
        BookPlan.USUAL.withRows(List.of(easy.withName("Last"), easy.withName("Renamed")));
    assertThat(now.withPuzzlesOf(before).rows()).containsExactly(last, first.withName("Renamed"));
  }

  private BookPlan read(String text) throws IOException {
    return PlanFile.read(text, folder);
  }
}
