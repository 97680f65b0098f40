package cluewright.studio.layout;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Drawn;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.picture.Margins;
import cluewright.plan.RandomRules;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.BoardWords;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.digits.SolutionCount;
import cluewright.studio.digits.Trial;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class RulesViewModelTest {
  private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

  private final Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 5, 9));
  private final History history = new History(Document.untitled(mask, StrategySet.parse("NH")));
  private final NoticeViewModel notices = new NoticeViewModel();
  private final PaintViewModel paint =
      new PaintViewModel(history, notices, PreferredDigits.forNow());
  private final LayoutViewModel layout = new LayoutViewModel(new SimpleBooleanProperty(), notices);
  private final RulesViewModel rules =
      new RulesViewModel(history, paint, layout::back, AT_ONCE, notices, new Random(1));

  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private final RulesViewModel later =
      new RulesViewModel(
          history,
          paint,
          layout::back,
          new Background(waiting::add, Runnable::run),
          notices,
          new Random(1));

  @BeforeEach
  void open() {
    layout.open(rules);
  }

  private void drag(RuleTool tool, int... cells) {
    drag(tool, Intent.TOOL, cells);
  }

  private void drag(RuleTool tool, Intent intent, int... cells) {
    rules.tool.set(tool);
    rules.begin(cells[0], intent);
    for (int cell : cells) {
      rules.extend(cell);
    }
    rules.end();
  }

  private void type(String figures) {
    figures.chars().forEach(figure -> rules.typed(0, (char) figure));
  }

  private Board board() {
    return rules.sketch.shown.get().board();
  }

  private Board desk() {
    return history.document().mask().board();
  }

  private RulesWords words() {
    return new RulesWords(
        rules.sketch.shown.get(), rules.fit.get(), rules.remark.get(), history.document());
  }

  private String sentence() {
    return words().sentence().toString();
  }

  @Test
  void aDragSetsASignOnEachBorderThatItCrossesAndTheSameDragTakesThemAway() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1, 5);
    assertThat(Drawn.paths(board()))
        .containsExactly(
            new Rule(Kinds.WHITE_DOT, List.of(0, 1)), new Rule(Kinds.WHITE_DOT, List.of(1, 5)));
    assertThat(sentence()).isEqualTo("A grid fits these rules");
    drag(RuleTool.of(Kinds.WHITE_DOT), 5, 1);
    assertThat(Drawn.paths(board())).hasSize(1);
    rules.undo();
    assertThat(Drawn.paths(board())).hasSize(2);
    assertThat(layout.redoName().getValue()).hasToString("drawing rules");
    rules.redo();
    assertThat(Drawn.paths(board())).hasSize(1);
  }

  @Test
  void anInequalityGrowsTheWayOfTheDragAndTurnsWhenDraggedBack() {
    drag(RuleTool.of(Kinds.LESS), 1, 0);
    assertThat(Drawn.paths(board())).containsExactly(new Rule(Kinds.LESS, List.of(1, 0)));
    drag(RuleTool.of(Kinds.LESS), 0, 1);
    assertThat(Drawn.paths(board())).containsExactly(new Rule(Kinds.LESS, List.of(0, 1)));
    drag(RuleTool.of(Kinds.LESS), 0, 1);
    assertThat(Drawn.paths(board())).isEmpty();
  }

  @Test
  void aRuleOfOnesOwnIsDefinedAndThenDrawnLikeAnyOther() {
    assertThat(rules.define(OwnKind.Type.PAIRS, " ", "", ""))
        .hasValueSatisfying(
            refusal -> assertThat(refusal).hasToString("Write a definition first."));
    assertThat(rules.define(OwnKind.Type.PAIRS, "abs(a-c)>1", "", ""))
        .hasValueSatisfying(
            refusal -> assertThat(refusal.toString()).contains("cannot be read at \"c\""));
    assertThat(rules.define(OwnKind.Type.PAIRS, "abs(a-b) > 1", "Far", "")).isEmpty();

    drag(rules.tool.get(), 0, 5, 10);
    assertThat(board().name()).isEqualTo("4x4+pairs(abs(a-b)>1;Far)=r1c1r2c2r3c3");
    assertThat(rules.tool.get().name()).hasToString("Far");
    assertThat(rules.tool.get().id()).isNotEqualTo("own-pairs");
    rules.use();
    assertThat(desk()).isEqualTo(board());
  }

  @Test
  void aSignIsNotSetBetweenCellsThatAreNoNeighbours() {
    drag(RuleTool.of(Kinds.BLACK_DOT), 0, 5);
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(sentence()).startsWith("Dots and signs stand between neighbours");
    assertThat(rules.remark.get().where()).isEqualTo(CellSet.of(0, 5));
  }

  @Test
  void anXWhereNoTwoDigitsAddUpToTenIsPointedOut() {
    drag(RuleTool.of(Kinds.X), 0, 1);
    assertThat(sentence()).isEqualTo("No digits fit here");
    assertThat(words().detail()).hasToString("See the marked cells: r1c1 and r1c2.");
    assertThat(words().look()).isEqualTo("impossible");
    drag(RuleTool.of(Kinds.V), 0, 1);
    assertThat(Drawn.paths(board())).containsExactly(new Rule(Kinds.V, List.of(0, 1)));
    assertThat(sentence()).isEqualTo("A grid fits these rules");
  }

  /** The digits stay when the rules are used, so these count. */
  @Test
  void besideTheDigitsOfADraftTheSolutionsAreCounted() {
    history.apply(
        Phrase.verbatim("digits"),
        history.document().withFixed(Puzzle.empty(Boards.FOUR).with(0, 1).with(5, 3).with(9, 4)));
    drag(RuleTool.of(Kinds.LESS), 2, 3);
    int solutions = new SolutionCounter(board()).count(digits(), 1000);
    assertThat(solutions).isGreaterThan(1);
    assertThat(sentence()).isEqualTo(solutions + " solutions");
    assertThat(words().detail().toString()).contains("add clues, or release digits");
    drag(RuleTool.of(Kinds.LESS), 1, 0);
    assertThat(sentence()).isEqualTo("No solution");
    assertThat(words().detail().toString()).startsWith("No digit fits in r1c2.");
    rules.undo();
    assertThat(sentence()).isEqualTo(solutions + " solutions");
  }

  private Puzzle digits() {
    return history.document().withMask(new Mask(board(), mask.clues())).fixed();
  }

  @Test
  void rulesThatNoGridFitsAreTold() {
    drag(RuleTool.of(Kinds.LESS), 0, 1, 2, 3);
    drag(RuleTool.of(Kinds.LESS), 4, 5, 6, 7);
    assertThat(rules.fit.get()).isEqualTo(SolutionCount.exactly(0));
    assertThat(sentence()).isEqualTo("No grid fits these rules");
  }

  @Test
  void aThermometerGoesFromItsBulbAlsoOverCornersAndBack() {
    rules.tool.set(RuleTool.of(Kinds.THERMOMETER));
    rules.begin(0, Intent.TOOL);
    assertThat(rules.goesByMiddles()).isTrue();
    List.of(5, 6, 7, 6, 9).forEach(rules::extend);
    rules.end();
    assertThat(Drawn.paths(board()))
        .containsExactly(new Rule(Kinds.THERMOMETER, List.of(0, 5, 6, 9)));
    drag(RuleTool.of(Kinds.THERMOMETER), 15, 14, 13, 12, 8);
    assertThat(Drawn.paths(board())).hasSize(2);
    assertThat(sentence()).startsWith("Thermometers have at most 4 cells");
    drag(RuleTool.of(Kinds.THERMOMETER), Intent.ERASE, 5, 6);
    assertThat(Drawn.paths(board()))
        .containsExactly(new Rule(Kinds.THERMOMETER, List.of(15, 14, 13, 12)));
  }

  @Test
  void aThermometerOfOneCellIsNone() {
    drag(RuleTool.of(Kinds.THERMOMETER), 3);
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(sentence()).startsWith("A line has at least two cells");
  }

  @Test
  void aCageIsDraggedAndItsSumTypedWhichIsOneUndo() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2, 3);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1, 2, 3), 0));
    type("1");
    assertThat(Drawn.cages(board()).get(0).hasValue()).isFalse();
    assertThat(rules.value.typed.get()).isEqualTo("1");
    type("0");
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1, 2, 3), 10));
    rules.undo();
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1, 2, 3), 0));
    rules.undo();
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(rules.value.selected.get().isEmpty()).isTrue();
  }

  @Test
  void theFieldOfTheSumShowsTheSumThatUndoRedoOrALotLeaves() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2, 3);
    type("10");
    rules.undo();
    assertThat(rules.value.rule().orElseThrow().cells()).containsExactly(0, 1, 2, 3);
    assertThat(rules.value.typed.get()).isEmpty();
    rules.redo();
    assertThat(rules.value.typed.get()).isEqualTo("10");
    int sameCells = 0;
    for (int i = 0; i < 100; i++) {
      rules.lookAt(0);
      rules.draw(RandomRules.Lot.CAGES);
      if (!rules.value.selected.get().isEmpty()) {
        int sum = rules.sketch.shown.get().regionAt(Kinds.CAGE, 0).orElseThrow().value();
        assertThat(rules.value.typed.get()).isEqualTo(String.valueOf(sum));
        sameCells++;
      }
    }
    assertThat(sameCells).isPositive();
  }

  @Test
  void aQuestionMarkLeavesASumToBeFound() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    type("?");
    assertThat(board().name()).isEqualTo("4x4+cage?=r1c1r1c2");
    assertThat(rules.value.typed.get()).isEqualTo("?");
    assertThat(sentence()).isEqualTo("A grid fits these rules");
    drag(RuleTool.of(Kinds.CAGE), 1, 5);
    assertThat(board().name()).as("grown, it stays open").isEqualTo("4x4+cage?=r1c1r1c2r2c2");
    type("6");
    assertThat(board().name()).isEqualTo("4x4+cage6=r1c1r1c2r2c2");
    rules.undo();
    rules.use();
    assertThat(desk().isOpen()).isTrue();
  }

  @Test
  void allValuesThatCanBeFoundAreOpenedAtOnce() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    drag(RuleTool.of(Kinds.CAGE), 4, 5);
    type("3");
    drag(RuleTool.of(Kinds.THERMOMETER), 8, 9);
    assertThat(rules.canOpen()).isTrue();
    rules.openValues();
    assertThat(board().name()).isEqualTo("4x4+thermometer=r3c1r3c2+cage?=r1c1r1c2+cage?=r2c1r2c2");
    assertThat(rules.canOpen()).isFalse();
    rules.draw(RandomRules.Lot.CAGE_SUMS);
    assertThat(board().isOpen()).isFalse();
    assertThat(board().rules(Kinds.CAGE)).allMatch(Rule::hasValue);
  }

  /** On 4x4, each sum of two cells of a column, beside three clues, against all grids. */
  @Test
  void eachSumOfACageTellsHowManySolutionsItWouldLeave() {
    Puzzle clues = Grids.puzzle(Boards.FOUR, "12.. .... ...1 ....");
    history.apply(
        Phrase.of("rules.act-draw"), history.document().withMask(clues.mask()).withFixed(clues));
    drag(RuleTool.of(Kinds.CAGE), 2, 6);

    List<Trial> trials = rules.trials.get();

    assertThat(trials).extracting(Trial::choice).containsExactly(3, 4, 5, 6, 7);
    for (Trial trial : trials) {
      long grids =
          new SolutionCounter(Boards.FOUR)
              .solutions(clues, 300).stream()
                  .filter(grid -> grid.digit(2) + grid.digit(6) == trial.choice())
                  .count();
      assertThat(trial.solutions()).isEqualTo(SolutionCount.exactly((int) grids));
    }
    type("5");
    assertThat(rules.trials.get()).as("the same question").isEqualTo(trials);
    rules.letGo();
    assertThat(rules.trials.get()).isEmpty();
  }

  /** A sandwich and a diagonal add up to the same from both ends, and stand once. */
  @ParameterizedTest
  @CsvSource({"sandwich, 8", "xsum, 16", "littlekiller, 10"})
  void numbersToBeFoundStandAllAround(String id, int count) {
    Kind kind = Kinds.drawn(id).orElseThrow();
    rules.tool.set(RuleTool.of(kind));
    assertThat(rules.drawsAround()).isTrue();
    rules.drawAround();
    assertThat(board().rules(kind)).hasSize(count).allMatch(Rule::isOpen);
    rules.tool.set(RuleTool.of(Kinds.CAGE));
    assertThat(rules.drawsAround()).isFalse();
  }

  /** Lots draw beside what is open, and leave it open. */
  @Test
  void anOpenNumberOutsideStaysWhenOthersAreDrawnByLot() {
    Rule sandwich = new Rule(Kinds.SANDWICH, List.of(0, 1, 2, 3), Rule.OPEN);
    drag(RuleTool.of(Kinds.SANDWICH), 0, 1);
    type("?");
    assertThat(board().rules(Kinds.SANDWICH)).containsExactly(sandwich);
    rules.draw(RandomRules.Lot.DOTS);
    assertThat(board().rules(Kinds.SANDWICH)).containsExactly(sandwich);
    assertThat(board().drawn()).hasSizeGreaterThan(1);
  }

  @Test
  void figuresThatLeaveEverythingAsItWasAreNoAct() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2, 3);
    type("10");
    rules.erase(0);
    rules.erase(0);
    assertThat(rules.value.typed.get()).isEmpty();
    assertThat(layout.undoName().getValue()).hasToString("drawing rules");
    type("10");
    rules.lookAt(9);
    rules.lookAt(1);
    rules.erase(0);
    assertThat(Drawn.cages(board()).get(0).hasValue()).isFalse();
    rules.undo();
    assertThat(Drawn.cages(board()).get(0).value()).isEqualTo(10);
  }

  @Test
  void figuresMeanNothingWhileTheKeyboardHoldsAStroke() {
    rules.tool.set(RuleTool.of(Kinds.THERMOMETER));
    rules.dab(0, Intent.TOOL);
    rules.lookAt(1);
    assertThat(rules.typed(1, '5')).isTrue();
    rules.digit(1, 5);
    rules.lookAt(6);
    rules.dab(6, Intent.TOOL);
    assertThat(Drawn.paths(board())).containsExactly(new Rule(Kinds.THERMOMETER, List.of(0, 1, 6)));
  }

  /** Each kind of lines with a value, whatever it is. */
  /** Lines whose values are 1 to 3 on a board of 4x4. */
  static Stream<Kind> linesWithValues() {
    return Kinds.drawn().stream()
        .filter(kind -> kind.form() == Form.LINE)
        .filter(
            kind ->
                kind.values(3, 4)
                    .filter(values -> values.least() == 1 && values.most() == 3)
                    .isPresent());
  }

  private List<Integer> lineValues(Kind kind) {
    return board().rules(kind).stream().map(Rule::value).toList();
  }

  @ParameterizedTest
  @MethodSource("linesWithValues")
  void theValueOfALineIsTypedAfterItIsDrawnAndEachIsOneUndo(Kind kind) {
    int usual = kind.usualValue(3, 4);
    drag(RuleTool.of(kind), 0, 1, 6);
    assertThat(lineValues(kind)).containsExactly(usual);
    assertThat(rules.value.typed.get()).isEqualTo(String.valueOf(usual));
    type("1");
    assertThat(lineValues(kind)).containsExactly(1);
    assertThat(layout.undoName().getValue()).hasToString("the value of a rule");
    rules.undo();
    assertThat(lineValues(kind)).containsExactly(usual);
    assertThat(rules.value.typed.get()).isEqualTo(String.valueOf(usual));
    rules.redo();
    assertThat(lineValues(kind)).containsExactly(1);
    drag(RuleTool.of(kind), 0, 1, 6);
    assertThat(board()).isEqualTo(Boards.FOUR);
  }

  @ParameterizedTest
  @MethodSource("linesWithValues")
  void aLineIsSelectedByAClickAndAnotherAtTheSameCellByTheNext(Kind kind) {
    int usual = kind.usualValue(3, 4);
    drag(RuleTool.of(kind), 0, 1, 2);
    drag(RuleTool.of(kind), 1, 5, 9);
    rules.letGo();
    drag(RuleTool.of(kind), 1);
    assertThat(rules.value.rule().orElseThrow().cells()).containsExactly(0, 1, 2);
    drag(RuleTool.of(kind), 1);
    assertThat(rules.value.rule().orElseThrow().cells()).containsExactly(1, 5, 9);
    type("3");
    assertThat(lineValues(kind)).containsExactlyInAnyOrder(usual, 3);
    assertThat(rules.remark.get().isNone()).isTrue();
    rules.lookAt(0);
    type("1");
    assertThat(lineValues(kind)).containsExactlyInAnyOrder(1, 3);
  }

  @ParameterizedTest
  @MethodSource("linesWithValues")
  void aValueTypedBeforeALineIsDrawnIsThatOfTheNext(Kind kind) {
    rules.tool.set(RuleTool.of(kind));
    type("1");
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(rules.aboutTool().getValue().toString()).contains(" 1");
    drag(RuleTool.of(kind), 0, 1, 6);
    assertThat(lineValues(kind)).containsExactly(1);
    type("3");
    drag(RuleTool.of(kind), 8, 9);
    assertThat(lineValues(kind)).containsExactly(3, 3);
  }

  @ParameterizedTest
  @MethodSource("linesWithValues")
  void aValueThatALineCannotHaveIsRefusedAndItKeepsItsOwn(Kind kind) {
    int usual = kind.usualValue(3, 4);
    drag(RuleTool.of(kind), 0, 1, 6);
    type("9");
    assertThat(lineValues(kind)).containsExactly(usual);
    assertThat(sentence()).isEqualTo("The value is 1 to 3, not 9");
    assertThat(rules.remark.get().where()).isEqualTo(CellSet.of(0, 1, 6));
    rules.erase(0);
    assertThat(lineValues(kind)).containsExactly(usual);
    assertThat(rules.remark.get().isNone()).isTrue();
    rules.erase(0);
    assertThat(board()).isEqualTo(Boards.FOUR);
  }

  @Test
  void aSumThatNoDigitsHaveIsRefusedAtItsCage() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    type("8");
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1), 0));
    assertThat(sentence()).isEqualTo("2 cells add up to 3 to 7, not 8");
    assertThat(rules.remark.get().where()).isEqualTo(CellSet.of(0, 1));
    type("7");
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1), 7));
    rules.erase(0);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1), 0));
    rules.erase(0);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(1), 0));
  }

  @Test
  void aCageGrowsFromWithinAndShrinksByTheRightButtonAndNeverOverlaps() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    type("3");
    drag(RuleTool.of(Kinds.CAGE), 1, 5);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1, 5), 0));
    assertThat(sentence()).isEqualTo("The sum 3 is gone: 3 cells add up to 6 to 9");
    drag(RuleTool.of(Kinds.CAGE), 2, 1, 6);
    assertThat(Drawn.cages(board()))
        .containsExactly(Drawn.cage(CellSet.of(0, 1, 5), 0), Drawn.cage(CellSet.of(2, 6), 0));
    assertThat(sentence()).isEqualTo("r1c2 is in another cage");
    drag(RuleTool.of(Kinds.CAGE), Intent.ERASE, 0, 1);
    assertThat(Drawn.cages(board()))
        .containsExactly(Drawn.cage(CellSet.of(2, 6), 0), Drawn.cage(CellSet.of(5), 0));
  }

  @Test
  void aCageThatIsDraggedOverACornerStaysInOnePiece() {
    drag(RuleTool.of(Kinds.CAGE), 0, 5, 6);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 4, 5, 6), 0));
  }

  @Test
  void aCageHasAtMostAsManyCellsAsThereAreDigits() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2, 3, 7);
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0, 1, 2, 3), 0));
    assertThat(sentence()).startsWith("A cage has at most 4 cells");
  }

  @Test
  void theEraserTakesWhatLiesBetweenItsCellsFirstAndAClickEmptiesACell() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1, 2);
    drag(RuleTool.ERASER, 0, 1);
    assertThat(Drawn.paths(board())).hasSize(1);
    assertThat(Drawn.cages(board())).hasSize(1);
    drag(RuleTool.ERASER, 1);
    assertThat(Drawn.paths(board())).isEmpty();
    assertThat(Drawn.cages(board())).containsExactly(Drawn.cage(CellSet.of(0), 0));
  }

  @Test
  void keysChooseToolsAndDrag() {
    assertThat(rules.typed(0, 'T')).isTrue();
    assertThat(rules.typed(0, 'Q')).isFalse();
    rules.dab(0, Intent.TOOL);
    rules.lookAt(1);
    rules.lookAt(2);
    rules.dab(2, Intent.TOOL);
    assertThat(Drawn.paths(board())).containsExactly(new Rule(Kinds.THERMOMETER, List.of(0, 1, 2)));
    rules.dab(8, Intent.TOOL);
    rules.lookAt(9);
    assertThat(rules.letGo()).isTrue();
    assertThat(Drawn.paths(board())).hasSize(1);
    assertThat(rules.letGo()).isFalse();
  }

  @Test
  void theProjectStaysAsItIsUntilTheRulesAreUsedAndThenOneUndoBringsItBack() {
    Document before = history.document();
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    type("5");
    assertThat(history.document().withSketches(Sketches.NONE)).isEqualTo(before);
    rules.use();
    assertThat(desk().name()).isEqualTo("4x4+cage5=r1c1r1c2");
    assertThat(history.document().mask().clues()).isEqualTo(mask.clues());
    assertThat(layout.active.get()).isFalse();
    history.undo();
    assertThat(history.document()).isEqualTo(before);
  }

  @Test
  void whatWasDrawnWaitsAndGoesAlongToOtherRegions() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    layout.close();
    paint.useBoard(Boards.named("4x4+x").orElseThrow());
    layout.open(rules);
    assertThat(board().name()).isEqualTo("4x4+x+consecutive=r1c1r1c2");
    rules.undo();
    assertThat(board().name()).isEqualTo("4x4+x");
    rules.redo();
    rules.leave();
    assertThat(desk().name()).isEqualTo("4x4+x");
    layout.open(rules);
    rules.undo();
    assertThat(board().name()).isEqualTo("4x4+x+consecutive=r1c1r1c2");
  }

  @ParameterizedTest
  @EnumSource(value = RandomRules.Lot.class, mode = EnumSource.Mode.EXCLUDE, names = "CAGE_SUMS")
  void aGridFitsRulesByLotAndWhatIsDrawn(RandomRules.Lot kind) {
    drag(RuleTool.of(Kinds.THERMOMETER), 0, 5, 10);
    rules.draw(kind);
    assertThat(rules.fit.get()).isEqualTo(SolutionCount.atLeast(1));
    assertThat(new SolutionCounter(board()).count(Puzzle.empty(board()), 1)).isEqualTo(1);
    assertThat(Drawn.paths(board())).contains(new Rule(Kinds.THERMOMETER, List.of(0, 5, 10)));
    assertThat(Drawn.paths(board()).size() + Drawn.cages(board()).size()).isGreaterThan(2);
  }

  @Test
  void cagesByLotCoverTheBoard() {
    rules.draw(RandomRules.Lot.CAGES);
    assertThat(Drawn.cages(board()).stream().mapToInt(cage -> cage.cells().size()).sum())
        .isEqualTo(16);
    assertThat(Drawn.cages(board())).allMatch(Rule::hasValue);
    assertThat(words().detail().toString()).contains(" cages.").doesNotContain("sign", "line");
  }

  @Test
  void cagesByLotLeaveDrawnOnesAndMakeWayForOthersByLot() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2);
    rules.draw(RandomRules.Lot.CAGES);
    List<Rule> first = Drawn.cages(board());
    Rule own = rules.sketch.shown.get().regionAt(Kinds.CAGE, 0).orElseThrow();
    assertThat(own.cells()).containsExactly(0, 1, 2);
    assertThat(own.hasValue()).isTrue();
    assertThat(first.stream().mapToInt(cage -> cage.cells().size()).sum()).isEqualTo(16);
    boolean others = false;
    for (int i = 0; i < 30; i++) {
      rules.draw(RandomRules.Lot.CAGES);
      assertThat(rules.sketch.shown.get().regionAt(Kinds.CAGE, 0).orElseThrow().cells())
          .containsExactly(0, 1, 2);
      others |= !Drawn.cages(board()).equals(first);
    }
    assertThat(others).isTrue();
  }

  @Test
  void drawnCagesWithoutSumsGetThoseOfAGrid() {
    drag(RuleTool.of(Kinds.CAGE), 0, 1, 2, 3);
    drag(RuleTool.of(Kinds.CAGE), 4, 5);
    type("3");
    drag(RuleTool.of(Kinds.CAGE), 10, 11);
    assertThat(rules.lacksSums()).isTrue();
    rules.draw(RandomRules.Lot.CAGE_SUMS);
    assertThat(rules.lacksSums()).isFalse();
    assertThat(rules.fit.get()).isEqualTo(SolutionCount.atLeast(1));
    assertThat(Drawn.cages(board()))
        .hasSize(3)
        .contains(
            new Rule(Kinds.CAGE, List.of(0, 1, 2, 3), 10), new Rule(Kinds.CAGE, List.of(4, 5), 3));
    rules.undo();
    assertThat(rules.lacksSums()).isTrue();
  }

  /** The puzzle has one solution, so that no random grid would often have its sums. */
  @Test
  void sumsAreThoseOfThePuzzleOnDisplayWhereItsDigitsFit() {
    Puzzle puzzle = PuzzleText.read("12..341.2143....");
    Puzzle solution = new SolutionCounter(Boards.FOUR).solutions(puzzle, 2).get(0);
    assertThat(new SolutionCounter(Boards.FOUR).count(puzzle, 2)).isEqualTo(1);
    history.apply(Phrase.verbatim("x"), history.document().withPuzzle(puzzle));
    layout.close();
    layout.open(rules);
    drag(RuleTool.of(Kinds.CAGE), 3, 7, 6);
    drag(RuleTool.of(Kinds.CAGE), 12, 13);
    rules.draw(RandomRules.Lot.CAGE_SUMS);
    for (Rule cage : Drawn.cages(board())) {
      assertThat(cage.value()).isEqualTo(cage.cells().stream().mapToInt(solution::digit).sum());
    }
  }

  @Test
  void sumsOfCagesThatThePuzzleCannotHaveAreThoseOfAnotherGrid() {
    Puzzle puzzle = PuzzleText.read("12..341.2143....");
    history.apply(Phrase.verbatim("x"), history.document().withPuzzle(puzzle));
    layout.close();
    layout.open(rules);
    drag(RuleTool.of(Kinds.CAGE), 0);
    type("2");
    drag(RuleTool.of(Kinds.CAGE), 12, 13);
    rules.draw(RandomRules.Lot.CAGE_SUMS);
    assertThat(rules.lacksSums()).isFalse();
    assertThat(rules.fit.get().least()).isPositive();
  }

  /** Nobody remembers then which were drawn by lot, so that they stay until told otherwise. */
  @Test
  void cagesOfAProjectThatWasOpenedAgainAreDrawnAnewWhenAsked(@TempDir Path folder)
      throws IOException {
    rules.draw(RandomRules.Lot.CAGES);
    Path file = folder.resolve("kept.cluewright");
    ProjectFile.write(file, history.project(), puzzle -> Optional.empty());
    history.open(ProjectFile.read(file));
    RulesViewModel reopened =
        new RulesViewModel(history, paint, layout::back, AT_ONCE, notices, new Random(2));
    layout.open(reopened);
    List<Rule> before = Drawn.cages(reopened.sketch.shown.get().board());
    assertThat(before.stream().mapToInt(cage -> cage.cells().size()).sum()).isEqualTo(16);
    reopened.draw(RandomRules.Lot.CAGES);
    assertThat(Drawn.cages(reopened.sketch.shown.get().board())).isEqualTo(before);
    assertThat(notice()).startsWith("Every cell is in a cage");
    notices.notice.get().orElseThrow().action().orElseThrow().run().run();
    List<Rule> after = Drawn.cages(reopened.sketch.shown.get().board());
    assertThat(after.stream().mapToInt(cage -> cage.cells().size()).sum()).isEqualTo(16);
    assertThat(after).isNotEqualTo(before);
    reopened.undo();
    assertThat(Drawn.cages(reopened.sketch.shown.get().board())).isEqualTo(before);
  }

  @Test
  void cagesByLotLieOnTheCellsThatOverlappingGridsHave() {
    Board twodoku = Boards.named("twodoku").orElseThrow();
    layout.close();
    paint.useBoard(twodoku);
    layout.open(rules);
    rules.draw(RandomRules.Lot.CAGES);
    assertThat(rules.fit.get().least()).isPositive();
    assertThat(Drawn.cages(board()).stream().mapToInt(cage -> cage.cells().size()).sum())
        .isEqualTo(twodoku.cells());
  }

  @Test
  void whatTheKeyboardHoldsIsLetGoWhenTheBoardIsTakenBack() {
    rules.tool.set(RuleTool.of(Kinds.WHITE_DOT));
    rules.dab(0, Intent.TOOL);
    rules.lookAt(1);
    layout.close();
    assertThat(rules.isUnfinished()).isFalse();
    assertThat(notices.notice.get()).isEmpty();
    layout.open(rules);
    rules.lookAt(2);
    assertThat(board()).isEqualTo(Boards.FOUR);
  }

  @Test
  void onABoardOfAnotherSizeDrawingBeginsAnewAndAnUndoBringsBackWhatWasDrawn() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    paint.useBoard(Boards.NINE);
    layout.close();
    assertThat(notice()).contains("waits under Board");
    layout.open(rules);
    assertThat(notice()).contains("Undo brings it back, with that board");
    layout.close();
    history.undo();
    layout.open(rules);
    layout.close();
    assertThat(notice()).contains("waits under Board");
    layout.open(rules);
    assertThat(notices.notice.get()).isEmpty();
    layout.close();
    history.redo();
    layout.open(rules);
    assertThat(board()).isEqualTo(Boards.NINE);
    assertThat(layout.undoName().getValue()).hasToString("beginning with another board");
    rules.undo();
    assertThat(board().name()).isEqualTo("4x4+consecutive=r1c1r1c2");
    assertThat(words().detail().toString()).endsWith("On 4 × 4 the mask begins empty.");
    rules.use();
    assertThat(desk().name()).isEqualTo("4x4+consecutive=r1c1r1c2");
  }

  @Test
  void whatLiesAsideStaysUnlessSomethingElseIsDrawn() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    Sketches waiting = history.document().sketches();
    layout.close();
    paint.useBoard(Boards.NINE);
    layout.open(rules);
    drag(RuleTool.of(Kinds.WHITE_DOT), 0);
    rules.erase(3);
    rules.clear();
    rules.undo();
    rules.redo();
    rules.leave();
    assertThat(history.document().sketches()).isEqualTo(waiting);
    layout.open(rules);
    assertThat(notice()).contains("Undo brings it back");
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    assertThat(history.document().sketches().rules()).contains(board());
  }

  @Test
  void whatIsSaidOfAGridIsSaidOfThePuzzleOnTheDesk() {
    layout.open(later);
    history.turn(
        Phrase.verbatim("adding a puzzle"),
        history.project().withNew(Document.untitled(mask, StrategySet.parse("NH"))));
    lessAlong(0);
    lessAlong(4);
    waiting.forEach(Runnable::run);
    waiting.clear();
    assertThat(later.fit.get()).isEqualTo(SolutionCount.exactly(0));
    history.select(0);
    assertThat(later.fit.get()).isEqualTo(SolutionCount.UNKNOWN);
    history.select(1);
    assertThat(later.fit.get()).isEqualTo(SolutionCount.UNKNOWN);
    waiting.forEach(Runnable::run);
    assertThat(later.fit.get()).isEqualTo(SolutionCount.exactly(0));
  }

  private void lessAlong(int first) {
    later.tool.set(RuleTool.of(Kinds.LESS));
    later.begin(first, Intent.TOOL);
    List.of(first + 1, first + 2, first + 3).forEach(later::extend);
    later.end();
  }

  private String notice() {
    return notices.notice.get().orElseThrow().sentence().toString();
  }

  @Test
  void whatWasDrawnIsThereAgainWhenItsBoardIs() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    layout.close();
    paint.useBoard(Boards.NINE);
    layout.open(rules);
    layout.close();
    history.undo();
    layout.open(rules);
    assertThat(board().name()).isEqualTo("4x4+consecutive=r1c1r1c2");
    rules.undo();
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(history.document().sketches()).isEqualTo(Sketches.NONE);
  }

  @Test
  void theDocumentKeepsWhatIsDrawnAndNotUsed(@TempDir Path folder) throws IOException {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    Board drawn = board();
    assertThat(history.document().sketches().rules()).contains(drawn);
    assertThat(history.unsaved.get()).isTrue();
    Path file = folder.resolve("kept.cluewright");
    ProjectFile.write(file, history.project(), puzzle -> Optional.empty());
    Document kept = ProjectFile.read(file).document();
    RulesViewModel another = another(kept);
    another.open();
    assertThat(another.isUnfinished()).isTrue();
    assertThat(another.sketch.shown.get().board()).isEqualTo(drawn);
    another.undo();
    assertThat(another.sketch.shown.get().board()).isEqualTo(Boards.FOUR);
    rules.leave();
    assertThat(history.document().sketches()).isEqualTo(Sketches.NONE);
  }

  private RulesViewModel another(Document kept) {
    return new RulesViewModel(
        new History(kept), paint, layout::back, AT_ONCE, notices, new Random(1));
  }

  @Test
  void theStatusLineTellsWhatIsDrawnInACell() {
    assertThat(cell(0)).isEqualTo("r1c1: nothing drawn");
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    drag(RuleTool.of(Kinds.LESS), 5, 1);
    drag(RuleTool.of(Kinds.THERMOMETER), 4, 9, 14);
    drag(RuleTool.of(Kinds.CAGE), 1, 2);
    type("3");
    assertThat(cell(1))
        .isEqualTo("r1c2: white dot to r1c1; larger than r2c2; cage of 2 cells, sum 3");
    assertThat(BoardWords.cells(rules.pictureProperty().getValue(), 1))
        .as("for less and less room")
        .extracting(Phrase::toString)
        .containsExactly(
            cell(1),
            "r1c2: white dot to r1c1; larger than r2c2; and 1 more",
            "r1c2: white dot to r1c1; and 2 more");
    assertThat(cell(5)).isEqualTo("r2c2: smaller than r1c2");
    assertThat(cell(9)).isEqualTo("r3c2: the thermometer from r2c1 to r4c3, cell 2 of 3");
  }

  private String cell(int cell) {
    return BoardWords.cell(rules.pictureProperty().getValue(), cell).toString();
  }

  @Test
  void eachDocumentHasItsOwnAndTheEditorFollowsTheOneOnTheDesk() {
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    Board drawn = board();
    rules.dab(8, Intent.TOOL);
    history.turn(
        Phrase.verbatim("adding a puzzle"),
        history.project().withNew(Document.untitled(mask, StrategySet.parse("NH"))));
    assertThat(board()).isEqualTo(Boards.FOUR);
    assertThat(layout.undoName().getValue()).isEqualTo(Phrase.NOTHING);
    rules.lookAt(9);
    assertThat(board()).isEqualTo(Boards.FOUR);
    drag(RuleTool.of(Kinds.CAGE), 0, 1);
    history.select(0);
    assertThat(board()).isEqualTo(drawn);
    history.select(1);
    assertThat(Drawn.cages(board())).hasSize(1);
  }

  @Test
  void anUndoOfTheDesignLeavesWhatIsDrawn() {
    history.apply(Phrase.verbatim("changing the title"), history.document().withTitle("Kite"));
    drag(RuleTool.of(Kinds.WHITE_DOT), 0, 1);
    Board drawn = board();
    history.undo();
    assertThat(history.document().title()).isEmpty();
    assertThat(history.document().sketches().rules()).contains(drawn);
    assertThat(board()).isEqualTo(drawn);
  }

  @Test
  void rulesByLotAreDroppedIfSomethingElseIsDrawnByThen() {
    layout.open(later);
    later.draw(RandomRules.Lot.DOTS);
    later.dab(0, Intent.TOOL);
    waiting.remove().run();
    later.lookAt(1);
    later.dab(1, Intent.TOOL);
    assertThat(Drawn.paths(later.sketch.shown.get().board())).hasSize(1);
    waiting.clear();
    later.draw(RandomRules.Lot.DOTS);
    later.leave();
    layout.open(later);
    waiting.remove().run();
    assertThat(later.sketch.shown.get().board()).isEqualTo(Boards.FOUR);
    waiting.clear();
    later.draw(RandomRules.Lot.CAGES);
    waiting.remove().run();
    assertThat(Drawn.cages(later.sketch.shown.get().board())).isNotEmpty();
  }

  @Test
  void aPlaceOutsideTheGridStandsForAStrokeFromTheBorder() {
    rules.tool.set(RuleTool.of(Kinds.SANDWICH));
    assertThat(rules.fromOutside(-0.3, 2.5)).as("above").containsExactly(2, 6);
    assertThat(rules.fromOutside(4.3, 2.5)).as("below").containsExactly(14, 10);
    assertThat(rules.fromOutside(1.5, -0.9)).as("on the left").containsExactly(4, 5);
    assertThat(rules.fromOutside(1.5, 4.9)).as("on the right").containsExactly(7, 6);
    assertThat(rules.fromOutside(-0.5, -0.5)).as("at a corner").isEmpty();
    assertThat(rules.fromOutside(-1.5, 2.5)).as("farther away").isEmpty();
    assertThat(rules.fromOutside(1.5, 2.5)).as("on the grid").isEmpty();

    rules.tool.set(RuleTool.of(Kinds.LITTLE_KILLER));
    assertThat(rules.fromOutside(-0.5, -0.5)).as("at a corner").containsExactly(0, 5);
    assertThat(rules.fromOutside(-0.5, 1.2)).as("left of the middle").containsExactly(2, 7);
    assertThat(rules.fromOutside(-0.5, 1.8)).as("right of the middle").isEqualTo(List.of(2, 7));
    assertThat(rules.fromOutside(-0.5, 2.8)).as("right of the middle").containsExactly(1, 4);

    rules.tool.set(RuleTool.of(Kinds.CAGE));
    assertThat(rules.fromOutside(-0.3, 2.5)).as("another tool").isEmpty();
  }

  @Test
  void thereIsRoomAroundTheBoardForNumbersOutsideIt() {
    rules.tool.set(RuleTool.of(Kinds.SANDWICH));
    assertThat(room()).isEqualTo(Margins.ALL_AROUND);
    rules.tool.set(RuleTool.of(Kinds.CAGE));
    assertThat(room()).isEqualTo(Margins.NONE);
  }

  private Margins room() {
    return rules.pictureProperty().getValue().rules().orElseThrow().room();
  }
}
