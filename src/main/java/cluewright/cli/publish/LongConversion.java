package cluewright.cli.publish;

import cluewright.batch.InOrder;
import cluewright.cli.input.Input;
import cluewright.cli.input.LongList;
import cluewright.cli.input.LongList.Beginning;
import cluewright.cli.input.LongList.Part;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Converts a list too long to be read at once: parts are converted in parallel and joined in order.
 */
final class LongConversion {
  private static final String STREAM = "-";

  private final Console console;
  private final LongList list;
  private final String out;
  private final ReadingNotes notes;
  private final ProgressLine progress;
  private final Set<String> remarks = new LinkedHashSet<>();
  private final Set<String> losses = new LinkedHashSet<>();
  private long done;

  LongConversion(Console console, LongList list, String out, ReadingNotes notes) {
    this.notes = notes;
    this.console = console;
    this.list = list;
    this.out = out;
    this.progress = new ProgressLine(console);
  }

  private record Converted(int puzzles, String text, List<Phrase> remarks, List<Phrase> losses) {}

  /** How the parts are converted. */
  private record Order(Format from, Format to, Optional<Board> board, ReadingNotes notes) {

    Converted of(Part part, boolean isFirst) {
      Set<Phrase> remarks = new LinkedHashSet<>();
      List<Item> read =
          part.entries(
              each -> {
                Reading reading = each.reading(from);
                remarks.addAll(reading.remarks());
                return reading.items();
              },
              notes);
      List<Item> items = board.map(one -> Formats.on(one, read)).orElse(read);
      Optional<Phrase> refusal = to.refusal(items);
      if (refusal.isPresent()) {
        throw new UsageException("%s cannot be written: %s".formatted(to.id(), refusal.get()));
      }
      String text = to.write(items);
      return new Converted(
          items.size(),
          isFirst ? text : withoutHeading(text),
          List.copyOf(remarks),
          Losses.of(to, items));
    }

    private String withoutHeading(String text) {
      int start = 0;
      for (int i = 0; i < to.listHeading(text).orElse(0); i++) {
        start = text.indexOf('\n', start) + 1;
      }
      return text.substring(start);
    }
  }

  /**
   * Converts the whole list.
   *
   * @throws UsageException if a format has more than a line for a puzzle, or a text is amiss
   */
  void run(Optional<Format> from, Optional<Format> to, Integer only, Optional<Board> board)
      throws IOException {
    if (only != null) {
      throw new UsageException("--only is for lists of up to 16 MB: cut the list before");
    }
    Beginning beginning = list.begin(from);
    Format source = beginning.format();
    Format target =
        to.or(() -> out.equals(STREAM) ? Optional.empty() : Formats.forFile(out))
            .orElseThrow(() -> new UsageException("the output format is not given: give --to"));
    Order order = new Order(source, target, board, notes);
    Converted begin = converted(order, beginning.first(), true);
    if (target.listHeading(begin.text).isEmpty()) {
      throw list.tooLong("written to");
    }
    OutFile.write(out, console, file -> write(order, begin, file));
    progress.clear();
    remarks.forEach(remark -> console.note(Input.shortened(list.name()) + ": " + remark));
    losses.forEach(loss -> console.note(target.id() + ": " + loss));
  }

  private Converted converted(Order order, Part part, boolean isFirst) {
    try {
      return order.of(part, isFirst);
    } catch (FormatException e) {
      throw new UsageException(Input.shortened(list.name()) + ": " + e.getMessage());
    }
  }

  private void write(Order order, Converted begin, OutputStream file) throws IOException {
    take(begin, file);
    try {
      InOrder.run(
          list,
          1,
          () -> part -> converted(order, part, false),
          () -> false,
          parts -> parts.forEach(part -> unchecked(part, file)));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void unchecked(Converted part, OutputStream file) {
    try {
      take(part, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void take(Converted part, OutputStream file) throws IOException {
    file.write(part.text.getBytes(StandardCharsets.UTF_8));
    part.remarks.forEach(remark -> remarks.add(remark.toString()));
    part.losses.forEach(loss -> losses.add(loss.toString()));
    done += part.puzzles;
    progress.show(String.format(Locale.ROOT, "%,d puzzles converted", done));
  }
}
