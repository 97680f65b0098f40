package cluewright.studio.why;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;

/** Asks why a step holds, and goes back; shown as long as its argument unfolds. */
public final class WhyLink extends Hyperlink {

  public WhyLink(String id, Texts texts, WhyViewModel why) {
    setId(id);
    setMinWidth(USE_PREF_SIZE);
    ObservableValue<Boolean> isOpen = why.lines.map(lines -> !lines.isEmpty());
    textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.of(isOpen.getValue() ? "replay.why-back" : "replay.why"),
                isOpen,
                texts.wording));
    Tip.on(this, texts.bind("replay.why-hint"));
    setOnAction(
        event -> {
          setVisited(false);
          why.toggle();
        });
    Boxes.show(this, why.askable);
  }
}
