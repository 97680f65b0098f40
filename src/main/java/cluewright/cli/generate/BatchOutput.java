package cluewright.cli.generate;

import cluewright.batch.BatchFormat;
import cluewright.batch.BatchListener;
import cluewright.batch.BatchStart;
import cluewright.batch.GridFile;
import cluewright.batch.JsonLines;
import cluewright.batch.OutcomeJson;
import cluewright.batch.PuzzleFile;
import cluewright.batch.PuzzleLines;
import cluewright.cli.input.Input;
import cluewright.cli.option.OutputFormat;
import cluewright.cli.publish.PdfFile;
import cluewright.cli.terminal.UsageException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Request;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The output of generate, with its format.
 *
 * @param name of a file, {@code -}, or null
 * @param chosen the format, if one was named
 */
record BatchOutput(String name, Optional<OutputFormat> chosen, BatchStart.Mode mode) {
  private static final String STANDARD = "-";

  /**
   * Checks that there is a file where one is needed.
   *
   * @throws UsageException if there is none
   */
  BatchOutput {
    boolean isFile = name != null && !isStream(name);
    if (mode != BatchStart.Mode.NEW && !isFile) {
      throw new UsageException(
          "--%s needs a file: name it with --out".formatted(mode.name().toLowerCase(Locale.ROOT)));
    }
  }

  boolean isStandard() {
    return name == null || name.equals(STANDARD);
  }

  /** True if results are gone once written: standard output, a pipe or a device. */
  boolean isStream() {
    return name == null || isStream(name);
  }

  private static boolean isStream(String name) {
    try {
      Path file = Path.of(name);
      return name.equals(STANDARD)
          || (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** True if a format was named, or the ending of the file names one. */
  boolean isNamed() {
    return chosen.isPresent()
        || JsonLines.EXTENSIONS.contains(ending())
        || ending().equals(PdfFile.EXTENSION)
        || Formats.forFile(name).isPresent();
  }

  private String ending() {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /**
   * The file format.
   *
   * @param listener for what there is to say while it is written
   * @throws UsageException if nothing says it, or the puzzles cannot be written in it
   */
  BatchFormat format(List<Request> requests, int count, BatchConsole listener) {
    OutcomeJson json = new OutcomeJson();
    if (chosen.isPresent()) {
      return switch (chosen.get()) {
        case LINE -> new PuzzleLines(Formats.named("line").orElseThrow());
        case GRID -> new GridFile();
        case JSON -> new JsonLines(json);
      };
    }
    if (JsonLines.EXTENSIONS.contains(ending())) {
      return new JsonLines(json);
    }
    if (ending().equals(PdfFile.EXTENSION)) {
      return new PdfFile(listener.console(), listener.line());
    }
    List<Item> samples = samples(requests, count);
    return Formats.forFile(name)
        .map(format -> suitable(format, samples, listener))
        .orElseThrow(
            () ->
                new UsageException(
                    "the extension of \"%s\" belongs to no format: name a file that ends in %s, or add"
                            .formatted(Input.shortened(name), offered(samples))
                        + " --format line, grid or json"));
  }

  private static BatchFormat suitable(Format format, List<Item> samples, BatchListener listener) {
    Optional<Phrase> refusal = format.refusal(samples);
    if (refusal.isPresent()) {
      throw new UsageException(
          ".%s files cannot hold these puzzles: %s; name a file that ends in %s"
              .formatted(format.extensions().get(0), refusal.get(), offered(samples)));
    }
    return PuzzleLines.suits(format, samples.get(0))
        ? new PuzzleLines(format)
        : new PuzzleFile(format, listener);
  }

  private static String offered(List<Item> samples) {
    List<String> endings =
        Stream.concat(
                Formats.offering(samples).stream()
                    .flatMap(each -> each.extensions().stream())
                    .filter(ending -> !JsonLines.EXTENSIONS.contains(ending)),
                Stream.of(JsonLines.EXTENSIONS.get(0), PdfFile.EXTENSION))
            .map(ending -> "." + ending)
            .toList();
    int last = endings.size() - 1;
    return String.join(", ", endings.subList(0, last)) + " or " + endings.get(last);
  }

  /** Sample puzzles of each board for checking a format: one, or two for several. */
  private static List<Item> samples(List<Request> requests, int count) {
    List<Item> samples = new ArrayList<>();
    requests.stream()
        .map(request -> request.mask().board())
        .distinct()
        .forEach(board -> samples.add(Item.of(Puzzle.empty(board))));
    return count == 1 && requests.size() == 1
        ? samples
        : Stream.concat(samples.stream(), Stream.of(samples.get(0))).toList();
  }
}
