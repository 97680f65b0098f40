package cluewright.studio.help;

import cluewright.studio.look.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The version, the authors of what is bundled, and the full text of each licence. */
final class Credits {
  private static final String ASSETS = "/cluewright/assets/";
  private static final Pattern PARAGRAPH = Pattern.compile("\\n[ \\t\\f]*\\n");
  private static final String APACHE = "Apache License 2.0";
  private static final String MIT = "MIT License";
  private static final String OFL = "SIL Open Font License 1.1";

  /**
   * A bundled part.
   *
   * @param word its purpose is {@code help.part-} and this in the bundle
   * @param text the file with its licence, in the assets
   */
  private record Part(String name, String licence, String word, String text) {}

  private static final List<Part> PARTS =
      List.of(
          new Part(
              "OpenJFX", "GPL 2.0 with Classpath Exception", "windows", "licences/OpenJFX.txt"),
          new Part("AtlantaFX", MIT, "look", "licences/AtlantaFX.txt"),
          new Part("ControlsFX", "BSD 3-Clause License", "controls", "licences/ControlsFX.txt"),
          new Part("Ikonli", APACHE, "icons", "licences/Apache-2.0.txt"),
          new Part("Feather", MIT, "icons", "licences/Feather.txt"),
          new Part("Inter", OFL, "letters", "fonts/OFL-Inter.txt"),
          new Part("Source Serif", OFL, "serif", "fonts/OFL-SourceSerif4.txt"),
          new Part("Zen Kaku Gothic New", OFL, "kanji", "fonts/OFL-ZenKakuGothicNew.txt"),
          new Part("SAT4J", "LGPL 2.1", "solver", "licences/Sat4j.txt"),
          new Part("Apache PDFBox", APACHE, "pages", "licences/PDFBox.txt"),
          new Part("Apache FontBox", APACHE, "pages", "licences/FontBox.txt"),
          new Part(
              "Apache Commons Logging", APACHE, "pages", "licences/Commons-Logging-notice.txt"),
          new Part("Jackson", APACHE, "files", "licences/Jackson-notice.txt"),
          new Part("FastCSV", MIT, "tables", "licences/FastCSV.txt"),
          new Part("BlazingChain", MIT, "links", "licences/BlazingChain.txt"),
          new Part("JFreeChart", "LGPL 2.1", "plots", "licences/JFreeChart.txt"),
          new Part("Apache Batik", APACHE, "plots", "licences/Batik-notice.txt"),
          new Part("Apache Commons IO", APACHE, "plots", "licences/Commons-IO-notice.txt"),
          new Part("picocli", APACHE, "command-line", "licences/Apache-2.0.txt"),
          new Part("sudoku-puzzle-libraries", "CC0 1.0", "list", "lists/README.txt"));

  private Credits() {}

  static List<HelpSection> of(Texts texts) {
    Stream<HelpSection> names =
        Stream.of(
            new HelpSection("Cluewright", List.of(own(texts))),
            new HelpSection(
                texts.of("help.parts"),
                PARTS.stream()
                    .map(
                        part ->
                            new HelpLine(
                                part.name, part.licence, texts.of("help.part-" + part.word)))
                    .toList()));
    Stream<HelpSection> licences =
        PARTS.stream()
            .map(Part::text)
            .distinct()
            .map(text -> new HelpSection(heading(text), paragraphs(text)));
    return Stream.concat(names, licences).toList();
  }

  private static HelpLine own(Texts texts) {
    String version =
        Optional.ofNullable(Credits.class.getPackage().getImplementationVersion())
            .map(number -> texts.of("help.version", number))
            .orElseGet(() -> texts.of("help.development"));
    return new HelpLine(version, MIT, texts.of("help.purpose", System.getProperty("java.version")));
  }

  /** The names of the parts under this licence. */
  private static String heading(String text) {
    return String.join(
        ", ", PARTS.stream().filter(part -> part.text.equals(text)).map(Part::name).toList());
  }

  private static List<HelpLine> paragraphs(String text) {
    try (InputStream in = Credits.class.getResourceAsStream(ASSETS + text)) {
      return PARAGRAPH
          .splitAsStream(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
          .filter(paragraph -> !paragraph.isEmpty())
          .map(paragraph -> new HelpLine("", "", paragraph))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
