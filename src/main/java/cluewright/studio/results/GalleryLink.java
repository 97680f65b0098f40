package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Hyperlink;

/** The link to the gallery, with a count of results, during and after a run for many puzzles. */
public final class GalleryLink extends Hyperlink {

  /**
   * @param open goes to the gallery
   */
  public GalleryLink(
      Texts texts, ResultsViewModel results, GenerationViewModel generation, Runnable open) {
    setId("gallery-link");
    textProperty()
        .bind(
            texts.bind(
                Bindings.createObjectBinding(
                    () -> Phrase.of("results.gallery-link", results.entries.size()),
                    results.entries)));
    Boxes.show(this, generation.wanted.greaterThan(0));
    setOnAction(
        event -> {
          open.run();
          setVisited(false);
        });
  }
}
