package cluewright.studio;

import cluewright.print.Paper;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.Dialogs.PdfChoice.Pages;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Stage;
import javafx.util.StringConverter;

/** Asks in windows above the studio's. */
final class WindowDialogs implements Dialogs {
  private static final double GAP = 12;
  private static final double MARGIN = 20;

  private final Stage owner;
  private Optional<File> folder = Optional.empty();

  WindowDialogs(Stage owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> chooseProject() {
    return remember(chooser("Open a project", FileKind.PROJECT).showOpenDialog(owner));
  }

  @Override
  public Optional<Path> chooseTarget(FileKind kind, String suggestedName) {
    FileChooser chooser = chooser("Save as " + kind.label(), kind);
    chooser.setInitialFileName(suggestedName);
    return remember(chooser.showSaveDialog(owner)).map(path -> withExtension(path, kind));
  }

  @Override
  public Optional<Path> chooseFolder() {
    DirectoryChooser chooser = new DirectoryChooser();
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    Optional<File> chosen = Optional.ofNullable(chooser.showDialog(owner));
    folder = chosen.or(() -> folder);
    return chosen.map(File::toPath);
  }

  private FileChooser chooser(String title, FileKind kind) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser
        .getExtensionFilters()
        .addAll(
            new ExtensionFilter(kind.label(), "*" + kind.extension()),
            new ExtensionFilter("All files", "*.*"));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  private Optional<Path> remember(File file) {
    if (file != null) {
      folder = Optional.ofNullable(file.getParentFile());
    }
    return Optional.ofNullable(file).map(File::toPath);
  }

  private static Path withExtension(Path path, FileKind kind) {
    String name = path.getFileName().toString();
    return name.contains(".") ? path : path.resolveSibling(name + kind.extension());
  }

  @Override
  public Optional<PdfChoice> choosePdf() {
    ComboBox<Paper> papers = new ComboBox<>();
    papers.getItems().setAll(Paper.values());
    papers.setConverter(new PaperText());
    papers.setValue(Paper.A4);
    CheckBox solution = new CheckBox("Add the solution on a second page");
    solution.setSelected(true);
    GridPane form = new GridPane();
    form.setHgap(GAP);
    form.setVgap(GAP);
    form.setPadding(new Insets(MARGIN, MARGIN, 0, MARGIN));
    form.addRow(0, new Label("Paper"), papers);
    form.add(solution, 1, 1);
    ButtonType export = new ButtonType("Choose a file…", ButtonData.OK_DONE);
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.initOwner(owner);
    dialog.setTitle("Export PDF");
    dialog.getDialogPane().setContent(form);
    dialog.getDialogPane().getButtonTypes().setAll(export, ButtonType.CANCEL);
    return dialog
        .showAndWait()
        .filter(export::equals)
        .map(
            pressed ->
                new PdfChoice(
                    papers.getValue(),
                    solution.isSelected() ? Pages.PUZZLE_AND_SOLUTION : Pages.PUZZLE));
  }

  private static final class PaperText extends StringConverter<Paper> {
    @Override
    public String toString(Paper paper) {
      return paper == null ? "" : paper.label();
    }

    @Override
    public Paper fromString(String text) {
      return Paper.valueOf(text);
    }
  }

  @Override
  public Unsaved askUnsaved(String title) {
    ButtonType save = new ButtonType("Save", ButtonData.YES);
    ButtonType discard = new ButtonType("Discard", ButtonData.NO);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION);
    alert.initOwner(owner);
    alert.setTitle("Cluewright");
    alert.setHeaderText("Save the changes to “" + title + "”?");
    alert.setContentText("Changes that are not saved are lost.");
    alert.getButtonTypes().setAll(save, discard, ButtonType.CANCEL);
    Optional<ButtonType> answer = alert.showAndWait();
    if (answer.isEmpty() || answer.get() == ButtonType.CANCEL) {
      return Unsaved.CANCEL;
    }
    return answer.get() == save ? Unsaved.SAVE : Unsaved.DISCARD;
  }
}
