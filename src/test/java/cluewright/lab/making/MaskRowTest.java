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

  private static MaskRow row(int line, double seconds, boolean isFound) {
    String outcome = isFound ? "found" : "undecided";
    return new MaskRow(line, 4, 1, "any", outcome, seconds, "", "any", "x...", "", "");
  }
}
