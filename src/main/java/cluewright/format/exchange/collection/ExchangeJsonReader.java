package cluewright.format.exchange.collection;

import cluewright.format.TextSource;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.JsonPlace;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Reads what {@link ExchangeJson} writes, token by token, so that faults have positions. Fields of
 * other names are passed over, which is told.
 */
final class ExchangeJsonReader {
  private static final TextSpan NOWHERE = new TextSpan("", 1, 1);

  private final String text;
  private final ItemCollector puzzles = new ItemCollector();
  private final PassedOver passed = new PassedOver();
  private final ExchangeItemReader reader = new ExchangeItemReader(passed);
  private boolean isMarked;

  ExchangeJsonReader(String text) {
    this.text = TextSource.withoutMark(text);
  }

  Reading reading() {
    try (JsonParser json = JsonPlace.parser(text)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.no-object"));
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        readField(json);
      }
      if (json.nextToken() != null) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.after-end"));
      }
    } catch (JsonProcessingException fault) {
      throw JsonPlace.fault(fault);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return puzzlesThatWereRead();
  }

  private Reading puzzlesThatWereRead() {
    if (!isMarked) {
      throw NOWHERE.fault(Phrase.of("exchange.no-mark", ExchangeJson.MARK));
    }
    if (puzzles.isEmpty()) {
      throw NOWHERE.fault(Phrase.of("exchange.empty-list"));
    }
    return new Reading(puzzles.all(), passed.remarks());
  }

  private void readField(JsonParser json) throws IOException {
    String name = json.currentName();
    JsonToken value = json.nextToken();
    if (name.equals(ExchangeJson.MARK)) {
      boolean isKnown =
          value == JsonToken.VALUE_NUMBER_INT
              && json.getText().equals(String.valueOf(ExchangeJson.VERSION));
      if (!isKnown) {
        throw JsonPlace.of(json).fault(Phrase.of("exchange.json-version", ExchangeJson.VERSION));
      }
      isMarked = true;
    } else if (name.equals("puzzles")) {
      readPuzzles(json);
    } else {
      passed.add(name);
      json.skipChildren();
    }
  }

  private void readPuzzles(JsonParser json) throws IOException {
    JsonPlace.require(json, JsonToken.START_ARRAY, "puzzles");
    while (json.nextToken() != JsonToken.END_ARRAY) {
      JsonPlace.require(json, JsonToken.START_OBJECT, "puzzles");
      int line = JsonPlace.of(json).line();
      puzzles.add(reader.item(json), line);
    }
  }
}
