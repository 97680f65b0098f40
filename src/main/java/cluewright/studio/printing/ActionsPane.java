package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The print and save buttons, with the progress and the results. */
final class ActionsPane extends VBox {
  private final Texts texts;
  private final PrintingViewModel printing;
  private final OutputViewModel output;
  private final ProgressBar bar = new ProgressBar();
  private final Label words = new Label();
  private final Command print;
  private final Command save;

  ActionsPane(Texts texts, PrintingViewModel printing, OutputViewModel output) {
    this.texts = texts;
    this.printing = printing;
    this.output = output;
    getStyleClass().add("print-actions");
    setMinHeight(USE_PREF_SIZE);
    BooleanBinding cannot =
        printing.printable.not().or(Bindings.createBooleanBinding(this::isRunning, output.run));
    print =
        Command.of(texts.bind("printing.print"), Feather.PRINTER, output::print)
            .on("Shortcut+P")
            .unless(cannot);
    save =
        Command.of(texts.bind("printing.save-pdf"), Feather.DOWNLOAD, output::savePdf)
            .on("Shortcut+S")
            .unless(cannot);
    getChildren().addAll(toPlan(), progress(), buttons());
    output.run.addListener((property, before, now) -> follow(now));
    Changes.callNow(this::show, printing.missing, printing.pages, texts.wording);
  }

  /** The commands whose keys work in the whole window. */
  List<Command> commands() {
    return List.of(print, save);
  }

  /** The way back from the pages of a planned book. */
  private Node toPlan() {
    Button back =
        Controls.button(
            "print-plan", Feather.BOOK, texts.bind("printing.to-plan"), printing::showPlan);
    back.setMaxWidth(Double.MAX_VALUE);
    return Boxes.show(back, printing.choices.map(now -> now.scope() == Scope.PLAN));
  }

  private boolean isRunning() {
    return output.run.get().isPresent();
  }

  private Node progress() {
    bar.setId("print-progress");
    words.setId("print-status");
    words.getStyleClass().add("hint");
    words.setWrapText(true);
    Button cancel = Controls.button("print-cancel", texts.bind("printing.cancel"), output::cancel);
    Tip.on(cancel, texts.bind("printing.cancel-hint"));
    cancel.setMinWidth(USE_PREF_SIZE);
    ObservableValue<Boolean> runs = output.run.map(Optional::isPresent);
    Boxes.show(cancel, runs);
    bar.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox line = Boxes.row("print-progress-row", words, cancel);
    return new VBox(bar, line);
  }

  private Node buttons() {
    Button paper = button(print, "print-now");
    Button file = button(save, "print-save-pdf");
    printing.purpose.subscribe(
        purpose -> {
          boolean isForFile = purpose == PrintingViewModel.Purpose.FILE;
          (isForFile ? paper : file).getStyleClass().remove("accent");
          (isForFile ? file : paper).getStyleClass().add("accent");
        });
    return Boxes.row("print-buttons", file, paper);
  }

  private Button button(Command command, String id) {
    Button button = command.named(id);
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  private void follow(Optional<OutputRun> run) {
    run.ifPresent(now -> now.progress.addListener(change -> show()));
    show();
  }

  /** Shows the progress of printing or saving, or else of the work on the puzzles. */
  private void show() {
    Optional<AnswerProgress> missing = printing.missing.get();
    Optional<OutputRun> run = output.run.get();
    Optional<OutputRun.Progress> sent =
        run.filter(now -> !now.isWaiting() || missing.isEmpty()).map(now -> now.progress.get());
    bar.setVisible(run.isPresent() || missing.isPresent());
    bar.setProgress(
        sent.map(OutputRun.Progress::part).or(() -> missing.map(AnswerProgress::part)).orElse(0.0));
    words.setText(
        texts.of(
            sent.map(OutputRun.Progress::phrase)
                .or(() -> missing.map(AnswerProgress::words))
                .orElseGet(this::summary)));
  }

  private Phrase summary() {
    int pages = printing.pages.get().size();
    PrintChoices choices = printing.choices.get();
    int puzzles = printing.counts.get().getOrDefault(choices.scope(), 0);
    return pages == 0 ? Phrase.NOTHING : Phrase.of("printing.summary", puzzles, pages);
  }
}
