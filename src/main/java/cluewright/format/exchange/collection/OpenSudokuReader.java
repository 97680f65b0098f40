package cluewright.format.exchange.collection;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.format.exchange.core.XmlText;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads a file of OpenSudoku 1, version 1 or 2, or of OpenSudoku 2, from its first element to its
 * last.
 */
final class OpenSudokuReader {
  /** The memory of a tag beyond its data, per character and in total. */
  private static final int ESCAPED = 6;

  private static final int AROUND = 400;

  private static final int DEEPEST = 20;

  /**
   * Ignored, since there is no place for it here. In OpenSudoku's own lists it is there, and empty.
   */
  private static final String COMMENT = "comment";

  /** The elements of version 1 that describe all games. */
  private static final Set<String> SAID =
      Set.of("name", "author", "description", "level", "source", "sourceURL", "created", COMMENT);

  /** A game as it was met; what describes all games may follow it. */
  private record Game(int line, Content content, String folder, String note) {}

  private static final Set<String> ROOTS = Set.of("opensudoku", "opensudoku2");

  /** The names of an attribute in both programs: data, note, and folder name. */
  private static final List<String> DATA = List.of("data", "cells_data");

  private static final List<String> NOTE = List.of("note", "user_note");
  private static final List<String> NAME = List.of("name", "folder_name");

  /** The other attributes of a game, each 0 or empty unless it was played. */
  private static final Set<String> PLAYED =
      Set.of(
          "state",
          "time",
          "last_played",
          "created",
          "mistake_counter",
          "hint_usage",
          "command_stack",
          "rating_level",
          "rating_value");

  private static final Set<String> NEVER = Set.of("0", "");

  private final String xml;
  private final XMLStreamReader reader;
  private final List<Game> games = new ArrayList<>();
  private final PassedOver passed = new PassedOver();
  private final Map<String, StringBuilder> said = new HashMap<>();
  private int depth;
  private String folder = "";
  private String element = "";
  private Location end;

  OpenSudokuReader(String xml, XMLStreamReader reader) {
    this.xml = xml;
    this.reader = reader;
    this.end = reader.getLocation();
  }

  Reading reading() throws XMLStreamException {
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> start(reader.getLocalName());
        case XMLStreamConstants.END_ELEMENT -> end();
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> text();
        case XMLStreamConstants.DTD, XMLStreamConstants.ENTITY_REFERENCE ->
            throw fault(Phrase.of("exchange.no-doctype"));
        default -> {
          // Comments and the like say nothing.
        }
      }
    }
    if (games.isEmpty()) {
      throw XmlText.at(end, Phrase.of("exchange.no-game"));
    }
    ItemCollector items = new ItemCollector();
    Metadata all = all();
    if (!said(COMMENT).isEmpty()) {
      passed.add(COMMENT);
    }
    games.forEach(game -> items.add(item(game, all), game.line()));
    return new Reading(items.all(), passed.remarks());
  }

  private void start(String name) {
    if (depth == 0 && !ROOTS.contains(name)) {
      throw fault(Phrase.of("exchange.no-opensudoku", Quoted.bare(name)));
    }
    if (++depth > DEEPEST) {
      throw fault(Phrase.of("exchange.deep-xml"));
    }
    element = depth == 2 && SAID.contains(name) ? name : "";
    if (name.equals("folder")) {
      folder = attribute(NAME).strip();
    } else if (name.equals("game")) {
      startGame();
    } else if (depth > 1 && element.isEmpty()) {
      passed.add(name);
    }
  }

  private void startGame() {
    TextSpan data = data();
    games.add(
        new Game(data.line(), OpenSudokuData.read(data, passed), folder, attribute(NOTE).strip()));
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String name = reader.getAttributeLocalName(i);
      boolean isTaken = DATA.contains(name) || NOTE.contains(name);
      boolean isUntouched = PLAYED.contains(name) && NEVER.contains(reader.getAttributeValue(i));
      if (!isTaken && !isUntouched) {
        passed.add(name);
      }
    }
  }

  private void end() {
    depth--;
    element = "";
    end = depth == 0 ? reader.getLocation() : end;
    folder = depth == 1 ? "" : folder;
  }

  private void text() {
    if (element.isEmpty()) {
      return;
    }
    StringBuilder text = said.computeIfAbsent(element, name -> new StringBuilder());
    if (text.length() + reader.getTextLength() > Metadata.LONGEST) {
      throw fault(Phrase.of("exchange.long-words", Metadata.LONGEST));
    }
    text.append(reader.getText());
  }

  /** The attribute with one of these names; empty if there is none. */
  private String attribute(List<String> names) {
    return names.stream()
        .map(name -> reader.getAttributeValue(null, name))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse("");
  }

  /** The metadata common to all games. */
  private Metadata all() {
    return new Metadata(
        said("name"),
        said("author"),
        said("description"),
        said("level"),
        said("source"),
        said("sourceURL"),
        said("created"));
  }

  private static Item item(Game game, Metadata all) {
    return new Item(
        game.content(),
        new Metadata(
            game.folder().isEmpty() ? all.title() : game.folder(),
            all.author(),
            game.note().isEmpty() ? all.notes() : game.note(),
            all.level(),
            all.source(),
            all.url(),
            all.date()));
  }

  private String said(String name) {
    return said.getOrDefault(name, new StringBuilder()).toString().strip();
  }

  /** The data of a game, located in the text, since the parser only knows where the tag ends. */
  private TextSpan data() {
    String data = attribute(DATA);
    if (data.isEmpty()) {
      throw fault(Phrase.of("exchange.no-data"));
    }
    Location end = reader.getLocation();
    int offset = Math.min(xml.length(), Math.max(0, end.getCharacterOffset()));
    String tag = xml.substring(Math.max(0, offset - ESCAPED * data.length() - AROUND), offset);
    int at = tag.lastIndexOf(data);
    boolean isOnLine = at >= 0 && tag.indexOf('\n', at) < 0 && tag.indexOf('\r', at) < 0;
    int column = end.getColumnNumber() - (isOnLine ? tag.length() - at : 0);
    return new TextSpan(data, end.getLineNumber(), Math.max(1, column));
  }

  private FormatException fault(Phrase what) {
    return XmlText.at(reader.getLocation(), what);
  }
}
