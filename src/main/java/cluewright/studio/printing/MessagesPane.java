package cluewright.studio.printing;

import cluewright.studio.look.Texts;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.notice.NoticeViewModel;
import javafx.scene.layout.VBox;

/**
 * What is amiss with the pages, and what came of printing them; above the pages, so that nothing
 * moves.
 */
final class MessagesPane extends VBox {
  MessagesPane(Texts texts, NoticeViewModel faults, NoticeViewModel outcomes) {
    getStyleClass().add("print-messages");
    setPickOnBounds(false);
    add(new NoticeCard(texts, outcomes, "print-outcome"));
    add(new NoticeCard(texts, faults, "print-fault"));
  }

  private void add(NoticeCard card) {
    card.managedProperty().bind(card.visibleProperty());
    getChildren().add(card);
  }
}
