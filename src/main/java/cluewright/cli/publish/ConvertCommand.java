package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.input.LongList;
import cluewright.cli.input.Names;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.FormatConverter;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.UsageException;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code convert}: converts puzzles and masks between formats. */
@Command(
    name = "convert",
    description = "Convert puzzles and masks from one format into another.",
    footer = {
      "The format of IN is recognized from its content, the format of OUT from its"
          + " extension; --from and --to override this. The command formats lists all formats.",
      "A note names everything that is skipped in IN or does not fit OUT, such as candidates"
          + " in a plain line. A file is written completely or not at all.",
      "",
      "  cluewright convert puzzles.sdm puzzles.json",
      "  cluewright convert puzzle.sdk --to fpuzzles",
      "  cluewright convert my.cluewright --only 3 third.sdk",
      "  cluewright convert - --to line < puzzle.ss"
    })
public final class ConvertCommand extends ConsoleCommand {
  private static final String STREAM = "-";

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description =
          "- for standard input, the name of a shape, a file (also a project), or the text itself,"
              + " such as a link.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String in;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "OUT",
      defaultValue = STREAM,
      description = "- for standard output, or a file. Default: ${DEFAULT-VALUE}.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      completionCandidates = FormatConverter.Read.class,
      description = "The format of IN. Default: recognized from its content.")
  private Format from;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      completionCandidates = FormatConverter.Written.class,
      description = "The format of OUT. Default: from its extension.")
  private Format to;

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "Convert only puzzle N, counted from 1.")
  private Integer only;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  public ConvertCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ReadingNotes notes = only == null ? strict.notes(console) : new ReadingNotes(console, true);
    InputStream stream = new BufferedInputStream(console.in());
    Optional<LongList> list = LongList.of(in, stream);
    if (list.isPresent()) {
      try (LongList open = list.get()) {
        new LongConversion(console, open, out, notes)
            .run(Optional.ofNullable(from), Optional.ofNullable(to), only, board.board());
      }
      return notes.exitCode(ExitCode.OK);
    }
    Reading reading = ItemArgument.all(in, Optional.ofNullable(from), board.board(), stream, notes);
    List<Item> items = chosen(reading.items());
    Format format = target(items);
    Optional<Phrase> refusal = format.refusal(items);
    if (refusal.isPresent()) {
      throw new UsageException(refused(format, refusal.get(), items));
    }
    write(lined(format.write(items)));
    reading.remarks().forEach(remark -> console.note(Input.shortened(in) + ": " + remark));
    Losses.of(format, items).forEach(loss -> console.note(format.id() + ": " + loss));
    return notes.exitCode(ExitCode.OK);
  }

  private List<Item> chosen(List<Item> all) {
    if (only == null) {
      return all;
    }
    if (only < 1 || only > all.size()) {
      throw new UsageException(
          "--only is %d, but there %s"
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
            ? "the output format is not given"
            : "the extension of \"%s\" belongs to no format".formatted(Input.shortened(out));
    return Formats.forFile(out, items)
        .orElseThrow(() -> new UsageException(unnamed + ": give --to with " + offered(items)));
  }

  private static String refused(Format format, Phrase why, List<Item> items) {
    String choice = items.size() > 1 ? ", or choose one puzzle with --only N" : "";
    return "%s cannot be written: %s; give --to with %s%s"
        .formatted(format.id(), why, offered(items), choice);
  }

  /** The possible formats, for example {@code one of line and sdk}. */
  private static String offered(List<Item> items) {
    List<String> ids = Formats.offering(items).stream().map(Format::id).toList();
    return ids.size() == 1 ? ids.get(0) : "one of " + Words.list(ids);
  }

  /** A text with a line end, which links lack. */
  private static String lined(String text) {
    return text.endsWith("\n") ? text : text + "\n";
  }

  private void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > TextSource.MAX_BYTES) {
      console.note(
          "the output has %,d MB, but at most %d MB can be read back: split it into parts"
              .formatted(bytes.length >> 20, TextSource.MAX_BYTES >> 20));
    }
    if (out.equals(STREAM)) {
      console.out().print(text);
    } else {
      OutFile.write(out, file -> file.write(bytes));
    }
  }
}
