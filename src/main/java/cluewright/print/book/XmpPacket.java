package cluewright.print.book;

import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.UUID;
import javax.xml.transform.TransformerException;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.xmpbox.XMPMetadata;
import org.apache.xmpbox.schema.DublinCoreSchema;
import org.apache.xmpbox.schema.PDFAExtensionSchema;
import org.apache.xmpbox.schema.XMPSchema;
import org.apache.xmpbox.type.AbstractStructuredType;
import org.apache.xmpbox.type.ArrayProperty;
import org.apache.xmpbox.type.Cardinality;
import org.apache.xmpbox.type.PDFAPropertyType;
import org.apache.xmpbox.type.PDFASchemaType;
import org.apache.xmpbox.xml.XmpSerializer;

/**
 * A document's metadata as XMP, the form that standards require: the contents of its information
 * dictionary, and the standards it follows.
 */
final class XmpPacket {
  private static final String PDF_UA = "http://www.aiim.org/pdfua/ns/id/";

  private final XMPMetadata metadata = XMPMetadata.createXMPMetadata();

  private XmpPacket() {}

  /** The XMP packet of a document with a title and dates. */
  static byte[] of(PDDocumentInformation information, String language, Delivery delivery) {
    XmpPacket packet = new XmpPacket();
    packet.describe(information, language);
    packet.describe(information.getProducer(), delivery);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new XmpSerializer().serialize(packet.metadata, bytes, /* withXpacket= */ true);
    } catch (TransformerException e) {
      throw new IllegalStateException("XML could not be written to memory", e);
    }
    return bytes.toByteArray();
  }

  private void describe(PDDocumentInformation information, String language) {
    DublinCoreSchema core = metadata.createAndAddDublinCoreSchema();
    core.setFormat("application/pdf");
    core.setTitle(information.getTitle());
    if (information.getAuthor() != null) {
      core.addCreator(information.getAuthor());
    }
    core.addLanguage(language);
    XMPSchema basic = schema("xmp", "http://ns.adobe.com/xap/1.0/");
    basic.setTextPropertyValue("CreateDate", date(information.getCreationDate()));
    basic.setTextPropertyValue("ModifyDate", date(information.getModificationDate()));
    basic.setTextPropertyValue("MetadataDate", date(information.getModificationDate()));
    basic.setTextPropertyValue("CreatorTool", information.getCreator());
  }

  /** Describes the standards, and whether plates are trapped, which archives do not know. */
  private void describe(String producer, Delivery delivery) {
    XMPSchema pdf = schema("pdf", "http://ns.adobe.com/pdf/1.3/");
    pdf.setTextPropertyValue("Producer", producer);
    if (delivery.standard() == Standard.X_4) {
      pdf.setTextPropertyValue("Trapped", "False");
      describePress();
    }
    if (delivery.standard() == Standard.A_2B) {
      XMPSchema archive = schema("pdfaid", "http://www.aiim.org/pdfa/ns/id/");
      archive.setTextPropertyValue("part", "2");
      archive.setTextPropertyValue("conformance", delivery.isTagged() ? "A" : "B");
    }
    if (delivery.isTagged()) {
      if (delivery.standard() == Standard.A_2B) {
        describeAccessibility();
      }
      schema("pdfuaid", PDF_UA).setTextPropertyValue("part", "1");
    }
  }

  private static String date(Calendar date) {
    return Instant.ofEpochMilli(date.getTimeInMillis()).truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private void describePress() {
    XMPSchema media = schema("xmpMM", "http://ns.adobe.com/xap/1.0/mm/");
    media.setTextPropertyValue("DocumentID", "uuid:" + UUID.randomUUID());
    media.setTextPropertyValue("InstanceID", "uuid:" + UUID.randomUUID());
    media.setTextPropertyValue("VersionID", "1");
    media.setTextPropertyValue("RenditionClass", "default");
    schema("pdfxid", "http://www.npes.org/pdfx/ns/id/")
        .setTextPropertyValue("GTS_PDFXVersion", "PDF/X-4");
  }

  /**
   * Describes the accessibility schema, as archives require for schemas newer than their standard.
   */
  private void describeAccessibility() {
    PDFAPropertyType part = new PDFAPropertyType(metadata);
    text(part, "name", "part");
    text(part, "valueType", "Integer");
    text(part, "category", "internal");
    text(part, "description", "The part of ISO 14289 that is followed");
    PDFASchemaType schema = new PDFASchemaType(metadata);
    text(schema, "schema", "PDF/UA identification schema");
    text(schema, "namespaceURI", PDF_UA);
    text(schema, "prefix", "pdfuaid");
    ArrayProperty parts = schema.createArrayProperty("property", Cardinality.Seq);
    parts.addProperty(part);
    schema.addProperty(parts);
    PDFAExtensionSchema extension = metadata.createAndAddPDFAExtensionSchemaWithDefaultNS();
    ArrayProperty schemas = extension.createArrayProperty("schemas", Cardinality.Bag);
    schemas.addProperty(schema);
    extension.addProperty(schemas);
  }

  private static void text(AbstractStructuredType of, String name, String value) {
    of.addProperty(of.createTextType(name, value));
  }

  private XMPSchema schema(String prefix, String namespace) {
    XMPSchema schema = new XMPSchema(metadata, namespace, prefix);
    metadata.addSchema(schema);
    return schema;
  }
}
