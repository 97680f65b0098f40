package cluewright.studio.help;

import cluewright.studio.look.Texts;
import java.util.List;
import java.util.Optional;

/** The version, and who made what comes with it, under which licence. */
final class Credits {
  private static final String EPL = "EPL 2.0 or LGPL 2.1";
  private static final String APACHE = "Apache License 2.0";
  private static final String MIT = "MIT License";
  private static final String OFL = "SIL Open Font License 1.1";

  /** A part that is bundled; its purpose is {@code help.part-} and its word in the bundle. */
  private record Part(String name, String licence, String word) {}

  private static final List<Part> PARTS =
      List.of(
          new Part("OpenJFX", "GPL 2.0 with Classpath Exception", "windows"),
          new Part("AtlantaFX", MIT, "look"),
          new Part("ControlsFX", "BSD 3-Clause License", "controls"),
          new Part("Ikonli", APACHE, "icons"),
          new Part("Feather", MIT, "icons"),
          new Part("Inter", OFL, "letters"),
          new Part("Zen Kaku Gothic New", OFL, "kanji"),
          new Part("SAT4J", EPL, "solver"),
          new Part("Apache PDFBox", APACHE, "pages"),
          new Part("Jackson", APACHE, "files"),
          new Part("FastCSV", MIT, "tables"),
          new Part("BlazingChain", MIT, "links"),
          new Part("picocli", APACHE, "command-line"));

  private Credits() {}

  static List<HelpSection> of(Texts texts) {
    return List.of(
        new HelpSection("Cluewright", List.of(own(texts))),
        new HelpSection(
            texts.of("help.parts"),
            PARTS.stream()
                .map(
                    part ->
                        new HelpLine(part.name, part.licence, texts.of("help.part-" + part.word)))
                .toList()));
  }

  private static HelpLine own(Texts texts) {
    String version =
        Optional.ofNullable(Credits.class.getPackage().getImplementationVersion())
            .map(number -> texts.of("help.version", number))
            .orElseGet(() -> texts.of("help.development"));
    return new HelpLine(version, MIT, texts.of("help.purpose", System.getProperty("java.version")));
  }
}
