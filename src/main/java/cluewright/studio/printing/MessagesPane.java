package cluewright.studio.printing;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.NoticeCard;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/**
 * Problems with the pages, and messages about printing, next to the buttons: they cover nothing,
 * and no page moves when they come and go.
 */
final class MessagesPane extends ScrollPane {
  /** The share of the window's height that long messages may take before they scroll. */
  private static final double MOST = 0.35;

  private final VBox cards = new VBox();

  MessagesPane(Texts texts, PrintingViewModel printing, OutputViewModel output) {
    setId("print-messages");
    getStyleClass().addAll("design-scroll", "print-messages-scroll");
    cards.getStyleClass().add("print-messages");
    for (NoticeCard card :
        List.of(
            new NoticeCard(texts, output.outcomes, "print-outcome").narrow(),
            new NoticeCard(texts, printing.faults, "print-fault").narrow())) {
      card.managedProperty().bind(card.visibleProperty());
      cards.getChildren().add(card);
    }
    setContent(cards);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    setMinHeight(USE_PREF_SIZE);
    Boxes.show(
        this,
        Bindings.createBooleanBinding(
            () -> cards.getChildren().stream().anyMatch(Node::isVisible),
            cards.getChildren().stream().map(Node::visibleProperty).toArray(Observable[]::new)));
  }

  @Override
  protected double computePrefHeight(double width) {
    double wanted = cards.prefHeight(getWidth() > 0 ? getWidth() : width);
    double room = getScene() == null ? wanted : getScene().getHeight() * MOST;
    return Math.min(wanted, room) + snappedTopInset() + snappedBottomInset() + 1;
  }
}
