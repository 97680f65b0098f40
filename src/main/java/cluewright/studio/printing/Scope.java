package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which puzzles to print. */
enum Scope {
  /** The current puzzle. */
  THIS,
  /** The puzzles on the masks of the project, in order. */
  PROJECT,
  /** The results selected for printing, in order. */
  SELECTED,
  /** The kept results of the current document, oldest first. */
  KEPT,
  /** All results of the current document, oldest first. */
  RESULTS,
  /** The puzzles of a planned book, in its order. */
  PLAN;

  Phrase label(int count) {
    return Phrase.of("printing.scope-" + id(), count);
  }

  Phrase hint() {
    return Phrase.of("printing.scope-hint-" + id());
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The puzzles in printing order.
   *
   * @param selected results of the current document
   * @param planned puzzles of a planned book
   */
  List<PrintedPuzzle> of(Project project, List<Result> selected, List<PrintedPuzzle> planned) {
    return switch (this) {
      case THIS -> shown(project, project.current()).toList();
      case PROJECT ->
          IntStream.range(0, project.documents().size())
              .boxed()
              .flatMap(index -> shown(project, index))
              .toList();
      case SELECTED -> printed(project, selected);
      case KEPT -> printed(project, results(project, Result::kept));
      case RESULTS -> printed(project, results(project, result -> true));
      case PLAN -> planned;
    };
  }

  private static Stream<PrintedPuzzle> shown(Project project, int index) {
    Document document = project.documents().get(index);
    return document.puzzle().stream()
        .map(puzzle -> PrintedPuzzle.of(document, puzzle, document.strategies(), index));
  }

  private static List<Result> results(Project project, Predicate<Result> wanted) {
    return project.document().results().stream().filter(wanted).toList();
  }

  private static List<PrintedPuzzle> printed(Project project, List<Result> results) {
    Document document = project.document();
    return results.stream()
        .map(
            result ->
                PrintedPuzzle.of(document, result.puzzle(), result.strategies(), project.current()))
        .toList();
  }
}
