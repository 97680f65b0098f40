package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.ItemPart;
import java.util.Locale;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** {@code formats}: lists the formats for reading and writing puzzles and masks. */
@Command(
    name = "formats",
    description = "List the formats for reading and writing puzzles and masks.",
    footer = {
      "Every command that takes a puzzle or a mask reads all of them, and recognizes them by the"
          + " content; convert writes them, but for those that are only read. The list shows each"
          + " format's id, its name, its file extensions, and what it keeps besides the cells.",
      "",
      "  cluewright formats"
    })
public final class FormatsCommand extends ConsoleCommand {
  public FormatsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    Formats.READ.forEach(format -> console.out().print(entry(format)));
    return ExitCode.OK;
  }

  private static String entry(Format format) {
    return String.format(
        Locale.ROOT,
        "  %-12s %s%n      %s; %s%n",
        format.id(),
        format.name(),
        endings(format),
        Formats.ALL.contains(format) ? "keeps " + kept(format) : "only read");
  }

  private static String endings(Format format) {
    return format.extensions().isEmpty()
        ? "no files"
        : format.extensions().stream().map(ending -> "." + ending).collect(joined());
  }

  private static String kept(Format format) {
    return format.keeps().isEmpty()
        ? "only the cells"
        : Stream.of(ItemPart.values())
            .filter(format.keeps()::contains)
            .map(part -> part.label().toString())
            .collect(joined());
  }

  private static Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(", ");
  }
}
