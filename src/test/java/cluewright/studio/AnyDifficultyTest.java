package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.generate.Verdict;
import cluewright.studio.rating.PathProfile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the difficulty Any says, from wherever a document comes, and what is said of puzzles that
 * strategies do not solve.
 */
final class AnyDifficultyTest {
  /** Beyond all strategies up to Extreme. */
  private static final String HARDEST =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

  private static final String FOUR = "1..4.........32.";

  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private final FakeDialogs dialogs = new FakeDialogs();
  private final StudioViewModel studio =
      new StudioViewModel(StudioApp.firstDocument(), FakePorts.direct(dialogs, clipboard));

  @TempDir Path folder;

  private Document document() {
    return studio.history.document();
  }

  private Verdict verdict() {
    return studio.design.verdict.verdict.get();
  }

  /** The difficulty that is lit: a level, any, or none. */
  private String lit() {
    return studio
        .design
        .conditions
        .difficulty
        .getValue()
        .map(one -> one.map(Level::name).orElse("ANY"))
        .orElse("");
  }

  private void paste(String text) {
    clipboard.write(text);
    studio.project.clipboard.paste();
  }

  private void allow(String strategies) {
    studio.history.apply(
        Phrase.verbatim("x"),
        document().withStrategies(StrategySet.parse(strategies)).withConditions(Conditions.NONE));
  }

  private void isHonest() {
    assertThat(lit().equals("ANY")).isEqualTo(document().chosen().isAny());
    document()
        .conditions()
        .level()
        .map(Condition.Levels::hardest)
        .ifPresent(
            level -> {
              assertThat(lit()).isEqualTo(level.name());
              assertThat(document().strategies())
                  .isEqualTo(StrategySet.upTo(level).on(document().mask().board()));
            });
  }

  @ParameterizedTest
  @EnumSource
  void aNewPuzzleKeepsTheDifficultyWithItsStrategies(Level level) {
    studio.design.conditions.useLevel(Optional.of(level));
    studio.project.puzzles.add();
    assertThat(lit()).isEqualTo(level.name());
    isHonest();
    studio.project.puzzles.duplicate();
    isHonest();
    studio.history.undo();
    isHonest();
  }

  @Test
  void aNewProjectBeginsWithAny() {
    studio.design.conditions.useLevel(Optional.of(Level.HARD));
    studio.project.files.startNew();
    assertThat(document().chosen().isAny()).isTrue();
    assertThat(lit()).isEqualTo("ANY");
    allow("NHL");
    studio.project.files.startNew();
    assertThat(lit()).isEqualTo("ANY");
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "NH", "NL", "NHL"})
  void strategiesThatWereChosenByThemselvesLightNoDifficulty(String set) {
    allow(set);
    assertThat(lit()).isEmpty();
    studio.project.puzzles.add();
    assertThat(document().chosen()).isEqualTo(StrategySet.parse(set));
    assertThat(lit()).isEmpty();
    studio.project.puzzles.add();
    assertThat(lit()).isEmpty();
  }

  @Test
  void aBoardOfRulesWithoutDigitsThatIsPastedMayNeedWhateverItNeeds() {
    studio.design.conditions.useLevel(Optional.of(Level.EASY));
    String cages = "0:".repeat(80);
    paste("3x3::k:" + 256 * 5 + ":" + cages);
    assertThat(document().mask().board().drawn()).hasSize(1);
    assertThat(lit()).isEqualTo("ANY");
    isHonest();
  }

  static List<Level> easiestAndHardest() {
    return Tries.few(List.of(Level.EASY, Level.EXTREME), 1);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("easiestAndHardest")
  void aPuzzleThatIsPastedMayNeedWhateverItNeeds(Level level) {
    studio.design.conditions.useLevel(Optional.of(level));
    paste(HARDEST);
    assertThat(document().puzzle()).isPresent();
    isHonest();
    assertThat(lit()).isEqualTo("ANY");
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.FOUND);
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(document().results().get(0).strategies().isAny()).isTrue();
    studio.history.undo();
    assertThat(lit()).isEqualTo(level.name());
    isHonest();
  }

  @Test
  void aMaskThatIsPastedIsForPuzzlesOfTheDifficultyAtHand() {
    studio.design.conditions.useLevel(Optional.of(Level.HARD));
    paste("x..x.........xx.");
    assertThat(document().mask().size()).isEqualTo(4);
    assertThat(lit()).isEqualTo("HARD");
    isHonest();
  }

  @Test
  void aFileOfPuzzlesIsLikeAPastedOne() throws Exception {
    studio.design.conditions.useLevel(Optional.of(Level.EASY));
    Path file = Files.writeString(folder.resolve("two.txt"), FOUR + "\n" + FOUR + "\n");
    studio.project.open(file);
    assertThat(lit()).isEqualTo("ANY");
    isHonest();
  }

  @Test
  void whatIsOpenedLightsWhatItIs() {
    paste(FOUR);
    Path file = folder.resolve("any.cluewright");
    dialogs.choosing(file);
    studio.project.files.saveAs();
    allow("NHL");
    assertThat(lit()).isEmpty();
    studio.project.open(file);
    assertThat(lit()).isEqualTo("ANY");
    isHonest();
  }

  @Test
  void whereSomeAreForbiddenAnyAllowsAllTheOthers() {
    studio.design.conditions.useLevel(Optional.of(Level.EXTREME));
    StrategySet wing = StrategySet.parse("x-wing");
    studio.history.apply(Phrase.verbatim("x"), document().withForbidden(wing));
    studio.design.conditions.useLevel(Optional.empty());
    assertThat(lit()).isEqualTo("ANY");
    assertThat(document().chosen())
        .isEqualTo(StrategySet.upTo(Level.EXTREME).on(Boards.NINE).without(wing));
  }

  @Test
  void theFirstDocumentsAreHonest() {
    isHonest();
    studio.history.open(Project.of(StudioApp.emptyDocument()));
    isHonest();
    assertThat(lit()).isEqualTo("EASY");
    paste(FOUR);
    assertThat(studio.history.project().documents()).as("in its place").hasSize(1);
  }

  /** The verdict, the replay and the curve count the same steps, whatever is allowed. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"any", "NHL", "N"})
  void aHardPuzzleThatIsPastedHasAsManyStepsEverywhere(String strategies) {
    paste("...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    allow(strategies);
    int steps = studio.solve.replay.length();
    PathProfile curve = studio.design.profile.profile.get().orElseThrow();
    assertThat(curve.profile().steps()).isEqualTo(steps);
    assertThat(curve.end() == SolvingPath.End.SOLVED)
        .isEqualTo(verdict().kind() == Verdict.Kind.FOUND);
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(verdict().text().toString()).doesNotContain("guess");
  }

  /** What is said of no clues and no steps is not said of one. */
  @Test
  void nothingIsNotCalledOne() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
      for (String key : List.of("results.clues", "results.tile-clues", "results.serial-steps")) {
        assertThat(Phrase.of(key, 0).in(locale))
            .isNotEqualTo(Phrase.of(key, 1).in(locale))
            .doesNotContain("1");
      }
    }
  }

  // What strategies do not solve.

  /** Where all patterns end, reasons go on. */
  @Thorough
  @Test
  void aValidPuzzleThatPatternsDoNotSolveHasOneSolutionAndNeedsReasons() {
    paste(HARDEST);
    allow("NHL");
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(verdict().text()).hasToString("It needs Several reasons, which is not allowed.");
    assertThat(verdict().next()).isEqualTo(Verdict.Next.ALLOW);
  }

  /** Nothing that is named can be left out, and with it the puzzle is solved. */
  @Test
  void whatAPuzzleNeedsIsNamedAndAllowedWithOneClick() {
    paste(FOUR);
    allow("L");
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(verdict().text()).hasToString("It needs Hidden single, which is not allowed.");
    assertThat(verdict().next()).isEqualTo(Verdict.Next.ALLOW);
    studio.design.verdict.act();
    assertThat(verdict().text()).hasToString("These strategies solve it.");
    studio.history.undo();
    assertThat(document().strategies()).isEqualTo(StrategySet.parse("L"));
  }

  @Test
  void severalSolutionsAreCountedAndShown() {
    paste("1............32.");
    String inDigits = studio.design.digits.findings.get().orElseThrow().solutions().least() + "";
    studio.design.showMask();
    assertThat(document().puzzle()).isEmpty();
    assertThat(verdict().head()).hasToString(inDigits + " solutions");
    assertThat(verdict().next()).isEqualTo(Verdict.Next.COMPARE);
  }

  private static Board killer(int solutions) {
    return IntStream.range(0, 1000)
        .mapToObj(Random::new)
        .map(random -> RandomCages.over(Grids.solution(Boards.FOUR, random), 4, random))
        .filter(board -> new SolutionCounter(board).count(Puzzle.empty(board), 2) == solutions)
        .findFirst()
        .orElseThrow();
  }

  private void show(Board board) {
    studio.history.apply(
        Phrase.verbatim("x"), Document.untitled(Mask.empty(board), StrategySet.parse("N")));
  }

  @Test
  void aKillerWithOneSolutionIsNeverImpossible() {
    show(killer(1));
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(verdict().text()).hasToString("The chosen strategies do not reach it.");
    assertThat(verdict().next()).isEqualTo(Verdict.Next.ALLOW_ALL);
    studio.design.verdict.act();
    assertThat(lit()).isEqualTo("ANY");
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.SOLVED);
    assertThat(verdict().head()).hasToString("One solution");
    assertThat(verdict().text().toString())
        .startsWith("These strategies solve the board as it is, without a clue.");
  }

  @Test
  void aKillerWithSeveralSolutionsSaysHowManyAndShowsWhereTheyDiffer() {
    Board board = killer(2);
    show(board);
    int solutions = new SolutionCounter(board).count(Puzzle.empty(board), 1000);
    assertThat(verdict().head()).hasToString(solutions + " solutions");
    assertThat(verdict().text().toString()).startsWith("No strategies can solve it: add clues");
    assertThat(verdict().next()).isEqualTo(Verdict.Next.COMPARE);
    studio.design.verdict.act();
    assertThat(studio.design.digits.active.get()).isTrue();
    assertThat(studio.design.digits.findings.get().orElseThrow().solutions().least())
        .isEqualTo(solutions);
  }

  /** Two cages that overlap nowhere and yet have no digits. */
  @Test
  void aBoardThatContradictsItselfHasNoSolution() {
    show(Boards.named("4x4+cage3=r1c1r1c2+cage3=r1c3r1c4").orElseThrow());
    assertThat(verdict().head()).hasToString("No solution");
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.NO_SOLUTION);
  }
}
