package cluewright.format.exchange.collection;

import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * JSON lines: each line is one of the puzzles of {@link ExchangeJson}, with nothing around them, so
 * that lines can be added, taken away and split.
 */
public final class ExchangeJsonLines implements Format {
  private static final FormatInfo INFO =
      FormatInfo.of("jsonl", "exchange.jsonl", "jsonl", "ndjson")
          .keepingAllBut(ItemPart.CHARACTERS);

  /** As much of the first line as is needed to see its fields. */
  private static final int START = 4000;

  @Override
  public FormatInfo info() {
    return INFO;
  }

  /** True if the first line is an object with cells, and not of all puzzles. */
  @Override
  public boolean isLikely(String text) {
    String line = TextSpan.first(text, START).text();
    return line.startsWith("{")
        && Stream.of("clues", "mask").anyMatch(field -> has(line, field))
        && Stream.of(ExchangeJson.MARK, "puzzles").noneMatch(field -> has(line, field));
  }

  private static boolean has(String line, String field) {
    return line.contains("\"" + field + "\"");
  }

  @Override
  public Reading reading(String text) {
    return new ExchangeJsonReader(text).lines();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Optional.empty();
  }

  @Override
  public String write(List<Item> items) {
    return items.stream().map(item -> ExchangeJson.line(item) + "\n").collect(Collectors.joining());
  }
}
