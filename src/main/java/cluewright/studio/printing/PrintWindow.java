package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.NoticeCard;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The window for previewing pages before printing: the pages on the left, the settings on the
 * right. It is made when it is first asked for; the studio stays as it is behind it, and what
 * changes there changes the pages.
 */
public final class PrintWindow {
  private final Texts texts;
  private final PrintingViewModel printing;
  private final OutputViewModel output;
  private final SideWindow window;
  private PreviewPane preview;
  private LargeCover cover;
  private OptionsPane options;

  /** Prepares the window, which opens when the pages do. */
  public PrintWindow(
      Texts texts, PrintingViewModel printing, OutputViewModel output, SideWindows windows) {
    this.texts = texts;
    this.printing = printing;
    this.output = output;
    window = windows.of(texts.bind("printing.window"), this::contents).onHidden(printing::close);
    printing.open.addListener((property, before, isOpen) -> follow(isOpen));
    printing.calls.addListener(change -> show());
  }

  private void follow(boolean isOpen) {
    if (!isOpen) {
      window.hide();
    } else if (preview != null) {
      preview.fit();
      preview.goToPage(0);
    }
  }

  private void show() {
    boolean isForFile = printing.purpose.get() == PrintingViewModel.Purpose.FILE;
    window.show(isForFile ? "#print-save-pdf" : "#print-now");
    printing.asked().ifPresent(options::focus);
  }

  private Scene contents() {
    preview = new PreviewPane(texts, printing);
    options = new OptionsPane(texts, printing, output);
    PageBar bar = new PageBar(texts, preview, printing);
    ActionsPane actions = new ActionsPane(texts, printing, output);
    cover = new LargeCover(texts, printing);
    StackPane middle = new StackPane(preview, cover);
    VBox side =
        Boxes.column("print-side", options, new MessagesPane(texts, printing, output), actions);
    HBox.setHgrow(middle, Priority.ALWAYS);
    HBox pages = new HBox(new ThumbnailsPane(texts, printing, preview), middle);
    VBox.setVgrow(pages, Priority.ALWAYS);
    BorderPane root = new BorderPane(new VBox(pages, bar));
    root.setRight(side);
    root.setId("print-window");
    root.getStyleClass().addAll("studio", "print-window");
    Scene scene = new Scene(root);
    Stream.concat(bar.commands().stream(), actions.commands().stream())
        .forEach(command -> command.addKeys(scene));
    bar.addZoomKeys(scene);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::turnPages);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, cover::closeOnEscape);
    preview.currentProperty().addListener(change -> cover.close());
    return scene;
  }

  /** Turns pages by keys that no part of the window needs, wherever the focus is. */
  private void turnPages(KeyEvent event) {
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (isPlain && event.getCode() == KeyCode.PAGE_DOWN) {
      event.consume();
      preview.next();
    } else if (isPlain && event.getCode() == KeyCode.PAGE_UP) {
      event.consume();
      preview.previous();
    }
  }

  /**
   * Problems with the pages, and messages about printing, next to the buttons: they cover nothing,
   * and no page moves when they come and go.
   */
  private static final class MessagesPane extends Scroll {
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

  /** A large view of the cover in place of the pages. */
  private static final class LargeCover extends VBox {
    private final CoverViewModel covers;

    LargeCover(Texts texts, PrintingViewModel printing) {
      covers = printing.covers;
      setId("cover-desk");
      getStyleClass().add("cover-desk");
      CoverView view = new CoverView(printing);
      VBox.setVgrow(view, Priority.ALWAYS);
      Label words =
          Controls.label(
              texts.bind(
                  covers.sheet.map(sheet -> sheet.map(CoverSheet::words).orElse(Phrase.NOTHING))),
              "hint");
      Region space = Boxes.space();
      Button back = new Button();
      back.setId("cover-back");
      back.textProperty().bind(texts.bind("printing.cover-back"));
      back.setMinWidth(USE_PREF_SIZE);
      back.setOnAction(event -> close());
      HBox line = Boxes.row("cover-line", words, space, back);
      getChildren().addAll(view, line);
      visibleProperty().bind(covers.large);
      view.setOnMouseClicked(event -> close());
    }

    /** Closes this view rather than the window when Esc is pressed. */
    void closeOnEscape(KeyEvent event) {
      if (event.getCode() == KeyCode.ESCAPE && isVisible()) {
        event.consume();
        close();
      }
    }

    void close() {
      covers.large.set(false);
    }
  }
}
