package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.input.Names;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.print.Book;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code print}: prints puzzles and books. */
@Command(
    name = "print",
    description = "Lay out puzzles on pages or as a book, and write a PDF.",
    footer = {
      "Titles, authors and notes come from IN; levels and solutions are computed. Of a puzzle"
          + " in progress, only the clues are printed. An existing OUT is replaced.",
      "",
      "  cluewright print puzzles.json puzzles.pdf --layout 4",
      "  cluewright print puzzles.sdm book.pdf --layout 2 --book --title Hearts --author Me",
      "  cluewright print all.sdm in.pdf --book --paper 6x9 --cover cover.pdf --title Kites",
      "  cluewright print puzzle.txt walk.pdf --walk-through --strategies NHL",
      "  cluewright print puzzles.sdm book.pdf --book --standard x-4",
      "  cluewright print my.cluewright - --paper letter --solutions upside-down > my.pdf"
    })
public final class PrintCommand extends ConsoleCommand {
  private static final String STREAM = "-";

  @Parameters(
      index = "0",
      paramLabel = "IN",
      description =
          "- for standard input, a file in any of the formats (also a project), or the text itself,"
              + " such as a link.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String in;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "A file that ends in .pdf, or - for standard output.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The format of IN. Default: recognized from its content.")
  private Format from;

  @Mixin private EditionOptions options;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      description = "The strategies of a walk-through. Default: all that do not assume uniqueness.")
  private StrategySet strategies;

  @Option(
      names = "--preflight",
      description =
          "Say what a press would refuse or print badly, the cover included: thin lines, small type,"
              + " narrow edges.")
  private boolean preflight;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  public PrintCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (!out.equals(STREAM) && !out.toLowerCase(Locale.ROOT).endsWith("." + PdfFile.EXTENSION)) {
      throw new UsageException(
          "\"%s\" does not end in .pdf, the only format of print: rename it, or see convert"
              .formatted(Input.shortened(out)));
    }
    EditionOptions.Pages pages = options.pages();
    ReadingNotes notes = strict.notes(console);
    Reading reading =
        ItemArgument.all(in, Optional.ofNullable(from), board.board(), console.in(), notes);
    reading.remarks().forEach(remark -> console.note(Input.shortened(in) + ": " + remark));
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    PrintEntries wanted = wanted(pages.style(), pages.book());
    PrintEntries.All all =
        Interrupt.stopping(watch, () -> prepared(wanted, reading.items(), watch, progress));
    if (watch.isStopped()) {
      return ExitCode.UNDECIDED;
    }
    options.write(
        pages,
        all.entries(),
        out,
        Input.shortened(out),
        preflight ? EditionOptions.Preflight.YES : EditionOptions.Preflight.NO,
        console);
    return notes.exitCode(all.exitCode());
  }

  private PrintEntries.All prepared(
      PrintEntries wanted, List<Item> items, Watch watch, ProgressLine progress) {
    PrintEntries.All all = wanted.of(items, watch, progress, console::note);
    if (watch.isStopped()) {
      console.note("stopped: nothing is written");
    }
    return all;
  }

  private PrintEntries wanted(Style style, Optional<Book> book) {
    if (strategies != null && !style.details().contains(Detail.WALK)) {
      throw new UsageException("--strategies needs --walk-through");
    }
    return PrintEntries.shownBy(
        style, book, strategies == null ? StrategiesConverter.assumingNothing() : strategies);
  }
}
