package cluewright.cli.publish;

import cluewright.cli.input.Input;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.option.FormatConverter;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.UsageException;
import cluewright.format.TextSource;
import cluewright.format.exchange.Format;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Item;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.Reading;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code convert}: puzzles and masks from one format into another. */
@Command(
    name = "convert",
    sortOptions = false,
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%n",
    description = "Convert puzzles and masks from one format into another.",
    footer = {
      "What IN is written in is told by what it says, and what OUT is to be by the ending of its"
          + " name; --from and --to overrule that. The command formats lists them all.",
      "What is passed over in IN, and what the format of OUT has no place for, such as candidates"
          + " in a bare line, is told. A file is written whole or not at all.",
      "",
      "  cluewright convert puzzles.sdm puzzles.json",
      "  cluewright convert puzzle.sdk --to fpuzzles",
      "  cluewright convert my.cluewright --only 3 third.sdk",
      "  cluewright convert - --to line < puzzle.ss"
    })
public final class ConvertCommand implements Callable<Integer> {
  private static final String STREAM = "-";

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description =
          "- for standard input, the name of a shape, a file (a project, too), or the text itself,"
              + " such as a link.")
  private String in;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "OUT",
      defaultValue = STREAM,
      description = "- for standard output, or a file. Default: ${DEFAULT-VALUE}.")
  private String out;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      description = "What IN is written in. Default: what it looks like.")
  private Format from;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      converter = FormatConverter.class,
      description = "What OUT is written in. Default: what its ending says.")
  private Format to;

  @Option(names = "--only", paramLabel = "N", description = "The N-th puzzle alone, from 1.")
  private Integer only;

  public ConvertCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Reading reading = ItemArgument.all(in, Optional.ofNullable(from), console.in());
    List<Item> items = chosen(reading.items());
    Format format = target(items);
    format
        .refusal(items)
        .ifPresent(
            why -> {
              throw new UsageException(refused(format, why, items));
            });
    write(lined(format.write(items)));
    reading.remarks().forEach(remark -> console.note(Input.shortened(in) + ": " + remark));
    Losses.of(format, items).forEach(loss -> console.note(format.id() + ": " + loss));
    return ExitCode.OK;
  }

  private List<Item> chosen(List<Item> all) {
    if (only == null) {
      return all;
    }
    if (only < 1 || only > all.size()) {
      throw new UsageException(
          "--only is %d, and there %s"
              .formatted(only, all.size() == 1 ? "is 1 puzzle" : "are " + all.size() + " puzzles"));
    }
    return List.of(all.get(only - 1));
  }

  private Format target(List<Item> items) {
    if (to != null) {
      return to;
    }
    String unnamed =
        out.equals(STREAM)
            ? "nothing says which format to write"
            : "the ending of \"%s\" is that of no format".formatted(Input.shortened(out));
    return Formats.forFile(out, items)
        .orElseThrow(() -> new UsageException(unnamed + ": give --to with " + offered(items)));
  }

  private static String refused(Format format, Phrase why, List<Item> items) {
    String choice = items.size() > 1 ? ", or choose one puzzle with --only N" : "";
    return "%s cannot be written: %s; give --to with %s%s"
        .formatted(format.id(), why, offered(items), choice);
  }

  /** For example {@code one of line and sdk}. */
  private static String offered(List<Item> items) {
    List<String> ids = Formats.offering(items).stream().map(Format::id).toList();
    return ids.size() == 1 ? ids.get(0) : "one of " + Words.list(ids);
  }

  /** Links have no line end of their own. */
  private static String lined(String text) {
    return text.endsWith("\n") ? text : text + "\n";
  }

  private void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > TextSource.MAX_BYTES) {
      console.note(
          "what is written has %,d MB, and at most %d MB are read again: split it into parts"
              .formatted(bytes.length >> 20, TextSource.MAX_BYTES >> 20));
    }
    if (out.equals(STREAM)) {
      console.out().print(text);
    } else {
      OutFile.write(out, file -> file.write(bytes));
    }
  }
}
