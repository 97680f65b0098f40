package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.control.ListCell;

/** A cell whose text follows the language, for combo boxes, which rule out binding the text. */
public class PhraseCell<T> extends ListCell<T> {
  private final Texts texts;
  private final Function<T, Phrase> words;
  private final Phrase prompt;
  private final ChangeListener<Object> wording = (property, before, now) -> say(getItem());

  /**
   * @param prompt what it says without an item
   */
  public PhraseCell(Texts texts, Function<T, Phrase> words, Phrase prompt) {
    this.texts = texts;
    this.words = words;
    this.prompt = prompt;
    texts.wording.addListener(new WeakChangeListener<>(wording));
  }

  public PhraseCell(Texts texts, Function<T, Phrase> words) {
    this(texts, words, Phrase.NOTHING);
  }

  @Override
  protected void updateItem(T item, boolean empty) {
    super.updateItem(item, empty);
    say(item);
  }

  private void say(T item) {
    setText(texts.of(item == null ? prompt : words.apply(item)));
  }
}
