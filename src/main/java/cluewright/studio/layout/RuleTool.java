package cluewright.studio.layout;

import cluewright.format.BoardKinds;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a drag over the board draws: rules of a kind.
 *
 * @param kind none for the eraser, which takes away what it meets
 */
record RuleTool(Optional<Kind> kind) {
  static final RuleTool ERASER = new RuleTool(Optional.empty());

  /** All tools, with the eraser last. */
  static final List<RuleTool> ALL =
      Stream.concat(Kinds.drawn().stream().map(RuleTool::of), Stream.of(ERASER)).toList();

  static RuleTool of(Kind kind) {
    return new RuleTool(Optional.of(kind));
  }

  char key() {
    return kind.map(Kind::key).orElse('E');
  }

  static Optional<RuleTool> withKey(char key) {
    return ALL.stream().filter(tool -> tool.key() == key).findFirst();
  }

  /** True if it draws rules of a form. */
  boolean draws(Form form) {
    return kind.filter(one -> one.form() == form).isPresent();
  }

  /** True if it erases rules of a kind; all signs between cells are erased together. */
  boolean erases(Kind other) {
    return kind.map(own -> own == other || (draws(Form.EDGE) && other.form() == Form.EDGE))
        .orElse(true);
  }

  /** True if it removes cells from regions. */
  boolean erasesRegions() {
    return kind.isEmpty() || draws(Form.REGION);
  }

  Phrase name() {
    return kind.map(BoardKinds::name).orElse(Phrase.of("rules.eraser"));
  }

  /**
   * The effect of dragging with it.
   *
   * @param value of its rules; 0 for none
   */
  Phrase about(int value) {
    return kind.map(
            own ->
                Phrase.sentences(
                    Phrase.of("rules." + drag() + "-about"),
                    BoardKinds.rule(own, value),
                    value == 0 ? Phrase.NOTHING : Phrase.of("rules.value-about")))
        .orElse(Phrase.of("rules.eraser-about"));
  }

  /** The way to drag, as in text keys. */
  String drag() {
    return kind.map(
            own ->
                switch (own.form()) {
                  case EDGE -> own.isDirected() ? "directed-edge" : "edge";
                  case LINE -> own.isDirected() ? "directed-line" : "line";
                  default -> "region";
                })
        .orElse("eraser");
  }

  /** The part of node names and style classes for it. */
  String id() {
    return kind.map(Kind::words).orElse("eraser");
  }
}
