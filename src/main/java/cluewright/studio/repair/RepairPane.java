package cluewright.studio.repair;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The pane for a repair's suggestions, with buttons to take one, go to the next, or leave. */
public final class RepairPane extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final RepairViewModel repair;
  private final Label sentence = new Label();
  private final Label detail = new Label();
  private final Button take = new Button("", Icons.of(Feather.PLUS));
  private final Button next = new Button();
  private final Button close = new Button("", Icons.of(Feather.X));

  public RepairPane(Texts texts, RepairViewModel repair) {
    super(GAP / 2);
    this.texts = texts;
    this.repair = repair;
    getStyleClass().add("repair");
    detail.getStyleClass().add("hint");
    sentence.setId("repair-sentence");
    for (Label label : new Label[] {sentence, detail}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
    }
    detail.managedProperty().bind(detail.textProperty().isNotEmpty());
    HBox.setHgrow(sentence, Priority.ALWAYS);
    sentence.setMaxWidth(Double.MAX_VALUE);
    sentence.setMinWidth(0);
    getChildren().addAll(new HBox(GAP, sentence, close), detail, buttons());
    dress();
    texts.wording.addListener(change -> show(repair.offer.get()));
    repair.offer.subscribe(this::show);
  }

  private Node buttons() {
    FlowPane buttons = new FlowPane(GAP, GAP, take, next);
    for (Button button : new Button[] {take, next}) {
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.managedProperty().bind(button.visibleProperty());
    }
    buttons.managedProperty().bind(buttons.visibleProperty());
    buttons.visibleProperty().bind(take.visibleProperty().or(next.visibleProperty()));
    return buttons;
  }

  private void dress() {
    take.setId("repair-take");
    take.setOnAction(event -> repair.take());
    Tip.on(take, texts.bind("repair.add-hint"));
    next.setId("repair-next");
    next.setOnAction(event -> repair.next());
    Tip.on(next, texts.bind("repair.next-hint"));
    close.setId("repair-close");
    close.getStyleClass().addAll("button-icon", "flat", "small-icon");
    close.setOnAction(event -> repair.dismiss());
    Tip.on(close, texts.bind("repair.leave-hint"));
    close.accessibleTextProperty().bind(texts.bind("repair.leave"));
  }

  private void show(Optional<RepairOffer> offered) {
    setVisible(offered.isPresent());
    setManaged(offered.isPresent());
    offered.ifPresent(this::show);
  }

  private void show(RepairOffer offer) {
    sentence.setText(texts.of(offer.sentence()));
    detail.setText(texts.of(offer.detail()));
    boolean isTaken = offer.stage() == RepairOffer.Stage.TAKEN;
    take.setVisible(offer.number() > 0 && !isTaken);
    take.setText(texts.of("repair.take", offer.cells().size()));
    next.setText(texts.of(isTaken ? "repair.other" : "repair.next", offer.number(), offer.count()));
    next.setVisible(offer.count() > 1);
  }
}
