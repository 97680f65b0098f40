package cluewright.studio.why;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Hyperlink;

/** Asks why a step holds, cancels that, and goes back; shown where an argument unfolds. */
public final class WhyLink extends Hyperlink {

  public WhyLink(String id, Texts texts, WhyViewModel why) {
    setId(id);
    setMinWidth(USE_PREF_SIZE);
    textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.of(words(why)), why.lines, why.working, texts.wording));
    Tip.on(this, texts.bind("replay.why-hint"));
    setOnAction(
        event -> {
          setVisited(false);
          why.toggle();
        });
    Boxes.show(this, why.askable);
  }

  private static Phrase words(WhyViewModel why) {
    int known = why.lines.get().size();
    if (why.working.get()) {
      return Phrase.of("replay.why-cancel", known);
    }
    return Phrase.of(known > 0 ? "replay.why-back" : "replay.why");
  }
}
