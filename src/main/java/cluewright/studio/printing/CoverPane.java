package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.Wrap;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

/** The settings of a paperback cover, which is a file of its own: look, stock, and back. */
final class CoverPane extends TitledSection {
  private static final int ROWS = 3;

  /** The margin around the small cover, in pixels. */
  private static final double EDGE = 4;

  private final Texts texts;

  CoverPane(Texts texts, PrintingViewModel printing, OutputViewModel output) {
    super(texts, "printing.paperback");
    this.texts = texts;
    ChoiceRows<Wrap> rows = new ChoiceRows<>(texts, "printing", "print-", printing.covers.wrap);
    TextArea blurb = blurb(rows);
    Label name = ControlName.of(texts, "printing.blurb", blurb);
    getChildren()
        .addAll(
            rows.row(Wrap.TEMPLATE),
            rows.row(Wrap.STOCK),
            name,
            blurb,
            look(printing),
            measures(printing.covers),
            save(printing, output));
    Boxes.show(this, printing.choices.map(PrintChoices::isBook));
  }

  private TextArea blurb(ChoiceRows<Wrap> rows) {
    TextArea blurb = rows.text(Wrap.BLURB, new TextArea());
    blurb.setWrapText(true);
    blurb.setPrefRowCount(ROWS);
    Tip.on(blurb, texts.bind("printing.hint-blurb"));
    return blurb;
  }

  /** A small picture of the cover; a click enlarges it. */
  private Node look(PrintingViewModel printing) {
    CoverViewModel covers = printing.covers;
    CoverView view = new CoverView(printing);
    Button look = new Button();
    look.setId("print-cover-look");
    look.getStyleClass().addAll("flat", "cover-look");
    look.setGraphic(view);
    look.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    look.setMaxWidth(Double.MAX_VALUE);
    view.prefWidthProperty().bind(look.widthProperty().subtract(2 * EDGE));
    view.prefHeightProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> view.heightFor(look.getWidth() - 2 * EDGE),
                look.widthProperty(),
                covers.sheet));
    Tip.on(look, texts.bind("printing.cover-look"));
    look.accessibleTextProperty().bind(texts.bind("printing.cover-look"));
    look.setOnAction(event -> covers.large.set(!covers.large.get()));
    return Boxes.show(look, covers.sheet.map(sheet -> sheet.flatMap(CoverSheet::page).isPresent()));
  }

  /** The cover's measures, or why it cannot be drawn. */
  private Label measures(CoverViewModel covers) {
    Label measures =
        Controls.paragraph(
            texts.bind(
                covers.sheet.map(sheet -> sheet.map(CoverSheet::words).orElse(Phrase.NOTHING))),
            "hint");
    measures.setId("print-cover-measures");
    measures.setMinHeight(USE_PREF_SIZE);
    return measures;
  }

  private Button save(PrintingViewModel printing, OutputViewModel output) {
    Button save =
        Controls.button("print-save-cover", texts.bind("printing.save-cover"), output::saveCover);
    Tip.on(save, texts.bind("printing.save-cover-hint"));
    save.disableProperty()
        .bind(
            printing
                .printable
                .not()
                .or(Bindings.createBooleanBinding(() -> output.run.get().isPresent(), output.run)));
    save.setMinWidth(USE_PREF_SIZE);
    return save;
  }
}
