package cluewright.manual;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import java.util.stream.Collectors;

/** The formats that are read and written, as a table. */
final class FormatTable {
  private FormatTable() {}

  static String markdown() {
    return Formats.ALL.stream()
        .map(FormatTable::row)
        .collect(
            Collectors.joining(
                "",
                "\n| format | `--to` | files | keeps besides the cells |\n|---|---|---|---|\n",
                "\n"));
  }

  private static String row(Format format) {
    String endings =
        format.extensions().isEmpty()
            ? "a link"
            : format.extensions().stream()
                .map(ending -> "`." + ending + "`")
                .collect(Collectors.joining(", "));
    String kept =
        format.keeps().stream()
            .sorted()
            .map(part -> part.label().toString())
            .collect(Collectors.joining(", "));
    return "| %s | `%s` | %s | %s |\n"
        .formatted(format.name(), format.id(), endings, kept.isEmpty() ? "nothing" : kept);
  }
}
