package cluewright.studio.help;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The terms of the field with their translations. */
final class Glossary {
  private static final List<String> BOARD =
      List.of("cell", "house", "box", "peers", "digit", "clue", "mask", "draft", "symmetry");
  private static final List<String> SOLVING =
      List.of("candidate", "eliminated", "placed", "strategy", "step", "state", "path");
  private static final List<String> ARGUING =
      List.of("single", "locked", "subset", "fish", "fin", "strong-link", "weak-link", "chain");
  private static final List<String> JUDGING =
      List.of(
          "puzzle",
          "unique",
          "minimal",
          "required",
          "level",
          "score",
          "open",
          "bottleneck",
          "profile",
          "feasible",
          "proof");

  private Glossary() {}

  static List<HelpSection> of(Texts texts) {
    return List.of(
        section(texts, "help.about-board", BOARD),
        section(texts, "help.about-solving", SOLVING),
        section(texts, "help.about-arguing", ARGUING),
        section(texts, "help.about-judging", JUDGING));
  }

  private static HelpSection section(Texts texts, String heading, List<String> terms) {
    return new HelpSection(
        texts.of(heading), terms.stream().map(term -> line(texts, term)).toList());
  }

  private static HelpLine line(Texts texts, String term) {
    String others =
        Stream.of(Language.values())
            .filter(language -> language != texts.language.get())
            .map(language -> Phrase.of("help.term-" + term).in(language.locale()))
            .collect(Collectors.joining(" · "));
    return new HelpLine(texts.of("help.term-" + term), others, texts.of("help.meaning-" + term));
  }
}
