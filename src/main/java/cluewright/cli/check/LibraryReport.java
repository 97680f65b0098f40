package cluewright.cli.check;

import cluewright.cli.check.LibraryTrial.Verdict;
import cluewright.cli.solve.StrategyColumn;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.LibraryCase;
import cluewright.replay.Instances;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A report on a library's cases, by strategy. */
record LibraryReport(String name, List<LibraryTrial> trials) {

  /** The table, followed by the lines of failed cases. */
  String text() {
    Map<String, List<LibraryTrial>> byCode =
        trials.stream()
            .filter(trial -> trial.verdict() != Verdict.NOT_KNOWN)
            .collect(
                Collectors.groupingBy(t -> t.given().code(), TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder();
    text.append(String.format(Locale.ROOT, "%s: %,d cases\n", name, trials.size()));
    text.append(
        String.format(
            StrategyColumn.then("%-5s %6s %6s %8s %7s %14s %15s\n"),
            "strategy",
            "code",
            "cases",
            "exact",
            "covered",
            "missed",
            "rightly absent",
            "wrongly found"));
    byCode.forEach((code, mine) -> text.append(row(name(code), code, mine)));
    text.append(row("all", "", byCode.values().stream().flatMap(List::stream).toList()));
    byCode.forEach((code, mine) -> text.append(failures(code, mine)));
    return text.append(unknown()).toString();
  }

  private static String name(String code) {
    return Instances.name(code).orElseThrow().toString();
  }

  private static String row(String name, String code, List<LibraryTrial> mine) {
    return String.format(
        StrategyColumn.then("%-5s %6d %6d %8d %7d %14d %15d\n"),
        name,
        code,
        mine.size(),
        count(mine, Verdict.EXACT),
        count(mine, Verdict.COVERED),
        count(mine, Verdict.MISSED),
        count(mine, Verdict.RIGHTLY_ABSENT),
        count(mine, Verdict.WRONGLY_FOUND));
  }

  private static long count(List<LibraryTrial> mine, Verdict verdict) {
    return mine.stream().filter(trial -> trial.verdict() == verdict).count();
  }

  private static String failures(String code, List<LibraryTrial> mine) {
    String strategy = name(code) + " " + code;
    List<String> lines = new ArrayList<>();
    for (Verdict verdict : List.of(Verdict.MISSED, Verdict.WRONGLY_FOUND)) {
      if (count(mine, verdict) > 0) {
        String word = verdict == Verdict.MISSED ? "missed" : "wrongly found";
        lines.add("%s: %s, %s\n".formatted(strategy, word, lines(mine, verdict)));
      }
    }
    return String.join("", lines);
  }

  private static String lines(List<LibraryTrial> mine, Verdict verdict) {
    List<LibraryCase> cases =
        mine.stream().filter(t -> t.verdict() == verdict).map(LibraryTrial::given).toList();
    return (cases.size() == 1 ? "line " : "lines ")
        + cases.stream()
            .map(given -> String.valueOf(given.line()))
            .collect(Collectors.joining(", "));
  }

  private String unknown() {
    Map<String, Long> codes =
        trials.stream()
            .filter(trial -> trial.verdict() == Verdict.NOT_KNOWN)
            .collect(
                Collectors.groupingBy(
                    trial -> trial.given().code(), TreeMap::new, Collectors.counting()));
    if (codes.isEmpty()) {
      return "";
    }
    return "unknown: %,d %s, with codes %s\n"
        .formatted(
            count(trials, Verdict.NOT_KNOWN),
            count(trials, Verdict.NOT_KNOWN) == 1 ? "case" : "cases",
            codes.entrySet().stream()
                .map(code -> code.getKey() + " (" + code.getValue() + ")")
                .collect(Collectors.joining(", ")));
  }

  int exitCode() {
    boolean fails = count(trials, Verdict.MISSED) > 0 || count(trials, Verdict.WRONGLY_FOUND) > 0;
    return fails ? ExitCode.IMPOSSIBLE : ExitCode.OK;
  }
}
