package cluewright.studio.why;

import cluewright.strategy.core.Consequence;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The lines in which a step unfolds; the selected one is on the board. */
public final class WhyList extends ListView<Consequence> {
  private final WhyViewModel why;

  public WhyList(String id, Texts texts, WhyViewModel why) {
    this.why = why;
    setId(id);
    getStyleClass().addAll("edge-to-edge", "sentences");
    setCellFactory(list -> new ConsequenceCell(texts));
    accessibleTextProperty().bind(texts.bind("replay.why-lines"));
    managedProperty().bind(visibleProperty());
    getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> show(Optional.ofNullable(now)));
    addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    Changes.callNow(this::tell, why.lines);
    texts.wording.addListener(change -> refresh());
  }

  private void show(Optional<Consequence> line) {
    if (line.isPresent()) {
      why.shown.set(line);
    }
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      why.close();
      event.consume();
    }
  }

  private void tell() {
    List<Consequence> lines = why.lines.get();
    int known = getItems().size();
    if (known > 0 && known <= lines.size() && lines.subList(0, known).equals(getItems())) {
      getItems().addAll(lines.subList(known, lines.size()));
      return;
    }
    getItems().setAll(lines);
    setVisible(!lines.isEmpty());
    if (isVisible()) {
      getSelectionModel().selectFirst();
      scrollTo(0);
      requestFocus();
    }
  }
}
