package cluewright.print.book;

import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.UUID;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;

/**
 * A document's metadata as XMP, the form that standards require: the contents of its information
 * dictionary, and the standards it follows.
 */
final class XmpPacket {
  private static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
  private static final String DC = "http://purl.org/dc/elements/1.1/";
  private static final String XMP = "http://ns.adobe.com/xap/1.0/";
  private static final String MEDIA = "http://ns.adobe.com/xap/1.0/mm/";
  private static final String PDF = "http://ns.adobe.com/pdf/1.3/";
  private static final String PDF_A = "http://www.aiim.org/pdfa/ns/id/";
  private static final String PDF_X = "http://www.npes.org/pdfx/ns/id/";
  private static final String PDF_UA = "http://www.aiim.org/pdfua/ns/id/";
  private static final String SCHEMAS = "http://www.aiim.org/pdfa/ns/extension/";
  private static final String SCHEMA = "http://www.aiim.org/pdfa/ns/schema#";
  private static final String PROPERTY = "http://www.aiim.org/pdfa/ns/property#";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final XMLStreamWriter out;

  private XmpPacket() throws XMLStreamException {
    out = XMLOutputFactory.newFactory().createXMLStreamWriter(bytes, "UTF-8");
  }

  /** The XMP packet of a document with a title and dates. */
  static byte[] of(PDDocumentInformation information, String language, Delivery delivery) {
    try {
      XmpPacket packet = new XmpPacket();
      packet.write(information, language, delivery);
      return packet.bytes.toByteArray();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("XML could not be written to memory", e);
    }
  }

  private void write(PDDocumentInformation information, String language, Delivery delivery)
      throws XMLStreamException {
    out.writeProcessingInstruction("xpacket", "begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"");
    out.writeStartElement("x", "xmpmeta", "adobe:ns:meta/");
    out.writeNamespace("x", "adobe:ns:meta/");
    out.writeStartElement("rdf", "RDF", RDF);
    out.writeNamespace("rdf", RDF);
    writeCore(information, language);
    writeDates(information);
    writeProducer(information, delivery.standard());
    switch (delivery.standard()) {
      case A_2B -> writeArchive(delivery);
      case X_4 -> writePress();
      case NONE -> {}
    }
    if (delivery.isTagged()) {
      begin("pdfuaid", PDF_UA);
      text("pdfuaid", PDF_UA, "part", "1");
      out.writeEndElement();
    }
    out.writeEndElement();
    out.writeEndElement();
    out.writeProcessingInstruction("xpacket", "end=\"w\"");
    out.writeEndDocument();
    out.close();
  }

  private void writeCore(PDDocumentInformation information, String language)
      throws XMLStreamException {
    begin("dc", DC);
    text("dc", DC, "format", "application/pdf");
    list("title", "Alt", information.getTitle());
    if (information.getAuthor() != null) {
      list("creator", "Seq", information.getAuthor());
    }
    list("language", "Bag", language);
    out.writeEndElement();
  }

  private void list(String name, String kind, String value) throws XMLStreamException {
    out.writeStartElement("dc", name, DC);
    out.writeStartElement("rdf", kind, RDF);
    out.writeStartElement("rdf", "li", RDF);
    if (kind.equals("Alt")) {
      out.writeAttribute("xml", "http://www.w3.org/XML/1998/namespace", "lang", "x-default");
    }
    out.writeCharacters(value);
    out.writeEndElement();
    out.writeEndElement();
    out.writeEndElement();
  }

  private void writeDates(PDDocumentInformation information) throws XMLStreamException {
    begin("xmp", XMP);
    text("xmp", XMP, "CreateDate", date(information.getCreationDate()));
    text("xmp", XMP, "ModifyDate", date(information.getModificationDate()));
    text("xmp", XMP, "MetadataDate", date(information.getModificationDate()));
    text("xmp", XMP, "CreatorTool", information.getCreator());
    out.writeEndElement();
  }

  private static String date(Calendar date) {
    return Instant.ofEpochMilli(date.getTimeInMillis()).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /** Writes the producer, and whether plates are trapped, a property that archives do not know. */
  private void writeProducer(PDDocumentInformation information, Standard standard)
      throws XMLStreamException {
    begin("pdf", PDF);
    text("pdf", PDF, "Producer", information.getProducer());
    if (standard == Standard.X_4) {
      text("pdf", PDF, "Trapped", "False");
    }
    out.writeEndElement();
  }

  /** Writes the archive's properties; a tagged file also meets the level for accessible files. */
  private void writeArchive(Delivery delivery) throws XMLStreamException {
    begin("pdfaid", PDF_A);
    text("pdfaid", PDF_A, "part", "2");
    text("pdfaid", PDF_A, "conformance", delivery.isTagged() ? "A" : "B");
    out.writeEndElement();
    if (delivery.isTagged()) {
      writeSchemaOfAccessibility();
    }
  }

  /**
   * Describes the accessibility schema, as archives require for schemas newer than their standard.
   */
  private void writeSchemaOfAccessibility() throws XMLStreamException {
    begin("pdfaExtension", SCHEMAS);
    out.writeNamespace("pdfaSchema", SCHEMA);
    out.writeNamespace("pdfaProperty", PROPERTY);
    out.writeStartElement("pdfaExtension", "schemas", SCHEMAS);
    beginItem("Bag");
    text("pdfaSchema", SCHEMA, "schema", "PDF/UA identification schema");
    text("pdfaSchema", SCHEMA, "namespaceURI", PDF_UA);
    text("pdfaSchema", SCHEMA, "prefix", "pdfuaid");
    out.writeStartElement("pdfaSchema", "property", SCHEMA);
    beginItem("Seq");
    text("pdfaProperty", PROPERTY, "name", "part");
    text("pdfaProperty", PROPERTY, "valueType", "Integer");
    text("pdfaProperty", PROPERTY, "category", "internal");
    text("pdfaProperty", PROPERTY, "description", "The part of ISO 14289 that is followed");
    endItem();
    out.writeEndElement();
    endItem();
    out.writeEndElement();
    out.writeEndElement();
  }

  private void beginItem(String kind) throws XMLStreamException {
    out.writeStartElement("rdf", kind, RDF);
    out.writeStartElement("rdf", "li", RDF);
    out.writeAttribute("rdf", RDF, "parseType", "Resource");
  }

  private void endItem() throws XMLStreamException {
    out.writeEndElement();
    out.writeEndElement();
  }

  private void writePress() throws XMLStreamException {
    begin("xmpMM", MEDIA);
    String document = "uuid:" + UUID.randomUUID();
    text("xmpMM", MEDIA, "DocumentID", document);
    text("xmpMM", MEDIA, "InstanceID", "uuid:" + UUID.randomUUID());
    text("xmpMM", MEDIA, "VersionID", "1");
    text("xmpMM", MEDIA, "RenditionClass", "default");
    out.writeEndElement();
    begin("pdfxid", PDF_X);
    text("pdfxid", PDF_X, "GTS_PDFXVersion", "PDF/X-4");
    out.writeEndElement();
  }

  private void begin(String prefix, String namespace) throws XMLStreamException {
    out.writeStartElement("rdf", "Description", RDF);
    out.writeNamespace(prefix, namespace);
    out.writeAttribute("rdf", RDF, "about", "");
  }

  private void text(String prefix, String namespace, String name, String value)
      throws XMLStreamException {
    out.writeStartElement(prefix, name, namespace);
    out.writeCharacters(value);
    out.writeEndElement();
  }
}
