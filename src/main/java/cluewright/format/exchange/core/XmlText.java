package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import java.io.StringReader;
import java.util.MissingResourceException;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads XML without following what document types name. */
public final class XmlText {
  private XmlText() {}

  /** Reads the elements it knows. */
  public interface Body {
    Reading read(XMLStreamReader reader) throws XMLStreamException;
  }

  /**
   * Reads a text.
   *
   * @param damaged what to say where the text is not XML
   * @throws FormatException with the place, if it is not
   */
  public static Reading reading(String xml, Phrase damaged, Body body) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(xml));
      try {
        return body.read(reader);
      } catch (MissingResourceException fault) { // the JDK lacks words for some in a document type
        throw at(reader.getLocation(), damaged);
      }
    } catch (XMLStreamException fault) {
      throw at(fault.getLocation(), damaged);
    }
  }

  /** The fault at a parser's position; a negative number means that it knows none. */
  public static FormatException at(Location place, Phrase what) {
    return FormatException.at(
        Math.max(1, place.getLineNumber()), Math.max(1, place.getColumnNumber()), what);
  }
}
