package cluewright.studio.layout;

import cluewright.format.KindPage;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import cluewright.studio.look.NameField;
import cluewright.studio.look.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A field that finds the tool for a kind of rules by one of its names, also the English ones. */
final class RuleField extends NameField<RuleTool> {

  /**
   * The tools that draw, by groups.
   *
   * @param taken is given the one that was found
   * @param refused gets a sentence about a text that is no name
   */
  private record Tools(List<RuleTool> all, Consumer<RuleTool> taken, Consumer<Phrase> refused)
      implements Things<RuleTool> {
    @Override
    public List<RuleTool> offered() {
      return all;
    }

    @Override
    public List<Phrase> names(RuleTool tool) {
      String english = tool.name().in(Locale.ENGLISH);
      Stream<String> ids = tool.kind().stream().flatMap(RuleField::english);
      return Stream.concat(
              Stream.of(tool.name()), Stream.concat(Stream.of(english), ids).map(Phrase::verbatim))
          .toList();
    }

    @Override
    public Phrase offer(RuleTool tool) {
      return Phrase.of("rules.offer", tool.name(), tool.group());
    }

    @Override
    public void take(RuleTool tool) {
      taken.accept(tool);
    }

    @Override
    public void refuse(String typed) {
      refused.accept(Phrase.of("rules.no-such-rule", typed));
    }
  }

  RuleField(Texts texts, Consumer<RuleTool> taken, Consumer<Phrase> refused) {
    super(texts, new Tools(grouped(), taken, refused));
    setId("rules-find");
    getStyleClass().add("rule-field");
    promptTextProperty().bind(texts.bind("rules.find-prompt"));
    accessibleTextProperty().bind(texts.bind("rules.find-prompt"));
    setOnMouseClicked(event -> browse());
  }

  private static Stream<String> english(Kind kind) {
    return Stream.concat(
        Stream.of(kind.id(), kind.word()),
        KindPage.of(kind).stream().flatMap(page -> page.otherNames().stream()));
  }

  private static List<RuleTool> grouped() {
    return RuleTool.ALL.stream()
        .filter(tool -> tool.gesture().isPresent())
        .sorted(Comparator.comparing(RuleField::group))
        .toList();
  }

  private static int group(RuleTool tool) {
    return tool.gesture().map(Gesture::group).map(Gesture.Group::ordinal).orElseThrow();
  }
}
