package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import cluewright.picture.Argument;
import cluewright.replay.Hint;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a step of few reasons shows. */
final class ReasonEvidenceTest {
  /** A thermometer whose end has a white dot beside it. */
  private static final Board TWO =
      Boards.named("4x4+thermometer=r1c1r2c2r3c3+consecutive=r3c3r3c4").orElseThrow();

  private static List<Deduction> found(SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    Catalogue.withId("reasons-2")
        .orElseThrow()
        .finder(state.board())
        .find(
            state,
            each -> {
              found.add(each);
              return false;
            });
    return found;
  }

  private static Deduction ofTwoRules() {
    SolvingState state = new SolvingState(TWO);
    state.eliminate(TWO.cell(2, 3), 0b1010);
    return found(state).stream()
        .filter(each -> each.evidence().rules().size() == 2)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void allRulesOfAStepAreShownEachWithItsCells() {
    Evidence evidence = ofTwoRules().evidence();
    List<Rule> rules = evidence.rules().stream().map(Evidence.Seen::rule).toList();
    assertThat(rules).containsExactlyInAnyOrderElementsOf(TWO.drawn());
    CellSet thermometer = CellSet.of(0, 5, 10);
    CellSet dot = CellSet.of(10, 11);
    Argument drawn = Argument.of(evidence);
    assertThat(drawn.rules()).containsExactlyInAnyOrder(thermometer, dot);
    assertThat(drawn.houses()).isEqualTo(thermometer.union(dot));
  }

  @Test
  void aHintNamesAllRulesOfAStep() {
    String said = Hint.first(ofTwoRules(), cell -> 0).text().in(Locale.ENGLISH);
    assertThat(said).contains("Thermometers").contains("White dots");
  }

  @Test
  void itUnfoldsIntoWhatFollowsFromTheContrary() {
    int candidate = TWO.candidate(TWO.cell(2, 3), 1);
    Deduction step = ofTwoRules().only(each -> each == candidate);
    assertThat(said(step.unfolded()))
        .containsExactly(
            "Suppose r3c4 is 1.",
            "To obey the thermometer from r1c1 to r3c3, 2 is eliminated from r3c3.",
            "There is no way left to obey the white dot between r3c3 and r3c4 (r3c3 is 3 or 4;"
                + " r3c4 is 1), a contradiction.");
  }

  @Test
  void whereNothingFollowsItUnfoldsIntoCases() {
    SolvingState state = new SolvingState(Boards.FOUR);
    int[] cells = {0, 1, 2};
    Arrays.stream(cells).forEach(cell -> state.eliminate(cell, 0b1000));
    UnfoldingLines lines = new UnfoldingLines(new Reasons(Boards.FOUR), cells, state);
    assertThat(said(told(lines, Boards.FOUR.candidate(3, 1))))
        .containsExactly(
            "Suppose r1c4 is 1.",
            "r1c1 is 2 or 3 (r1c4 is 1). Each is supposed in turn.",
            "  Suppose r1c1 is 2.",
            "  Only 3 is left in r1c2 (r1c4 is 1; r1c1 is 2), so r1c2 is 3.",
            "  No digit is left for r1c3 (r1c4 is 1; r1c1 is 2; r1c2 is 3), a contradiction.",
            "  Suppose r1c1 is 3.",
            "  Only 2 is left in r1c2 (r1c4 is 1; r1c1 is 3), so r1c2 is 2.",
            "  No digit is left for r1c3 (r1c4 is 1; r1c2 is 2; r1c1 is 3), a contradiction.");
  }

  @Test
  void whereTheSameFollowsFromEachAlternativeItIsAFactAndNoSupposition() {
    SolvingState state = new SolvingState(Boards.FOUR);
    state.eliminate(2, 0b1001);
    state.eliminate(11, 0b0110);
    state.eliminate(15, 0b0010);
    Reasons reasons = new Reasons(Boards.FOUR);
    CellSet column = CellSet.of(3, 7, 11, 15);
    int[] set = {2, reasons.place(column, 2).orElseThrow(), reasons.place(column, 3).orElseThrow()};
    List<Consequence> lines =
        told(new UnfoldingLines(reasons, set, state), candidates(Boards.FOUR, "r4c4 1"));
    assertThat(said(lines))
        .containsExactly(
            "Suppose r4c4 is 1.",
            "In column 4, 2 is in r1c4 or r2c4.",
            "Only 3 is left in r1c3 (r1c4 or r2c4 is 2), so r1c3 is 3.",
            "In column 4, no place is left for 3 (r1c3 is 3; r4c4 is 1), a contradiction.");
    assertThat(lines.get(1).state().hasCandidate(2, 2))
        .as("2 in r1c3, once 2 is beside it")
        .isFalse();
  }

  @Test
  void candidatesFromWhichTheSameFollowsAreSupposedTogether() {
    Board board = Boards.named("4x4+cage3=r1c1r2c1").orElseThrow();
    assertThat(said(lines(board, candidates(board, "r1c1 3 4, r2c1 3 4"))))
        .containsExactly(
            "Suppose r1c1 or r2c1 is 3 or 4.",
            "There is no way left to obey the cage of 3 at r1c1 (r1c1 or r2c1 is 3 or 4), a"
                + " contradiction.");
    assertThat(said(lines(board, candidates(board, "r1c1 3 4"))))
        .containsExactly(
            "Suppose r1c1 is 3 or 4.",
            "There is no way left to obey the cage of 3 at r1c1 (r1c1 is 3 or 4), a"
                + " contradiction.");
  }

  @Test
  void theBoardShowsWhichCandidatesAreSupposedTogether() {
    Board board = Boards.named("4x4+cage3=r1c1r2c1").orElseThrow();
    int[] supposed = candidates(board, "r1c1 3 4, r2c1 3 4");
    assertThat(lines(board, supposed))
        .allSatisfy(
            line -> {
              assertThat(line.placed()).isEmpty();
              assertThat(line.because())
                  .containsExactlyInAnyOrderElementsOf(Arrays.stream(supposed).boxed().toList());
            })
        .extracting(Consequence::isSupposition)
        .containsExactly(true, false);
  }

  @Test
  void whatIsSupposedTogetherIsTheSameInEachCell() {
    Board board = Boards.named("4x4+cage3=r1c1r2c1").orElseThrow();
    assertThat(said(lines(board, candidates(board, "r1c1 3 4, r2c1 4, r3c1 1, r3c1 2"))))
        .filteredOn(line -> line.startsWith("Suppose"))
        .containsExactly(
            "Suppose r1c1 is 3 or 4.", "Suppose r2c1 is 4.", "Suppose r3c1 is 1 or 2.");
  }

  @Test
  void whatIsLeftInACellIsToldOnce() {
    Board board = Boards.named("4x4+entropic=r4c3r3c3r4c4").orElseThrow();
    SolvingState state = new SolvingState(board);
    state.eliminate(board.cell(3, 2), 0b0010);
    state.eliminate(board.cell(2, 2), 0b1000);
    state.eliminate(board.cell(3, 3), 0b0001);
    assertThat(said(lines(state, candidates(board, "r4c1 4"))))
        .containsExactly(
            "Suppose r4c1 is 4.",
            "No combination of digits is left for the entropic line from r4c3 to r4c4 (r4c3 is 1 or"
                + " 3; r4c4 is 2 or 3), a contradiction.");
  }

  private static List<Consequence> lines(Board board, int[] candidates) {
    return lines(new SolvingState(board), candidates);
  }

  /** The lines in which the rules of a board exclude candidates. */
  private static List<Consequence> lines(SolvingState state, int[] candidates) {
    Reasons reasons = new Reasons(state.board());
    int[] rules = IntStream.range(0, reasons.size()).filter(reasons::isRule).toArray();
    return told(new UnfoldingLines(reasons, rules, state), candidates);
  }

  private static List<Consequence> told(UnfoldingLines lines, int... candidates) {
    return lines.of(candidates, Stop.NEVER, soFar -> {});
  }

  @Test
  void combinationsOfDifferentDigitsAreALineNotCases() {
    Board board = Boards.named("6x6+arrow1=r1c1r1c2r1c3r2c3").orElseThrow();
    assertThat(said(lines(board, candidates(board, "r1c1 5"))))
        .containsExactly(
            "Suppose r1c1 is 5.",
            "No combination of digits is left for the arrow from r1c1 to r2c3 (r1c1 is 5), a"
                + " contradiction.");
  }

  @Test
  void whatFollowsOtherwiseButForAnExchangeIsToldOnce() {
    SolvingState state = new SolvingState(Boards.FOUR);
    int[] cells = {0, 1, 2};
    Arrays.stream(cells).forEach(cell -> state.eliminate(cell, cell == 0 ? 0b1001 : 0b1000));
    UnfoldingLines lines = new UnfoldingLines(new Reasons(Boards.FOUR), cells, state);
    Board board = Boards.FOUR;
    assertThat(said(told(lines, board.candidate(3, 2), board.candidate(3, 3))))
        .containsExactly(
            "Suppose r1c4 is 2.",
            "Only 3 is left in r1c1 (r1c4 is 2), so r1c1 is 3.",
            "Only 1 is left in r1c2 (r1c4 is 2; r1c1 is 3), so r1c2 is 1.",
            "No digit is left for r1c3 (r1c2 is 1; r1c4 is 2; r1c1 is 3), a contradiction.",
            "Likewise, suppose r1c4 is 3: the same follows, exchanging 2 with 3.");
  }

  @Test
  void linesComeAsTheyAreFoundAndStopAtOnce() {
    Board board = Boards.named("4x4+cage3=r1c1r2c1").orElseThrow();
    Deduction step = found(new SolvingState(board)).get(0);
    List<Integer> known = new ArrayList<>();
    List<Consequence> all = step.unfolded(Stop.NEVER, lines -> known.add(lines.size()));
    assertThat(known).isSorted().hasSizeGreaterThan(1).last().isEqualTo(all.size());
    assertThatThrownBy(() -> step.unfolded(() -> true, lines -> {}))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void aLongSearchForLinesStopsAtOnce() {
    Board board = Boards.named("9x9+arrow1=r1c1r2c2r3c3r4c4+arrow1=r9c1r8c2r7c3").orElseThrow();
    Reasons reasons = new Reasons(board);
    int[] all = IntStream.range(0, reasons.size()).toArray();
    UnfoldingLines lines = new UnfoldingLines(reasons, all, new SolvingState(board));
    int[] candidates = IntStream.range(0, board.candidates()).toArray();
    long stopped = System.nanoTime() + 50_000_000;
    assertThatThrownBy(() -> lines.of(candidates, () -> System.nanoTime() > stopped, soFar -> {}))
        .isInstanceOf(CancellationException.class);
    assertThat(System.nanoTime() - stopped).isLessThan(100_000_000);
  }

  @Test
  void likeReasonsAreNamedTogether() {
    Reasons reasons = new Reasons(Boards.FOUR);
    List<Reason> all =
        List.of(
            reasons.get(reasons.place(CellSet.of(0, 1, 2, 3), 1).orElseThrow()),
            reasons.get(5),
            reasons.get(reasons.place(CellSet.of(4, 5, 6, 7), 1).orElseThrow()),
            reasons.get(0));
    Evidence evidence = new ReasonEvidence(new SolvingState(Boards.FOUR), all).evidence();
    assertThat(evidence.reason().in(Locale.ENGLISH))
        .isEqualTo(
            "otherwise there would be no way to place 1 in rows 1 and 2 and fill r1c1 and"
                + " r2c2");
  }

  /** Candidates as in {@code r1c1 3 4, r2c1 4}. */
  private static int[] candidates(Board board, String text) {
    return Arrays.stream(text.split(", "))
        .map(cell -> cell.split(" "))
        .flatMapToInt(
            words ->
                Arrays.stream(words)
                    .skip(1)
                    .mapToInt(
                        digit ->
                            board.candidate(
                                board.cell(words[0].charAt(1) - '1', words[0].charAt(3) - '1'),
                                Integer.parseInt(digit))))
        .toArray();
  }

  private static List<String> said(List<Consequence> lines) {
    return lines.stream()
        .map(line -> "  ".repeat(line.depth() - 1) + line.words().in(Locale.ENGLISH))
        .map(line -> line.replace('\u00a0', ' '))
        .toList();
  }

  @Test
  void reasonsAreNamedInTheOrderInWhichOneWouldLook() {
    Board board = Boards.named("9x9+thermometer=r9c8r9c9").orElseThrow();
    Reasons reasons = new Reasons(board);
    SolvingState state = new SolvingState(board);
    ReasonOrder order = new ReasonOrder(reasons, state);
    int fallen = board.candidate(board.cell(0, 0), 1);
    int near = board.cell(0, 5);
    int far = board.cell(8, 5);
    int rule = reasons.size() - 1;
    assertThat(reasons.isRule(rule)).isTrue();
    // The rule touches neither the candidate nor the near cell.
    assertThat(order.of(new int[] {near, far, rule}, new int[] {fallen}))
        .containsExactly(near, far, rule);
    // Here both touch it, and the rule comes first.
    assertThat(order.of(new int[] {near, far, rule}, new int[] {board.candidate(far + 2, 1)}))
        .containsExactly(rule, far, near);
  }
}
