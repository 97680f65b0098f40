package cluewright.studio.printing;

import cluewright.studio.look.Texts;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.notice.NoticeViewModel;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What is amiss with the pages, above them; nothing of them is out of reach. */
final class FaultCard extends StackPane {
  FaultCard(Texts texts, NoticeViewModel faults) {
    NoticeCard card = new NoticeCard(texts, faults, "print-fault");
    card.setMaxHeight(Region.USE_PREF_SIZE);
    getStyleClass().add("print-fault");
    getChildren().add(card);
    setPickOnBounds(false);
  }
}
