package cluewright.studio.results;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;

/**
 * The link to the gallery, with a count of results. It comes with a run for many puzzles, and goes
 * when the gallery was opened, when something else is searched for, or when the board shows another
 * mask or project.
 */
public final class GalleryLink extends Hyperlink {
  private final BooleanProperty due = new SimpleBooleanProperty();

  /**
   * @param document what is on the board
   * @param open goes to the gallery
   */
  public GalleryLink(
      Texts texts,
      ResultsViewModel results,
      GenerationViewModel generation,
      ObservableValue<Document> document,
      Runnable open) {
    setId("gallery-link");
    textProperty()
        .bind(
            texts.bind(
                Bindings.createObjectBinding(
                    () -> Phrase.of("results.gallery-link", results.entries.size()),
                    results.entries)));
    Boxes.show(this, due);
    Changes.call(() -> follow(generation), generation.running, generation.wanted);
    document.addListener((property, before, now) -> follow(generation, before, now));
    setOnAction(
        event -> {
          due.set(false);
          open.run();
          setVisited(false);
        });
  }

  private void follow(GenerationViewModel generation) {
    if (generation.running.get()) {
      due.set(generation.wanted.get() > 0);
    }
  }

  private void follow(GenerationViewModel generation, Document before, Document now) {
    boolean isOther = !before.mask().equals(now.mask()) || now.results().isEmpty();
    if (isOther && !generation.running.get()) {
      due.set(false);
    }
  }
}
