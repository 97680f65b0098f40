package cluewright.studio.files;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.scene.control.ContextMenu;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** When the formats of a menu are asked for. */
@ExtendWith(ApplicationExtension.class)
final class FormatsMenuTest {
  private static final int SHOWINGS = 3;

  private final AtomicInteger asked = new AtomicInteger();

  private void show(ContextMenu popup, FormatsMenu menu) {
    popup.getItems().setAll(menu);
    Event.fireEvent(popup, new WindowEvent(popup, WindowEvent.WINDOW_SHOWING));
    popup.getItems().clear();
  }

  @Test
  void aMenuThatIsPutIntoItsPopupEachTimeAsksOnceWhenThatShows() {
    new FxRobot()
        .interact(
            () -> {
              FormatsMenu menu =
                  new FormatsMenu(
                          new Texts(Language.ENGLISH),
                          "export",
                          "results.export",
                          () -> {
                            asked.incrementAndGet();
                            return List.of();
                          },
                          format -> {})
                      .inPopup();
              ContextMenu popup = new ContextMenu();
              for (int i = 0; i < SHOWINGS; i++) {
                show(popup, menu);
              }
            });
    assertThat(asked.get()).isEqualTo(SHOWINGS);
  }
}
