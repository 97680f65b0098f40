package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Controls;
import cluewright.studio.look.EmptyListGuide;
import cluewright.studio.look.Icons;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.why.WhyViewModel;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The list of steps: a press goes to one, and the pointer previews it. In its place stand, as long
 * as they are wanted, the steps that are available where the replay is.
 */
public final class StepsPane extends VBox {
  /** The number of rows kept visible above the displayed step. */
  private static final int LEAD = 4;

  private final Texts texts;
  private final ReplayViewModel replay;
  private final StepListViewModel steps;
  private final ListView<StepRow> list = new ListView<>();
  private boolean following;

  /**
   * @param uses what else can be done with a step, for the menu of the list
   */
  public StepsPane(
      Texts texts,
      ReplayViewModel replay,
      AlternativesViewModel alternatives,
      WhyViewModel why,
      List<Command> uses) {
    this.texts = texts;
    this.replay = replay;
    this.steps = new StepListViewModel(replay);
    getStyleClass().add("steps-pane");
    list.setId("steps");
    list.getStyleClass().addAll("edge-to-edge", "steps");
    list.setItems(steps.rows);
    list.setCellFactory(view -> new StepCell(texts, replay, steps));
    list.setPlaceholder(guide());
    list.accessibleTextProperty().bind(texts.bind("replay.steps-list"));
    list.setOnMouseExited(event -> replay.endPreview());
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    CommandMenu.on(list, List.of(sentence(), uses, folding()));
    VBox.setVgrow(list, Priority.ALWAYS);
    BooleanProperty other = alternatives.wanted;
    LazyPane available = new LazyPane(other, () -> new AlternativesPane(texts, alternatives, why));
    VBox.setVgrow(available, Priority.ALWAYS);
    Boxes.show(list, other.not());
    getChildren().addAll(choice(alternatives), header(alternatives), ownWay(), list, available);
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> jump(now));
    steps.arrangements.addListener(change -> select());
    replay.position.addListener(change -> follow());
    // Its height is known after its first layout, and changes with the verdict below it.
    list.heightProperty().addListener(change -> Platform.runLater(this::follow));
    texts.wording.addListener(change -> list.refresh());
    follow();
  }

  private List<Command> sentence() {
    return List.of(
        Command.of(
                texts.bind("replay.copy-sentence"),
                Feather.COPY,
                () -> StepWords.copy(texts, replay.deductions()))
            .unless(replay.position.isEqualTo(0)));
  }

  private List<Command> folding() {
    return List.of(
        Command.of(texts.bind("replay.fold-all"), Feather.CHEVRONS_UP, steps::toggleAll)
            .unless(steps.foldable.not().or(steps.anyOpen.not())),
        Command.of(texts.bind("replay.open-all"), Feather.CHEVRONS_DOWN, steps::toggleAll)
            .unless(steps.foldable.not().or(steps.anyOpen)));
  }

  /** The number of steps, with the fold button. */
  private Node header(AlternativesViewModel alternatives) {
    Label count = new Label();
    count.setId("steps-count");
    count.getStyleClass().add("hint");
    count
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.of(count(alternatives)),
                texts.wording,
                alternatives.wanted,
                alternatives.working,
                alternatives.found,
                steps.arrangements));
    count.setMinWidth(0);
    Region space = Boxes.space();
    HBox header = Boxes.row("steps-header", count, space, foldAll());
    return Boxes.show(header, replay.path.map(Optional::isPresent));
  }

  private Phrase count(AlternativesViewModel alternatives) {
    if (!alternatives.wanted.get()) {
      return Phrase.of("replay.steps-count", replay.entries.size());
    }
    return alternatives.working.get()
        ? Phrase.of("replay.alternatives-working")
        : Phrase.of("replay.steps-count", alternatives.found.size());
  }

  /** The choice between the steps of the path and the available ones. */
  private Node choice(AlternativesViewModel alternatives) {
    SegmentedButtons<Boolean> buttons =
        new SegmentedButtons<>(
                texts,
                List.of(false, true),
                isOther -> Phrase.of(isOther ? "replay.alternatives" : "replay.way"),
                isOther -> Phrase.of(isOther ? "replay.alternatives-hint" : "replay.way-hint"),
                alternatives.wanted::set)
            .named("steps");
    alternatives.wanted.addListener((property, before, now) -> buttons.show(Optional.of(now)));
    buttons.show(Optional.of(alternatives.wanted.get()));
    HBox row = new HBox(buttons.filling());
    HBox.setHgrow(buttons.view(), Priority.ALWAYS);
    row.getStyleClass().add("steps-choice");
    return Boxes.show(row, replay.path.map(Optional::isPresent));
  }

  /** The button that returns from the user's own path. */
  private Node ownWay() {
    Label words = Controls.label(texts.bind("replay.own-way"));
    words.setMinWidth(0);
    Hyperlink back = new Hyperlink();
    back.setId("original-way");
    back.textProperty().bind(texts.bind("replay.original-way"));
    back.setOnAction(event -> replay.returnToOriginal());
    FlowPane row = new FlowPane(words, back);
    row.getStyleClass().add("own-way");
    return Boxes.show(row, replay.ownWay);
  }

  private Node foldAll() {
    Button button = new Button("", Icons.of(Feather.CHEVRONS_UP));
    button.setId("fold-steps");
    button.getStyleClass().addAll("button-icon", "flat", "small-icon");
    button.disableProperty().bind(steps.foldable.not());
    button.visibleProperty().bind(list.visibleProperty());
    button.setOnAction(event -> steps.toggleAll());
    var words =
        Bindings.createStringBinding(
            () -> texts.of(steps.anyOpen.get() ? "replay.fold-all" : "replay.open-all"),
            texts.wording,
            steps.anyOpen);
    button.accessibleTextProperty().bind(words);
    Tip.on(button, words);
    steps.anyOpen.addListener(
        (property, before, open) ->
            button.setGraphic(Icons.of(open ? Feather.CHEVRONS_UP : Feather.CHEVRONS_DOWN)));
    return button;
  }

  private void jump(StepRow row) {
    if (!following && !steps.isArranging() && row instanceof StepRow.Single single) {
      replay.goTo(single.step().number());
    }
  }

  /** Handles keys as in a tree: left closes, right opens, Enter and Space toggle. */
  private void keyPressed(KeyEvent event) {
    StepRow row = list.getSelectionModel().getSelectedItem();
    if (row == null || event.isAltDown() || event.isShortcutDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT -> close(row);
      case RIGHT -> open(row);
      case ENTER, SPACE -> {
        if (!(row instanceof StepRow.Heading)) {
          return;
        }
        steps.toggle(row.run());
        focusHeading(row.run());
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void open(StepRow row) {
    if (row instanceof StepRow.Heading) {
      steps.open(row.run());
      focusHeading(row.run());
    }
  }

  private void close(StepRow row) {
    steps.close(row.run());
    focusHeading(row.run());
  }

  private void focusHeading(StepRun run) {
    int heading = steps.headingRow(run);
    if (heading >= 0) {
      list.getSelectionModel().clearAndSelect(heading);
    }
  }

  /** Scrolls to the row of the current step, with as many before it as leave it in sight. */
  private void follow() {
    select();
    int row = steps.currentRow();
    if (row < 0) {
      return;
    }
    for (int lead = LEAD; lead >= 0 && !isInSight(row); lead--) {
      list.scrollTo(Math.max(0, row - lead));
      list.layout();
      if (list.lookup(".virtual-flow") == null) {
        return;
      }
    }
  }

  /** Selects the row of the current step, without treating it as the user's choice. */
  private void select() {
    int row = steps.currentRow();
    following = true;
    if (row < 0) {
      list.getSelectionModel().clearSelection();
    } else {
      list.getSelectionModel().clearAndSelect(row);
    }
    following = false;
  }

  private boolean isInSight(int row) {
    if (!(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)
        || flow.getFirstVisibleCell() == null) {
      return false;
    }
    return row > flow.getFirstVisibleCell().getIndex()
        && row < flow.getLastVisibleCell().getIndex();
  }

  /** A guide shown while there are no steps. */
  private Node guide() {
    return new EmptyListGuide(texts)
        .line(Feather.EDIT_2, "replay.guide-paint")
        .line(Feather.CHECK_SQUARE, "replay.guide-strategies")
        .line(Feather.ZAP, "replay.guide-generate")
        .line(Feather.PLAY, "replay.guide-watch");
  }
}
