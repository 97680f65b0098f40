package cluewright.format.exchange.collection;

import cluewright.format.TextSource;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.format.exchange.core.XmlText;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Files of OpenSudoku. Version 1, which is written, is a list of games, each {@code <game data="81
 * digits"/>} with 0 for an empty cell, after what is said of all of them: {@code name}, {@code
 * author}, {@code description}, {@code level}, {@code source}, {@code sourceURL} and {@code
 * created}. Version 2 has games in folders, with {@link OpenSudokuData} that may tell how far each
 * is solved, and a {@code note}. OpenSudoku 2 has an element {@code opensudoku2} around the same,
 * with longer names of attributes.
 *
 * <p>The parser reads no document type and follows no entity.
 */
public final class OpenSudokuXml extends Format {
  private static final String ROOT = "opensudoku";
  private static final String GAME = "game";
  private static final String NAME = "name";

  /** The elements of version 1, in the order in which they are written. */
  private static final Map<String, Function<Metadata, String>> SAID = new LinkedHashMap<>();

  static {
    SAID.put(NAME, Metadata::title);
    SAID.put("author", Metadata::author);
    SAID.put("description", Metadata::notes);
    SAID.put("created", Metadata::date);
    SAID.put("source", Metadata::source);
    SAID.put("level", Metadata::level);
    SAID.put("sourceURL", Metadata::url);
  }

  public OpenSudokuXml() {
    super(
        FormatInfo.of("opensudoku", "exchange.opensudoku", "opensudoku", "opensudoku2", "xml")
            .keeping(ItemPart.WORDS));
  }

  @Override
  public boolean isLikely(String text) {
    return text.startsWith("<", TextSpan.ink(text)) && text.contains("<" + ROOT);
  }

  @Override
  public Reading reading(String text) {
    String xml = TextSource.withoutMark(text);
    return XmlText.reading(
        xml, Phrase.of("exchange.no-xml"), reader -> new OpenSudokuReader(xml, reader).reading());
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items).or(() -> Refusals.boardsBut(Set.of(Boards.NINE), items));
  }

  /** What is kept of items: a statement in the file applies to all games. */
  @Override
  public List<Item> kept(List<Item> items) {
    Metadata said =
        new Metadata(
            agreed(items, Metadata::title),
            agreed(items, Metadata::author),
            agreed(items, Metadata::notes),
            agreed(items, Metadata::level),
            agreed(items, Metadata::source),
            agreed(items, Metadata::url),
            agreed(items, Metadata::date));
    return ItemPart.of(items, keeps()).stream().map(item -> item.with(said)).toList();
  }

  @Override
  public String write(List<Item> items) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement(ROOT);
      for (Map.Entry<String, String> field : said(items).entrySet()) {
        writeField(xml, field.getKey(), field.getValue());
      }
      for (Item item : items) {
        xml.writeCharacters("\n  ");
        xml.writeEmptyElement(GAME);
        xml.writeAttribute("data", ((Clues) item.content()).clues().line().replace('.', '0'));
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.close();
    } catch (XMLStreamException impossible) {
      throw new IllegalStateException(impossible);
    }
    return text.toString();
  }

  private static void writeField(XMLStreamWriter xml, String name, String value)
      throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement(name);
    xml.writeCharacters(value);
    xml.writeEndElement();
  }

  /** The metadata common to all items; the name of the collection is always included. */
  private static Map<String, String> said(List<Item> items) {
    Map<String, String> said = new LinkedHashMap<>();
    SAID.forEach(
        (name, part) -> {
          String value = agreed(items, part);
          if (!value.isEmpty() || name.equals(NAME)) {
            said.put(name, value);
          }
        });
    return said;
  }

  private static String agreed(List<Item> items, Function<Metadata, String> part) {
    String first = part.apply(items.get(0).about());
    boolean isAgreed = items.stream().allMatch(item -> part.apply(item.about()).equals(first));
    return isAgreed ? legal(first).strip() : "";
  }

  /** The text without the control characters that XML forbids. */
  private static String legal(String text) {
    return text.codePoints()
        .filter(c -> c == '\n' || c == '\t' || (c >= ' ' && c < 0xFFFE && !isHalf(c)) || c > 0xFFFF)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isHalf(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }
}
