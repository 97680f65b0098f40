package cluewright.format.exchange.collection;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Puzzles and masks in JSON lines: one object of {@link ExchangeJson} per line, and nothing else.
 * The outcomes of a search, which are such lines, too, are read for their puzzles.
 */
public final class ExchangeLines extends Format {
  /** A text field that identifies an object as a puzzle, a mask or an outcome. */
  private static final Pattern SIGN =
      Pattern.compile(
          "\"(?:clues|mask|%s|%s)\"\\s*:\\s*\""
              .formatted(ExchangeItemReader.PUZZLE, ExchangeItemReader.OUTCOME));

  /** A field that holds text here, with another type of value. */
  private static final Pattern OTHER =
      Pattern.compile(
          "\"(?:board|clues|placed|mask|title|author|notes|level|source|url|date)\"\\s*:\\s*[^\\s\"n]");

  /** Fields that belong to a whole file of puzzles. */
  private static final List<String> OF_FILES =
      Stream.of(ExchangeJson.MARK, "puzzles").map(ExchangeLines::quoted).toList();

  public ExchangeLines() {
    super(
        FormatInfo.of("jsonl", "exchange.jsonl", "jsonl", "ndjson")
            .keepingAllBut(ItemPart.CHARACTERS));
  }

  private static String quoted(String field) {
    return '"' + field + '"';
  }

  @Override
  public boolean isLikely(String text) {
    int ink = TextSpan.ink(text);
    if (!text.startsWith("{", ink)) {
      return false;
    }
    String first = Line.of(text.substring(ink), 1).iterator().next().text();
    return SIGN.matcher(first).find()
        && !OTHER.matcher(first).find()
        && OF_FILES.stream().noneMatch(first::contains);
  }

  @Override
  public OptionalInt listHeading(String text) {
    return OptionalInt.of(0);
  }

  @Override
  public Reading reading(String text) {
    ItemCollector items = new ItemCollector();
    PassedOver passed = new PassedOver();
    ExchangeItemReader reader = new ExchangeItemReader(passed);
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank()) {
        Optional<Item> item = read(line, reader);
        item.ifPresent(puzzle -> items.add(puzzle, line.number()));
        if (item.isEmpty()) {
          passed.say(Phrase.of("exchange.outcome-without-puzzle"));
        }
      }
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-object-with-puzzle"));
    }
    return new Reading(items.all(), passed.remarks());
  }

  private static Optional<Item> read(Line line, ExchangeItemReader reader) {
    try {
      return object(line.text(), reader);
    } catch (FormatException fault) {
      throw fault.below(line.number() - 1);
    }
  }

  private static Optional<Item> object(String text, ExchangeItemReader reader) {
    try (JsonParser json = JsonPlace.parser(text)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.no-object-in-line"));
      }
      Optional<Item> item = reader.puzzleOf(json);
      if (json.nextToken() != null) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.after-object"));
      }
      return item;
    } catch (JsonProcessingException fault) {
      throw JsonPlace.fault(fault);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.openValues(items);
  }

  @Override
  public String write(List<Item> items) {
    return items.stream().map(item -> ExchangeJson.line(item) + "\n").collect(Collectors.joining());
  }
}
