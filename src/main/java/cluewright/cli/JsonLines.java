package cluewright.cli;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** An object a line for each outcome, also of those without a puzzle. */
record JsonLines(OutcomeJson json) implements BatchFormat.ByLine {
  static final List<String> EXTENSIONS = List.of("jsonl", "ndjson");

  @Override
  public String id() {
    return "jsonl";
  }

  @Override
  public Optional<String> line(Outcome outcome, Request request) {
    return Optional.of(json.of(outcome, request) + "\n");
  }

  @Override
  public List<BatchRecord> read(String text) {
    List<BatchRecord> records = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank()) {
        records.add(BatchRecord.read(line).orElseThrow(fault(number)));
      }
    }
    return records;
  }

  private static Supplier<FormatException> fault(int line) {
    return () ->
        FormatException.at(line, 1, Phrase.verbatim("this is no outcome as generate writes it"));
  }
}
