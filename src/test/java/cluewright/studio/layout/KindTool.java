package cluewright.studio.layout;

import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import java.util.Optional;

/** What the studio says of the tool that draws a kind, for the manual. */
public record KindTool(Phrase group, Phrase about, Optional<Character> key) {

  /** Of a kind; empty for rules of the whole board, which are chosen and not drawn. */
  public static Optional<KindTool> of(Kind kind) {
    return kind.form().isDrawn() ? Optional.of(of(RuleTool.of(kind))) : Optional.empty();
  }

  private static KindTool of(RuleTool tool) {
    return new KindTool(tool.group(), Phrase.of("rules." + tool.drag() + "-about"), tool.key());
  }
}
