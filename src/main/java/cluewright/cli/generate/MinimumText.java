package cluewright.cli.generate;

import cluewright.cli.option.OutputFormat;
import cluewright.format.JsonLine;
import cluewright.format.PuzzleText;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.minimum.MinimumReport;
import cluewright.search.minimum.MinimumRequest;
import java.util.LinkedHashMap;
import java.util.Map;

/** The text about the fewest clues, ending with a line feed. */
final class MinimumText {
  private MinimumText() {}

  static String of(MinimumReport report, MinimumRequest request, OutputFormat format) {
    return format == OutputFormat.JSON
        ? json(report, request) + "\n"
        : sentences(report, request, format);
  }

  private static String sentences(
      MinimumReport report, MinimumRequest request, OutputFormat format) {
    if (report.verdict().isRefuted()) {
      Proof proof = report.lower().proof();
      return "%s (%s): %s\n".formatted(proof.claim(), kind(report), proof.sentence());
    }
    String puzzle =
        report
            .best()
            .map(
                found ->
                    "\n"
                        + puzzle(found, format)
                        + "Upper bound: this puzzle, "
                        + witness(found)
                        + ".\n")
            .orElse("\nUpper bound: none; no puzzle found.\n");
    return headline(report, request)
        + puzzle
        + "Lower bound: %s (%s): %s\n"
            .formatted(
                clues(report.lower().clues()), kind(report), report.lower().proof().sentence());
  }

  private static String witness(Outcome.Found found) {
    return found.steps().isPresent()
        ? "solved in " + found.steps().getAsInt() + " steps"
        : "which has one solution";
  }

  private static String headline(MinimumReport report, MinimumRequest request) {
    String names = request.strategies().shortName();
    int lower = report.lower().clues();
    boolean isListed = report.lower().proof().restsOnList();
    return switch (report.verdict()) {
      case PROVEN -> "The minimum for %s is %s: proven.".formatted(names, clues(lower));
      case LISTED ->
          "The minimum for %s is %s, by a published list.".formatted(names, clues(lower));
      case FOUND ->
          "The minimum for %s is between %d and %d clues: %2$d is %s, %3$d is the best found."
              .formatted(names, lower, clues(report), isListed ? "by a published list" : "proven");
      case UNDECIDED, IMPOSSIBLE, SEVERAL ->
          "The minimum for %s is %s or more, if a puzzle exists at all."
              .formatted(names, clues(lower));
    };
  }

  private static String puzzle(Outcome.Found found, OutputFormat format) {
    return format == OutputFormat.LINE
        ? found.puzzle().line() + "\n"
        : PuzzleText.grid(found.puzzle());
  }

  private static String clues(int number) {
    return number == 1 ? "1 clue" : number + " clues";
  }

  private static String kind(MinimumReport report) {
    return report.lower().proof().kind().id();
  }

  private static Integer clues(MinimumReport report) {
    return report.best().map(found -> found.puzzle().mask().size()).orElse(null);
  }

  private static String json(MinimumReport report, MinimumRequest request) {
    Proof proof = report.lower().proof();
    boolean isImpossible = report.verdict().isRefuted();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("outcome", report.verdict().id());
    object.put("lower", isImpossible ? null : report.lower().clues());
    object.put("upper", clues(report));
    object.put("proof", proof.kind().id() + ": " + proof.sentence());
    object.put("puzzle", report.best().map(found -> found.puzzle().line()).orElse(null));
    object.put("solution", report.best().map(found -> found.solution().line()).orElse(null));
    object.put("engine", report.best().map(Outcome.Found::engine).orElse(null));
    object.put("seconds", report.elapsed().toMillis() / 1000.0);
    object.put("board", request.board().name());
    object.put("strategies", request.strategies().ids());
    object.put("seed", request.seed());
    return JsonLine.of(object);
  }
}
