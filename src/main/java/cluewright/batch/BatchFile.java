package cluewright.batch;

import cluewright.format.FileException;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file of puzzles that survives a crash of the process at any moment.
 *
 * <p>While a run goes on, NAME.part stands beside NAME: its journal, locked by the process, with
 * the request in its first line. Formats of lines get each puzzle as soon as it is found, and their
 * journal has only the outcomes for which they have no place; of the other formats the journal has
 * all, and NAME is written at the end, whole, over what was there. An older NAME that is replaced
 * stays as it is until the first result takes its place. At the end NAME.part goes. So NAME.part
 * says that the run was interrupted, and {@code --resume} carries it on.
 *
 * <p>A run that ended with fewer puzzles than asked for leaves NAME.log, a journal too, unless NAME
 * has the reasons itself (JSON lines). To resume such a run is to try again what was undecided.
 */
final class BatchFile implements Destination {
  private final BatchPaths paths;
  private final BatchFormat format;
  private final BatchListener listener;
  private final LineFile journal;
  private final KeptPuzzles kept;
  private final List<Item> items;
  private final Map<String, List<BatchRecord>> outcomes = new LinkedHashMap<>();
  private BatchHeader header;
  private LineFile output;
  private boolean failed;

  BatchFile(
      BatchPaths paths,
      BatchFormat format,
      LineFile journal,
      BatchHeader header,
      KeptPuzzles kept,
      BatchListener listener) {
    this.paths = paths;
    this.format = format;
    this.journal = journal;
    this.header = header;
    this.kept = kept;
    this.listener = listener;
    this.items = new ArrayList<>(kept.items());
  }

  /** Adds outcomes without puzzles from the run so far. */
  void know(List<BatchRecord> records) {
    records.stream().filter(record -> record.puzzle().isEmpty()).forEach(this::know);
  }

  private void know(BatchRecord outcome) {
    outcomes.computeIfAbsent(outcome.mask(), mask -> new ArrayList<>()).add(outcome);
  }

  @Override
  public List<BatchRecord> before(Mask mask) {
    List<BatchRecord> before = new ArrayList<>();
    Deque<BatchRecord> ends =
        new ArrayDeque<>(outcomes.getOrDefault(BatchHeader.name(mask), List.of()));
    int puzzles = 0;
    for (Puzzle puzzle : kept.of(mask)) {
      while (!ends.isEmpty() && ends.getFirst().after() <= puzzles) {
        before.add(ends.removeFirst());
      }
      before.add(BatchRecord.found(puzzle));
      puzzles++;
    }
    before.addAll(ends);
    return before;
  }

  @Override
  public boolean take(Outcome.Found found, Request request) {
    try {
      if (format instanceof BatchFormat.ByLine lines) {
        append(lines.line(found, request).orElseThrow());
        if (isOfJournal(found.puzzle().mask())) {
          journal.append(BatchRecord.found(found.puzzle()).line());
        }
      } else {
        journal.append(BatchRecord.found(found.puzzle()).line());
      }
      items.add(Item.of(found.puzzle()));
      return true;
    } catch (IOException e) {
      fail(e);
      listener.unwritten(found.puzzle());
      return false;
    }
  }

  /** True if the output has no puzzle yet, or does not name its board. */
  private boolean isOfJournal(Mask mask) {
    return format instanceof BatchFormat.Whole || (!format.tellsBoards() && kept.isOfSeveral(mask));
  }

  /** Appends a line; the first one replaces an old file in a single step. */
  private void append(String line) throws IOException {
    if (output == null && header.isOld(paths)) {
      byte[] first = line.getBytes(StandardCharsets.UTF_8);
      paths.write(out -> out.write(first));
      output = LineFile.open(paths.out());
      header = header.replacing("");
      journal.append(header.line());
      return;
    }
    if (output == null) {
      output = LineFile.open(paths.out());
    }
    output.append(line);
  }

  private void fail(IOException failure) {
    failed = true;
    listener.note(
        "writing failed (%s): the puzzle that could not be written follows here"
            .formatted(FileException.reason(failure)));
  }

  @Override
  public void end(Outcome outcome, Request request, Shortage line) {
    if (failed || isStopped(outcome)) {
      return;
    }
    BatchRecord record = BatchRecord.of(outcome, BatchHeader.name(request.mask()), line.all());
    know(record);
    try {
      Optional<String> text =
          format instanceof BatchFormat.ByLine lines
              ? lines.line(outcome, request)
              : Optional.<String>empty();
      if (text.isPresent()) {
        append(text.get());
      } else {
        journal.append(record.line());
      }
      if (text.isEmpty() && line.found() == 0) {
        listener.none(outcome, request, line);
      }
    } catch (IOException e) {
      failed = true;
      listener.note("writing failed: " + FileException.reason(e));
    }
  }

  private static boolean isStopped(Outcome outcome) {
    return outcome instanceof Outcome.Undecided undecided
        && undecided.reason() == Outcome.Undecided.Reason.STOPPED;
  }

  @Override
  public boolean finish(Ending ending) {
    try {
      return end(ending);
    } catch (IOException | BatchException e) {
      listener.note(
          "%s is not written (%s): the run is kept in %s; continue it with --resume"
              .formatted(paths.name(), FileException.reason(e), paths.partName()));
      return false;
    } finally {
      close();
    }
  }

  private boolean end(Ending ending) throws IOException {
    if (output != null) {
      output.force();
    }
    if (failed || ending == Ending.STOPPED) {
      journal.force();
      listener.note(
          "%s kept in %s; continue the run with --resume"
              .formatted(
                  items.size() == 1 ? "1 puzzle is" : "%,d puzzles are".formatted(items.size()),
                  format instanceof BatchFormat.Whole ? paths.partName() : paths.name()));
      return !failed;
    }
    if (format instanceof BatchFormat.Whole whole && !items.isEmpty()) {
      ByteArrayOutputStream contents = new ByteArrayOutputStream();
      whole.write(items, contents);
      paths.write(contents::writeTo);
      header = header.replacing("");
    }
    leaveLog();
    paths.removePart();
    return true;
  }

  private void leaveLog() throws IOException {
    boolean isNeeded = !outcomes.isEmpty() && (header.masks().size() > 1 || !items.isEmpty());
    if (!isNeeded || format instanceof JsonLines) {
      paths.removeLog();
      return;
    }
    StringBuilder text = new StringBuilder(header.line());
    items.stream()
        .map(item -> ((Clues) item.content()).clues())
        .filter(puzzle -> isOfJournal(puzzle.mask()))
        .forEach(puzzle -> text.append(BatchRecord.found(puzzle).line()));
    outcomes.values().stream().flatMap(List::stream).forEach(record -> text.append(record.line()));
    paths.writeLog(text.toString());
  }

  private void close() {
    try {
      journal.close();
      if (output != null) {
        output.close();
      }
    } catch (IOException e) {
      listener.note("a file could not be closed: " + FileException.reason(e));
    }
  }
}
