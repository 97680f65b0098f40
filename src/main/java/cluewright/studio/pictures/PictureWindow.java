package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Controls;
import cluewright.studio.look.ScreenImage;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The window for previewing a picture before it is copied or saved: the picture on the left, its
 * settings on the right. What changes in the studio behind it changes the picture.
 */
public final class PictureWindow {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
  private static final double MARGIN = 48;

  private final Texts texts;
  private final PicturesViewModel pictures;
  private final SideWindow window;

  public PictureWindow(Texts texts, PicturesViewModel pictures, SideWindows windows) {
    this.texts = texts;
    this.pictures = pictures;
    window =
        windows
            .of(texts.bind("pictures.window"), this::contents)
            .onHidden(() -> pictures.open.set(false));
    pictures.open.addListener((property, before, isOpen) -> follow(isOpen));
  }

  private void follow(boolean isOpen) {
    if (isOpen) {
      window.show("#picture-save");
    } else {
      window.hide();
    }
  }

  private Scene contents() {
    PictureOptions options = new PictureOptions(texts, pictures);
    BorderPane root = new BorderPane(new VBox(preview(), facts(), outcome()));
    root.setRight(options);
    CommandMenu.on(root, options.outputs());
    root.setId("picture-window");
    root.getStyleClass().addAll("studio", "picture-window");
    root.getCenter().getStyleClass().add("picture-desk");
    return new Scene(root);
  }

  /** The picture at its own size, or smaller to fit. */
  private Node preview() {
    ImageView view = new ImageView();
    view.setId("picture-preview");
    view.setPreserveRatio(true);
    view.setSmooth(true);
    StackPane paper = new StackPane(view);
    paper.getStyleClass().add("picture-paper");
    paper.setMaxSize(Pane.USE_PREF_SIZE, Pane.USE_PREF_SIZE);
    StackPane room = new StackPane(paper);
    room.setMinSize(0, 0);
    room.getStyleClass().add("picture-room");
    Runnable fit = () -> fit(view, room.getWidth() - MARGIN, room.getHeight() - MARGIN);
    Changes.call(
        () -> {
          pictures.room.set(pixels(room));
          fit.run();
        },
        room.widthProperty(),
        room.heightProperty());
    pictures.drawn.addListener(
        (property, before, now) -> {
          view.setImage(now.map(DrawnPicture::image).orElse(null));
          paper.setVisible(now.isPresent());
          fit.run();
        });
    paper.setVisible(false);
    pictures.drawn.get().ifPresent(drawn -> view.setImage(drawn.image()));
    view.accessibleTextProperty().bind(texts.bind("pictures.window"));
    VBox.setVgrow(room, Priority.ALWAYS);
    return room;
  }

  /** The pixels of the screen in a room, as far as a preview needs them. */
  private static Dimension2D pixels(Region room) {
    double scale = ScreenImage.scale(room);
    return new Dimension2D(
        inside(scale * (room.getWidth() - MARGIN), DrawnPicture.LARGEST.getWidth()),
        inside(scale * (room.getHeight() - MARGIN), DrawnPicture.LARGEST.getHeight()));
  }

  private static double inside(double pixels, double most) {
    return Math.max(1, Math.min(most, pixels));
  }

  private static void fit(ImageView view, double width, double height) {
    if (view.getImage() != null) {
      double shape = view.getImage().getHeight() / view.getImage().getWidth();
      view.setFitWidth(
          Math.max(1, Math.min(view.getImage().getWidth(), Math.min(width, height / shape))));
    }
  }

  private Label facts() {
    Label facts =
        Controls.paragraph(
            Bindings.createStringBinding(
                () -> texts.of(said()), texts.wording, pictures.drawn, pictures.trouble),
            "hint");
    facts.setId("picture-facts");
    pictures.trouble.subscribe(now -> facts.pseudoClassStateChanged(ERROR, !now.isNothing()));
    return facts;
  }

  private Phrase said() {
    Phrase trouble = pictures.trouble.get();
    return trouble.isNothing()
        ? pictures
            .drawn
            .get()
            .map(drawn -> Phrase.sentences(drawn.facts(), drawn.lacking()))
            .orElse(Phrase.of("pictures.drawing"))
        : trouble;
  }

  /** The result of saving or copying, in words. */
  private Node outcome() {
    Label outcome =
        Controls.paragraph(
            Bindings.createStringBinding(
                () ->
                    texts.of(
                        pictures
                            .outcomes
                            .notice
                            .get()
                            .map(Notice::sentence)
                            .orElse(Phrase.NOTHING)),
                texts.wording,
                pictures.outcomes.notice),
            "picture-outcome");
    outcome.setId("picture-outcome");
    Boxes.show(outcome, outcome.textProperty().isNotEmpty());
    pictures.outcomes.notice.addListener(
        (property, before, now) -> outcome.pseudoClassStateChanged(ERROR, isError(now)));
    return outcome;
  }

  private static boolean isError(Optional<Notice> notice) {
    return notice.filter(each -> each.kind() == Notice.Kind.ERROR).isPresent();
  }
}
