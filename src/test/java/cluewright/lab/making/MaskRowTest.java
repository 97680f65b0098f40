package cluewright.lab.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Masks;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows of runs, their files, and how a run goes on where it was left off. */
final class MaskRowTest {
  private static final Maker AUTO = Maker.named("auto").orElseThrow();

  private static final MaskRow.Setting SETTING = new MaskRow.Setting("4x4", "NHL", "10");

  private static List<Trials.Task> tasks(int clues, int count) {
    List<Mask> masks = Masks.all(Boards.FOUR, clues).subList(0, count);
    return masks.stream()
        .map(
            mask ->
                new Trials.Task(
                    masks.indexOf(mask) + 1, new Request(mask, StrategySet.parse("NHL"))))
        .toList();
  }

  private static List<MaskRow> run(Trials trials, List<Trials.Task> tasks, List<MaskRow> done) {
    return trials.run(tasks, done, Watch.idle(), row -> {});
  }

  @Test
  void rowsAreReadAsTheyWereWritten() {
    List<MaskRow> rows = run(new Trials(AUTO, 0), tasks(4, 30), List.of());
    StringBuilder csv = new StringBuilder(MaskRow.CSV_HEADER);
    rows.forEach(row -> csv.append(row.csv()));
    List<MaskRow> read = MaskRow.read(csv.toString());
    assertThat(read).usingRecursiveComparison().ignoringFields("seconds").isEqualTo(rows);
    assertThat(MaskRow.read(csv.append("31,4,1,au").toString())).isEqualTo(read);
    assertThat(rows).extracting(MaskRow::outcome).contains("impossible");
  }

  @Test
  void aLineThatIsNoRowIsNamed() {
    assertThatThrownBy(() -> MaskRow.read(MaskRow.CSV_HEADER + "1,2,3\n"))
        .hasMessage("line 2 is no row: 1,2,3");
    assertThatThrownBy(() -> MaskRow.read("a,b\n"))
        .hasMessage("line 1 does not name the columns of bench and lab: a,b");
  }

  @Test
  void whatIsDoneIsNotTriedAgain() {
    List<Trials.Task> tasks = tasks(4, 6);
    List<MaskRow> first = run(new Trials(AUTO, 0), tasks.subList(0, 4), List.of());
    List<MaskRow> tried = new java.util.ArrayList<>();
    List<MaskRow> all = new Trials(AUTO, 0).run(tasks, first, Watch.idle(), tried::add);
    assertThat(all).hasSize(6).startsWith(first.toArray(new MaskRow[0]));
    assertThat(tried).extracting(MaskRow::line).containsExactly(5, 6);
  }

  /** Masks of three clues are impossible, whatever the strategies. */
  @Test
  void rowsOfAnotherSettingAreNoAnswers() {
    List<Trials.Task> tasks = tasks(3, 1);
    Request asked = tasks.get(0).request();
    MaskRow row = run(new Trials(AUTO, 0), tasks, List.of()).get(0);
    assertThat(row.answers(1, "auto", asked)).isTrue();
    assertThat(row.answers(1, "paper", asked)).isFalse();
    assertThat(row.answers(2, "auto", asked)).isFalse();
    assertThat(row.answers(1, "auto", asked.withSeed(asked.seed() + 1))).isFalse();
    assertThat(row.answers(1, "auto", asked.withTime(asked.time().plusMillis(1)))).isFalse();
    Request fewer = new Request(asked.mask(), StrategySet.parse("N"));
    assertThat(row.answers(1, "auto", fewer)).isFalse();
    List<MaskRow> tried = new java.util.ArrayList<>();
    new Trials(AUTO, 0)
        .run(List.of(new Trials.Task(1, fewer)), List.of(row), Watch.idle(), tried::add);
    assertThat(tried).hasSize(1);
  }

  @Test
  void aSettingHasNoCommas() {
    Request request =
        new Request(Masks.all(Boards.FOUR, 3).get(0), StrategySet.parse("N,naked-pair"))
            .withTime(java.time.Duration.ofMillis(1500));
    assertThat(MaskRow.Setting.of(request).toString())
        .isEqualTo("4x4, naked-single naked-pair, 1.5 s");
  }

  /** Generate and test has no answer to a mask that is impossible. */
  @Test
  void aMethodThatHasNoAnswerIsGivenUp() {
    Maker never = Maker.named("generate-and-test").orElseThrow();
    List<Trials.Task> brief =
        tasks(3, 5).stream()
            .map(
                t ->
                    new Trials.Task(t.line(), t.request().withTime(java.time.Duration.ofMillis(5))))
            .toList();
    Trials trials = new Trials(never, 2);
    List<MaskRow> rows = run(trials, brief, List.of());
    assertThat(rows).hasSize(2).noneMatch(MaskRow::isDecided);
    assertThat(trials.hasGivenUp(rows)).isTrue();
    MethodSummary summary = new MethodSummary("generate-and-test", rows, 5);
    assertThat(summary.open()).isEqualTo(2);
    assertThat(summary.notTried()).isEqualTo(3);
    assertThat(summary.seconds()).isEmpty();
  }

  @Test
  void ratiosAreOfWhatBothDecide() {
    MethodSummary slow = new MethodSummary("slow", List.of(row(1, 6, true), row(2, 8, true)), 2);
    MethodSummary quick = new MethodSummary("quick", List.of(row(1, 2, true), row(2, 1, false)), 2);
    assertThat(slow.ratioTo(quick).orElseThrow()).isEqualTo(new MethodSummary.Ratio(1, 3, 3));
    assertThat(slow.ratioTo(quick).orElseThrow().words()).isEqualTo("3.00 (median 3.00, of 1)");
    assertThat(slow.ratioTo(new MethodSummary("none", List.of(), 2))).isEmpty();
  }

  @Test
  void contradictionsAreOfOneQuestion() {
    MaskRow found = row(1, 1, true);
    MaskRow refuted = refuted(1, SETTING);
    assertThat(MaskRow.contradictions(List.of(refuted, found)))
        .containsExactly(new MaskRow.Contradiction(found, refuted));
    assertThat(new MaskRow.Contradiction(found, refuted))
        .hasToString(
            "the mask on line 1: any found a puzzle, but exact says impossible; one of them is wrong");
    MaskRow.Setting longer = new MaskRow.Setting("4x4", "NHL", "20");
    assertThat(MaskRow.contradictions(List.of(found, refuted(1, longer)))).hasSize(1);
    MaskRow.Setting fewer = new MaskRow.Setting("4x4", "N", "10");
    assertThat(MaskRow.contradictions(List.of(found, refuted(1, fewer), refuted(2, SETTING))))
        .isEmpty();
  }

  private static MaskRow refuted(int line, MaskRow.Setting setting) {
    return new MaskRow(
        line,
        4,
        1,
        "exact",
        "impossible",
        1,
        "",
        "exact",
        "x...",
        "",
        "exhausted",
        setting,
        MaskRow.Effort.NONE);
  }

  private static MaskRow row(int line, double seconds, boolean isFound) {
    String outcome = isFound ? "found" : "undecided";
    return new MaskRow(
        line,
        4,
        1,
        "any",
        outcome,
        seconds,
        "",
        "any",
        "x...",
        "",
        "",
        SETTING,
        MaskRow.Effort.NONE);
  }
}
