package cluewright.studio.help;

import cluewright.studio.help.HelpSection.Row;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.WrappingCell;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A row of a help window: a heading, or a line with name, aside and text. */
final class HelpCell extends WrappingCell<Row> {

  @Override
  protected void updateItem(Row row, boolean empty) {
    super.updateItem(row, empty);
    setGraphic(row == null ? null : graphic(row));
    setAccessibleText(row == null ? null : row.spoken());
  }

  private Node graphic(Row row) {
    if (row instanceof Row.Heading heading) {
      Label words = label(heading.words(), "section-title");
      words.getStyleClass().add("help-heading");
      return words;
    }
    HelpLine line = ((Row.Entry) row).line();
    VBox lines = Boxes.column("help-line");
    if (!line.name().isEmpty()) {
      Region space = Boxes.space();
      Label aside = label(line.aside(), "help-aside");
      aside.setMinWidth(Region.USE_PREF_SIZE);
      lines.getChildren().add(new HBox(label(line.name(), "help-name"), space, aside));
    }
    if (!line.words().isEmpty()) {
      lines.getChildren().add(label(line.words(), "hint"));
    }
    return lines;
  }

  private static Label label(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    return label;
  }
}
