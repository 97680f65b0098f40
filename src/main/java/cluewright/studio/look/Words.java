package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.StringBinding;

/** A text that follows the language, and what else its phrase depends on. */
public final class Words extends StringBinding {
  private final Texts texts;
  private final Supplier<Phrase> phrase;

  Words(Texts texts, Supplier<Phrase> phrase, Observable... others) {
    this.texts = texts;
    this.phrase = phrase;
    bind(texts.languageProperty());
    bind(others);
  }

  /** Where more can be said in the same language. */
  Texts texts() {
    return texts;
  }

  @Override
  protected String computeValue() {
    return texts.of(phrase.get());
  }
}
