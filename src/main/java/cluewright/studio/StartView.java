package cluewright.studio;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.studio.files.RecentFiles;
import cluewright.studio.files.UnsavedWorkViewModel;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.TitledSection;
import cluewright.studio.work.Changes;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * Where work begins, in the place of the board: recent work, and a new project of each kind. The
 * kinds are those of the one list of kinds. It gives way to the board as soon as anything is begun.
 */
final class StartView extends StackPane {
  private static final int MOST_RECENT = 6;

  private final Texts texts;
  private final StudioViewModel studio;
  private final VBox recent = Boxes.column("start-recent");

  StartView(Texts texts, StudioViewModel studio) {
    this.texts = texts;
    this.studio = studio;
    setId("start");
    getStyleClass().add("start");
    Button back =
        Controls.button(
            "start-back", Feather.X, texts.bind("start.back"), () -> studio.atStart.set(false));
    TitledSection goOn = new TitledSection(texts, "start.recent", recent);
    TitledSection kinds = new TitledSection(texts, "start.new", kinds());
    VBox parts =
        Boxes.column(
            "start-parts",
            Boxes.row(
                "start-head",
                Controls.label(texts.bind("start.title"), "start-title"),
                Boxes.space(),
                back),
            kinds,
            new TitledSection(texts, "start.book", book()),
            goOn);
    getChildren().add(Boxes.scroll(parts));
    addEventHandler(KeyEvent.KEY_PRESSED, StartView::pressOnEnter);
    Changes.callNow(
        this::fillRecent,
        studio.project.files.recent().entries,
        studio.project.unsavedWork.waiting,
        studio.windows.unsavedPlans.waiting,
        texts.wording);
    visibleProperty().addListener(change -> refresh());
    refresh();
  }

  private void refresh() {
    if (isVisible()) {
      studio.project.files.recent().refresh();
      studio.project.unsavedWork.refresh();
      studio.windows.unsavedPlans.refresh();
    }
  }

  /** Enter presses the button that has the focus; arrow keys lead from one to the next. */
  private static void pressOnEnter(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
      button.fire();
      event.consume();
    }
  }

  private Node book() {
    return Controls.button(
        "start-book", Feather.BOOK, texts.bind("commands.plan-book"), studio.windows.planner::open);
  }

  private Node kinds() {
    FlowPane row = new FlowPane();
    row.getStyleClass().add("start-kinds");
    row.getChildren().add(kind("plain", Phrase.of("start.classic"), Boards.NINE, () -> {}));
    for (Kind kind : Kinds.ofBoards()) {
      Boards.withKinds(Boards.NINE, Set.of(kind))
          .ifPresent(
              board ->
                  row.getChildren().add(kind(kind.id(), BoardKinds.name(kind), board, () -> {})));
    }
    row.getChildren()
        .add(kind("jigsaw", Phrase.of("start.jigsaw"), Boards.NINE, studio.design::paintRegions));
    Kinds.drawn().stream()
        .filter(kind -> kind.key().isPresent())
        .map(
            kind ->
                kind(
                    kind.id(),
                    BoardKinds.name(kind),
                    Boards.NINE,
                    () -> studio.design.paintRules(kind)))
        .forEach(row.getChildren()::add);
    row.getChildren()
        .add(kind("more", Phrase.of("start.more"), Boards.NINE, studio.design::paintRules));
    return row;
  }

  private Button kind(String id, Phrase name, Board board, Runnable then) {
    Button button =
        Controls.button(
            "start-" + id,
            texts.bind(name),
            () ->
                studio.project.files.startNew(
                    board,
                    () -> {
                      studio.atStart.set(false);
                      then.run();
                    }));
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  private void addUnsaved(UnsavedWorkViewModel<?> kind) {
    kind.waiting.get().stream()
        .limit(MOST_RECENT)
        .forEach(
            work ->
                recent
                    .getChildren()
                    .add(
                        line(
                            texts.of(kind.label(work)),
                            texts.of("start.not-saved"),
                            Feather.ROTATE_CCW,
                            () -> kind.open(work))));
  }

  private void fillRecent() {
    recent.getChildren().clear();
    addUnsaved(studio.project.unsavedWork);
    addUnsaved(studio.windows.unsavedPlans);
    studio.project.files.recent().entries.get().stream()
        .filter(RecentFiles.Entry::exists)
        .limit(MOST_RECENT)
        .forEach(
            entry ->
                recent
                    .getChildren()
                    .add(
                        line(
                            String.valueOf(entry.path().getFileName()),
                            String.valueOf(entry.path().getParent()),
                            Feather.FILE,
                            () -> studio.project.files.open(entry.path()))));
    if (recent.getChildren().isEmpty()) {
      recent.getChildren().add(Controls.paragraph(texts.bind("start.nothing"), "hint"));
    }
  }

  private static Button line(String name, String place, Feather icon, Runnable open) {
    Label where = new Label(place);
    where.getStyleClass().add("hint");
    where.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    where.setMinWidth(0);
    Label words = new Label(name, Icons.of(icon));
    words.setMinWidth(0);
    Button button = new Button("", Boxes.row("start-line", words, where));
    button.getStyleClass().add("flat");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setAccessibleText(name + ", " + place);
    VBox.setVgrow(button, Priority.NEVER);
    button.setOnAction(event -> open.run());
    return button;
  }
}
