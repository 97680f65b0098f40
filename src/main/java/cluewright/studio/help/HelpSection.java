package cluewright.studio.help;

import java.util.List;
import java.util.stream.Stream;

/** A heading of a help window with its lines. */
record HelpSection(String heading, List<HelpLine> lines) {

  /** The matching lines as rows; the heading is a row without text. */
  Stream<Row> rows(String typed) {
    List<Row> found =
        lines.stream().filter(line -> line.matches(typed)).<Row>map(Row.Entry::new).toList();
    return found.isEmpty()
        ? Stream.empty()
        : Stream.concat(Stream.of(new Row.Heading(heading)), found.stream());
  }

  /** A row of the list. */
  sealed interface Row {

    /** The text for a screen reader. */
    String spoken();

    record Heading(String words) implements Row {
      @Override
      public String spoken() {
        return words;
      }
    }

    record Entry(HelpLine line) implements Row {
      @Override
      public String spoken() {
        return Stream.of(line.name(), line.aside(), line.words())
            .filter(words -> !words.isEmpty())
            .reduce((before, after) -> before + ". " + after)
            .orElse("");
      }
    }
  }
}
