package cluewright.studio.look;

import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * The texts of the studio, in the language and with the digits of the moment.
 *
 * <p>View models speak in {@link Phrase}s; a view binds what it shows to them here, so that another
 * language takes effect at once. Bindings hold their view weakly reachable only: keep them by
 * binding a property to them.
 */
public final class Texts {
  /** All that words depend on besides their phrase. */
  private record Wording(Language language, DigitSet digits) {}

  public final ObjectProperty<Language> language;

  /** The way that people see the digits of the puzzle on the desk. */
  public final ObjectProperty<DigitSet> digits = new SimpleObjectProperty<>(DigitSet.USUAL);

  private final ReadOnlyObjectWrapper<Wording> wordingWrapper = new ReadOnlyObjectWrapper<>();

  /** Changes when every text has to be said anew. */
  public final ObservableValue<?> wording = wordingWrapper.getReadOnlyProperty();

  public Texts(Language first) {
    language = new SimpleObjectProperty<>(first);
    language.addListener(change -> reword());
    digits.addListener(change -> reword());
    reword();
  }

  private void reword() {
    wordingWrapper.set(new Wording(language.get(), digits.get()));
  }

  /** The words of now; for what is made anew each time it shows. */
  public String of(Phrase phrase) {
    return phrase.in(language.get().locale(), digits.get()::symbol);
  }

  /** The words of now; for what is made anew each time it shows. */
  public String of(String key, Object... values) {
    return of(Phrase.of(key, values));
  }

  /** Words that follow the language. */
  public PhraseBinding bind(String key, Object... values) {
    return bind(Phrase.of(key, values));
  }

  /** Words that follow the language. */
  public PhraseBinding bind(Phrase phrase) {
    return new PhraseBinding(this, () -> phrase);
  }

  /** Words that follow the language and a phrase that changes. */
  public PhraseBinding bind(ObservableValue<Phrase> phrase) {
    return new PhraseBinding(this, phrase::getValue, phrase);
  }
}
