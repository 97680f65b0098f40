package cluewright.batch;

import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A JSON object per line for each outcome, with or without a puzzle. */
public record JsonLines(OutcomeJson json) implements BatchFormat.ByLine {
  public static final List<String> EXTENSIONS = Formats.named("jsonl").orElseThrow().extensions();

  /** The start of every line, since the fields are in order. */
  private static final String START = "{\"outcome\":";

  @Override
  public String id() {
    return "jsonl";
  }

  @Override
  public boolean tellsBoards() {
    return true;
  }

  @Override
  public Optional<String> line(Outcome outcome, Request request) {
    return Optional.of(json.of(outcome, request) + "\n");
  }

  @Override
  public List<BatchRecord> read(String text) {
    return read(text.lines().toList());
  }

  private static List<BatchRecord> read(List<String> lines) {
    List<BatchRecord> records = new ArrayList<>();
    Map<String, Integer> puzzles = new HashMap<>();
    int number = 0;
    for (String line : lines) {
      number++;
      if (!line.isBlank()) {
        BatchRecord record = BatchRecord.read(line).orElseThrow(fault(number));
        int more = record.puzzle().isPresent() ? 1 : 0;
        records.add(record.after(puzzles.merge(record.mask(), more, Integer::sum)));
      }
    }
    return records;
  }

  /** True if a text looks like such lines. */
  public static boolean isLikely(String text) {
    return text.startsWith(START);
  }

  /**
   * The puzzles alone, one per line; lines without one become comments, so that line numbers stay
   * the same. Where lines of cells would not tell their boards, the puzzles in JSON for exchange.
   */
  public static String puzzles(String text) {
    List<BatchRecord> records = read(text.lines().toList());
    List<Item> found = BatchRecord.puzzles(records).stream().map(Item::of).toList();
    if (!found.stream().allMatch(item -> Boards.isUsual(item.content().board()))) {
      return Formats.named("json").orElseThrow().write(found);
    }
    StringBuilder puzzles = new StringBuilder();
    for (BatchRecord record : records) {
      puzzles
          .append(record.puzzle().map(Puzzle::line).orElse("# " + record.verdict()))
          .append('\n');
    }
    return puzzles.toString();
  }

  private static Supplier<FormatException> fault(int line) {
    return () ->
        FormatException.at(
            line, 1, Phrase.verbatim("this is not an outcome in the form that generate writes"));
  }
}
