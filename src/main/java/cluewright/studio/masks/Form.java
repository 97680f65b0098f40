package cluewright.studio.masks;

import cluewright.phrase.Phrase;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Named controls, one below the other. */
final class Form extends GridPane {

  private final Texts texts;

  Form(Texts texts) {
    this.texts = texts;
    getStyleClass().add("form");
  }

  void add(String key, Node content) {
    setHgrow(content, Priority.ALWAYS);
    addRow(getRowCount(), ControlName.of(texts, key, content), content);
  }

  /** Adds a row without a name. */
  void addWide(Node content) {
    setHgrow(content, Priority.ALWAYS);
    add(content, 0, getRowCount(), 2, 1);
  }

  /** Gives a control an id, a tooltip and a name for screen readers. */
  static <T extends Control> T named(Texts texts, T control, String id, Phrase words) {
    control.setId(id);
    Tip.on(control, texts.bind(words));
    control.accessibleTextProperty().bind(texts.bind(words));
    return control;
  }
}
