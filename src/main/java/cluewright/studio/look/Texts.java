package cluewright.studio.look;

import cluewright.phrase.Phrase;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * The texts of the studio, in the language of the moment.
 *
 * <p>View models speak in {@link Phrase}s; a view binds what it shows to them here, so that another
 * language takes effect at once. Bindings hold their view weakly reachable only: keep them by
 * binding a property to them.
 */
public final class Texts {
  private final ObjectProperty<Language> language;

  public Texts(Language first) {
    language = new SimpleObjectProperty<>(first);
  }

  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** The words of now; for what is made anew each time it shows. */
  public String of(Phrase phrase) {
    return phrase.in(language.get().locale());
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
