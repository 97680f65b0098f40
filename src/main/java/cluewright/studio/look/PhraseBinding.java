package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.StringBinding;

/** A phrase as text that follows the language and everything else it depends on. */
public final class PhraseBinding extends StringBinding {
  private final Texts texts;
  private final Supplier<Phrase> phrase;

  PhraseBinding(Texts texts, Supplier<Phrase> phrase, Observable... others) {
    this.texts = texts;
    this.phrase = phrase;
    bind(texts.wording);
    bind(others);
  }

  /** The texts, for saying more in the same language. */
  Texts texts() {
    return texts;
  }

  @Override
  protected String computeValue() {
    return texts.of(phrase.get());
  }
}
