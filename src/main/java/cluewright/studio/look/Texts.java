package cluewright.studio.look;

import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.studio.work.Changes;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * The texts of the studio in the current language and digits.
 *
 * <p>View models speak in {@link Phrase}s; a view binds what it shows to them here, so that another
 * language takes effect at once. Bindings hold their view weakly reachable only: keep them by
 * binding a property to them.
 */
public final class Texts {
  /** Everything that words depend on besides their phrase. */
  private record Wording(Language language, DigitSet digits) {}

  public final ObjectProperty<Language> language;

  /** How the digits of the current puzzle are shown. */
  public final ObjectProperty<DigitSet> digits = new SimpleObjectProperty<>(DigitSet.USUAL);

  private final ReadOnlyObjectWrapper<Wording> wordingWrapper = new ReadOnlyObjectWrapper<>();

  /** Changes whenever every text must be renewed. */
  public final ObservableValue<?> wording = wordingWrapper.getReadOnlyProperty();

  public Texts(Language first) {
    language = new SimpleObjectProperty<>(first);
    Changes.callNow(this::reword, language, digits);
  }

  private void reword() {
    wordingWrapper.set(new Wording(language.get(), digits.get()));
  }

  /** The current words, for texts that are made each time they are shown. */
  public String of(Phrase phrase) {
    return phrase.in(language.get().locale(), digits.get()::shown);
  }

  /** The current words, for texts that are made each time they are shown. */
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
