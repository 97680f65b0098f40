package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.phrase.Phrase;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.HeadAndFoot;
import cluewright.print.OutputProfile;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.StyleChoices;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The choices of what is printed, and how; first what most want. */
final class OptionsPane extends Scroll {
  private static final double GAP = 8;

  private final Texts texts;
  private final PrintingViewModel printing;
  private final ObjectProperty<PrintChoices> choices;
  private final ChoiceRows<PrintChoices> rows;

  OptionsPane(Texts texts, PrintingViewModel printing, OutputViewModel output) {
    this.texts = texts;
    this.printing = printing;
    choices = printing.choices;
    rows = new ChoiceRows<>(texts, "printing", "print-", choices);
    rows.own(PrintChoices.PAPER, new PaperRows(texts, rows, choices).nodes());
    getStyleClass().add("design-scroll");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    VBox.setVgrow(this, Priority.ALWAYS);
    setContent(
        new VBox(
            new TitledSection(texts, "printing.begin-with", presets()),
            new TitledSection(texts, "printing.puzzles", new ScopesPane(texts, printing)),
            new BookPane(texts, printing, output, rows),
            new CoverPane(texts, printing, output),
            section("pages"),
            solutions(),
            details(),
            sheets(),
            section("press", check()),
            file(output.profiles())));
  }

  /**
   * Moves the keyboard to a choice, and brings it into sight. What only a book has is not there
   * without one: then it goes to the choice that makes one.
   */
  void focus(String id) {
    rowOf(id)
        .or(() -> rowOf(PrintChoices.AS_BOOK.id()))
        .ifPresent(
            row -> {
              row.requestFocus();
              bringIntoSight(row);
            });
  }

  /** What can have the keyboard of a choice; empty while it is hidden. */
  private Optional<Node> rowOf(String id) {
    String begin = "print-" + id;
    return lookupAll("*").stream()
        .filter(node -> node.getId() != null && node.isFocusTraversable())
        .filter(node -> node.getId().equals(begin) || node.getId().startsWith(begin + "-"))
        .filter(OptionsPane::isSeen)
        .findFirst();
  }

  private static boolean isSeen(Node node) {
    return Stream.iterate(node, each -> each != null, Node::getParent).allMatch(Node::isVisible);
  }

  private void bringIntoSight(Node row) {
    applyCss();
    layout();
    Bounds place = getContent().sceneToLocal(row.localToScene(row.getLayoutBounds()));
    double hidden = getContent().getLayoutBounds().getHeight() - getViewportBounds().getHeight();
    if (hidden > 0) {
      double middle = place.getCenterY() - getViewportBounds().getHeight() / 2;
      setVvalue(Math.max(0, Math.min(1, middle / hidden)));
    }
  }

  private Node presets() {
    SegmentedButtons<PrintPreset> presets =
        new SegmentedButtons<>(
                texts,
                List.of(PrintPreset.values()),
                PrintPreset::label,
                PrintPreset::hint,
                printing::use)
            .named("print-preset");
    choices.addListener((property, before, now) -> presets.show(made(now)));
    presets.show(made(choices.get()));
    presets.view().getStyleClass().add("presets");
    return presets.filling();
  }

  private static Optional<PrintPreset> made(PrintChoices now) {
    return Stream.of(PrintPreset.values()).filter(preset -> preset.isMadeIn(now)).findFirst();
  }

  private TitledSection section(String id, Node... more) {
    TitledSection section = new TitledSection(texts, "printing." + id);
    section.getChildren().addAll(rows.rows(PrintChoices.ALL, id, printing.boards));
    section.getChildren().addAll(more);
    return section;
  }

  private Button check() {
    Button check =
        Controls.button(
            "print-preflight", texts.bind("printing.preflight"), printing::checkForPress);
    Tip.on(check, texts.bind("printing.hint-preflight"));
    check.disableProperty().bind(printing.printable.not());
    check.setMinWidth(USE_PREF_SIZE);
    return check;
  }

  /** The head and foot lines of sheets; a book has running heads instead. */
  private Node sheets() {
    TitledSection section = new TitledSection(texts, "printing.head-and-foot");
    for (Choice<Style, String> text : StyleChoices.SHEETS) {
      TextField field = rows.text(PrintChoices.ofStyle(text), new TextField());
      Tip.on(field, texts.bind("printing.head-and-foot-hint", HeadAndFoot.PAGE));
      HBox.setHgrow(field, Priority.ALWAYS);
      HBox row = new HBox(GAP, ControlName.of(texts, "printing." + text.id(), field), field);
      row.getStyleClass().add("check-row");
      section.getChildren().add(row);
    }
    return Boxes.show(section, choices.map(now -> !now.isBook()));
  }

  /** The choice of a PDF standard, which does not matter to a printer. */
  private Node file(PressProfiles profiles) {
    return new TitledSection(
        texts,
        "printing.file",
        rows.row(PrintChoices.ofDelivery(Delivery.STANDARD)),
        profile(profiles),
        rows.row(PrintChoices.ofDelivery(Delivery.TAGGED)));
  }

  /** The profile row, shown for files for printers. */
  private Node profile(PressProfiles profiles) {
    Node row =
        new FileRow(texts, "profile")
            .of(
                choices.map(
                    now ->
                        now.delivery()
                            .profile()
                            .map(OutputProfile::description)
                            .map(Phrase::verbatim)
                            .orElse(Phrase.NOTHING)),
                List.of(new FileRow.Way("printing.choose-file", profiles::choose)),
                profiles::forget);
    return Boxes.show(row, choices.map(now -> now.delivery().standard() == Standard.X_4));
  }

  private Node solutions() {
    return new TitledSection(
        texts,
        "printing.solutions",
        rows.control(PrintChoices.ofStyle(StyleChoices.SOLUTIONS)),
        detail(Detail.WALK),
        Boxes.show(
            detail(Detail.WHY), choices.map(now -> now.style().details().contains(Detail.WALK))));
  }

  private Node details() {
    FlowPane details =
        new FlowPane(
            Stream.of(Detail.values())
                .filter(detail -> detail != Detail.WALK && detail != Detail.WHY)
                .map(this::detail)
                .toArray(Node[]::new));
    details.getStyleClass().add("print-details");
    Node grades = rows.control(PrintChoices.ofStyle(StyleChoices.LEVEL_AS));
    return new TitledSection(
        texts,
        "printing.details",
        details,
        Boxes.show(grades, choices.map(now -> now.style().details().contains(Detail.RATING))));
  }

  private Node detail(Detail detail) {
    return rows.member(PrintChoices.ofStyle(StyleChoices.DETAILS), detail);
  }

  /** The choice of puzzles to print, with the number of each kind; selected ones only if any. */
  private static final class ScopesPane extends VBox {
    private static final double GAP = 6;

    ScopesPane(Texts texts, PrintingViewModel printing) {
      super(GAP);
      ToggleGroup group = new ToggleGroup();
      for (Scope scope : Scope.values()) {
        RadioButton button = new RadioButton();
        button.setId("print-scope-" + scope.id());
        button.setToggleGroup(group);
        button
            .textProperty()
            .bind(texts.bind(printing.counts.map(counts -> label(scope, printing))));
        Tip.on(button, texts.bind(scope.hint()));
        button
            .disableProperty()
            .bind(printing.counts.map(counts -> counts.getOrDefault(scope, 0) == 0));
        button.setOnAction(event -> printing.choices.set(printing.choices.get().withScope(scope)));
        printing.choices.addListener(
            (property, before, now) -> button.setSelected(now.scope() == scope));
        button.setSelected(printing.choices.get().scope() == scope);
        button.setMinWidth(USE_PREF_SIZE);
        if (scope == Scope.SELECTED) {
          Boxes.show(button, button.disableProperty().not());
        }
        getChildren().add(button);
      }
    }

    private static Phrase label(Scope scope, PrintingViewModel printing) {
      return scope.label(printing.counts.get().getOrDefault(scope, 0));
    }
  }
}
