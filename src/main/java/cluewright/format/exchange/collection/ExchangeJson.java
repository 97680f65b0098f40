package cluewright.format.exchange.collection;

import cluewright.format.DecorationJson;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Content.Drawing;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Puzzles and masks in JSON, for other programs; {@code docs/exchange-format.md} describes it. One
 * puzzle a line, so that tools for lines serve as well.
 */
public final class ExchangeJson extends Format {
  /** The field that identifies the format and holds its version. */
  static final String MARK = "cluewright-puzzles";

  static final int VERSION = 1;

  /** What is drawn and is no rule, as in projects. */
  static final String DECORATION = "decoration";

  /** A board's name, which identifies a file that has lost its mark. */
  private static final Pattern BOARD = Pattern.compile("\"board\"\\s*:\\s*\"[0-9]{1,2}x[0-9]");

  public ExchangeJson() {
    super(FormatInfo.of("json", "exchange.json", "json").keepingAllBut(ItemPart.CHARACTERS));
  }

  @Override
  public boolean isLikely(String text) {
    int ink = TextSpan.ink(text);
    return text.startsWith("{", ink)
        && (text.contains('"' + MARK + '"')
            || (text.contains("\"puzzles\"") && BOARD.matcher(text).find()));
  }

  @Override
  public Reading reading(String text) {
    return new ExchangeJsonReader(text).reading();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.openValues(items);
  }

  @Override
  public String write(List<Item> items) {
    StringWriter text = new StringWriter();
    text.append("{\"" + MARK + "\":" + VERSION + ",\"puzzles\":[\n");
    for (int i = 0; i < items.size(); i++) {
      text.append(line(items.get(i))).append(i < items.size() - 1 ? ",\n" : "\n");
    }
    return text.append("]}\n").toString();
  }

  /** An item as an object. */
  static String line(Item item) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("board", item.content().board().name());
      writeCells(json, item.content());
      writeAbout(json, item.about());
      writeDecoration(json, item.content().board());
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }

  private static void writeCells(JsonGenerator json, Content content) throws IOException {
    if (content instanceof Drawing drawing) {
      Mask mask = drawing.mask();
      json.writeStringField("mask", mask.line());
    } else if (content instanceof Clues puzzle) {
      json.writeStringField("clues", puzzle.clues().line());
      if (puzzle.progress().isPresent()) {
        writePosition(json, puzzle.progress().get());
      }
    }
  }

  private static void writePosition(JsonGenerator json, GridState position) throws IOException {
    json.writeStringField("placed", position.placements().line());
    if (position.equals(GridState.initial(position.placements()))) {
      return;
    }
    json.writeArrayFieldStart("candidates");
    for (int cell = 0; cell < position.board().cells(); cell++) {
      json.writeString(symbols(position, cell));
    }
    json.writeEndArray();
  }

  /** The symbols of a state; a placed digit is written even if another in its house excludes it. */
  private static String symbols(GridState position, int cell) {
    Board board = position.board();
    int placed = position.placed(cell);
    int digits = placed == 0 ? position.candidates(cell) : 1 << (placed - 1);
    StringBuilder symbols = new StringBuilder();
    board
        .digitRange()
        .filter(digit -> (digits >>> (digit - 1) & 1) != 0)
        .forEach(digit -> symbols.append(board.symbol(digit)));
    return symbols.toString();
  }

  private static void writeAbout(JsonGenerator json, Metadata about) throws IOException {
    writeIfThere(json, "title", about.title());
    writeIfThere(json, "author", about.author());
    writeIfThere(json, "notes", about.notes());
    writeIfThere(json, "level", about.level());
    writeIfThere(json, "source", about.source());
    writeIfThere(json, "url", about.url());
    writeIfThere(json, "date", about.date());
  }

  private static void writeDecoration(JsonGenerator json, Board board) throws IOException {
    String decoration = DecorationJson.text(board);
    if (!decoration.isEmpty()) {
      json.writeFieldName(DECORATION);
      json.writeRawValue(decoration);
    }
  }

  private static void writeIfThere(JsonGenerator json, String name, String text)
      throws IOException {
    if (!text.isEmpty()) {
      json.writeStringField(name, text);
    }
  }
}
