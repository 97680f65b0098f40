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

  /** The letter that chooses it; empty for a tool that is found by its name alone. */
  Optional<Character> key() {
    return kind.isEmpty() ? Optional.of('E') : kind.get().key();
  }

  static Optional<RuleTool> withKey(char key) {
    return ALL.stream().filter(tool -> tool.key().equals(Optional.of(key))).findFirst();
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
                    value == 0 ? Phrase.NOTHING : aboutValue(own)))
        .orElse(Phrase.of("rules.eraser-about"));
  }

  private static Phrase aboutValue(Kind kind) {
    return kind.form() == Form.LINE ? Phrase.of("rules.value-about") : Phrase.NOTHING;
  }

  /** The way to drag, as in text keys. */
  String drag() {
    return gesture().map(Gesture::key).orElse("eraser");
  }

  /** How it draws; empty for the eraser. */
  Optional<Gesture> gesture() {
    return kind.map(Gesture::of);
  }

  /** The group of a tool that draws, in a list of all. */
  Phrase group() {
    return gesture().map(Gesture::group).map(Gesture.Group::words).orElse(Phrase.NOTHING);
  }

  /** True if it has a button from the beginning; others are found by their names. */
  boolean isUsual() {
    return key().isPresent();
  }

  /** The part of node names and style classes for it. */
  String id() {
    return kind.map(RuleTool::id).orElse("eraser");
  }

  /** One kind for each definition needs a name of its own. */
  private static String id(Kind kind) {
    return kind.definition().isEmpty()
        ? kind.words()
        : kind.words() + "-" + Integer.toHexString(kind.id().hashCode());
  }
}
