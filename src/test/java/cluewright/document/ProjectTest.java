package cluewright.document;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProjectTest {
  private static List<Document> documents(String... titles) {
    Document blank = Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("N"));
    return Stream.of(titles).map(blank::withTitle).toList();
  }

  /** The titles in order, with the current one in brackets. */
  private static String words(Project project) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < project.documents().size(); i++) {
      String title = project.documents().get(i).title();
      words.append(i == project.current() ? "[" + title + "]" : title);
    }
    return words.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 2, BC[A]",
    "1, 0, 2, [B]CA",
    "2, 0, 2, B[C]A",
    "2, 2, 0, [C]AB",
    "0, 2, 0, C[A]B",
    "1, 1, 1, A[B]C"
  })
  void theSameDocumentStaysOnTheDeskWhenOneIsMoved(int current, int from, int to, String words) {
    Project project = new Project(documents("A", "B", "C"), current);
    assertThat(words(project.withMoved(from, to))).isEqualTo(words);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, [B]C", "1, 0, [B]C", "2, 2, A[B]", "0, 2, [A]B", "1, 1, A[C]"})
  void aNeighbourTakesThePlaceOfTheDocumentThatGoes(int current, int gone, String words) {
    Project project = new Project(documents("A", "B", "C"), current);
    assertThat(words(project.without(gone))).isEqualTo(words);
  }

  @Test
  void whatIsAddedStandsBehindTheDeskAndItsFirstIsTakenThere() {
    Project project = new Project(documents("A", "B"), 0);
    assertThat(words(project.withAll(documents("C", "D")))).isEqualTo("A[C]DB");
    assertThat(words(project.withAll(List.of()))).isEqualTo("[A]B");
  }

  @Test
  void whatIsAddedTakesThePlaceOfADocumentToWhichNothingWasDone() {
    List<Document> all = documents("A", "");
    Project project = new Project(all, 1);
    assertThat(words(project.withAll(documents("C", "D")))).isEqualTo("A[C]D");
    assertThat(project.withAll(List.of())).isEqualTo(project);
    Project strict = project.withDocument(all.get(1).withStrategies(StrategySet.parse("N,H")));
    assertThat(words(strict.withAll(documents("C")))).isEqualTo("A[C]");
    Document blank = all.get(1);
    for (Document touched :
        List.of(
            blank.withAuthor("Ada"),
            blank.withNotes("for Ada"),
            blank.withMask(new Mask(Boards.FOUR, CellSet.of(3))),
            blank.withRequired(StrategySet.parse("N")))) {
      assertThat(words(project.withDocument(touched).withAll(documents("C")))).isEqualTo("A[C]");
    }
  }

  @Test
  void aCopyOfWhatWasOnTheDeskHasNoSketches() {
    Project project = new Project(documents("A", "B"), 0);
    Document painted =
        project.document().withSketches(Sketches.NONE.withRules(Optional.of(Boards.FOUR)));
    Project copied = project.withCopyOf(painted, painted.withTitle("C"));
    assertThat(copied.documents().get(0).sketches()).isEqualTo(painted.sketches());
    assertThat(copied.documents().get(1)).isEqualTo(project.document());
  }
}
