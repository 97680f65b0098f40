package cluewright.batch;

import cluewright.batch.KeptPuzzles.Told;
import cluewright.format.exchange.core.Item;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens a {@link BatchFile}: starts a run, or finds where an earlier one ended. */
public record BatchStart(
    BatchPaths paths, BatchFormat format, List<Request> requests, BatchListener listener) {

  /** What to do with existing files. */
  public enum Mode {
    /** Refuse if anything exists. */
    NEW,
    /** Continue the run. */
    RESUME,
    /** Replace the file. */
    OVERWRITE
  }

  /**
   * Opens the file with its journal.
   *
   * @return empty if it was written whole before, and cannot be read back
   * @throws BatchException if it may not be written, or not carried on
   */
  public Optional<Destination> open(Mode mode) throws IOException {
    boolean wasThere = Files.exists(paths.part());
    LineFile journal = LineFile.open(paths.part());
    Optional<Destination> file = Optional.empty();
    try {
      if (!journal.lock()) {
        throw new BatchException(
            "%s is being written by another run: wait until it ends, or name another file"
                .formatted(paths.name()));
      }
      file =
          switch (mode) {
            case NEW -> Optional.of(begun(journal));
            case OVERWRITE -> Optional.of(replaced(journal));
            case RESUME -> resumed(journal);
          };
      return file;
    } finally {
      if (file.isEmpty()) {
        journal.close();
        if (!wasThere) {
          paths.removePart();
        }
      }
    }
  }

  private BatchFile begun(LineFile journal) throws IOException {
    if (!journal.text().isEmpty()) {
      throw new BatchException(
          "%s keeps an interrupted run: continue it with --resume, or start over with"
                  .formatted(paths.partName())
              + " --overwrite");
    }
    if (paths.hasOutput()) {
      throw new BatchException(
          "%s already exists: continue with --resume, replace it with --overwrite, or name another file"
              .formatted(paths.name()));
    }
    paths.removeLog();
    return fresh(journal);
  }

  private BatchFile replaced(LineFile journal) throws IOException {
    paths.removeLog();
    return fresh(journal, header(BatchHeader.Base.NONE).replacing(paths.digest()));
  }

  private BatchHeader header(BatchHeader.Base base) {
    return BatchHeader.of(format.id(), base, requests);
  }

  private BatchFile fresh(LineFile journal) throws IOException {
    return fresh(journal, header(BatchHeader.Base.NONE));
  }

  private BatchFile fresh(LineFile journal, BatchHeader header) throws IOException {
    journal.clear();
    journal.append(header.line());
    return new BatchFile(paths, format, journal, header, new KeptPuzzles(requests), listener);
  }

  private Optional<Destination> resumed(LineFile journal) throws IOException {
    if (!journal.rest().isEmpty()) {
      journal.cut();
      listener.note(cutShort(paths.partName()) + ", and is dropped");
    }
    BatchHeader wanted = header(BatchHeader.Base.OUTPUT);
    Optional<BatchJournal> part = BatchJournal.read(journal.text(), paths.partName(), wanted);
    Optional<BatchJournal> log = BatchJournal.read(paths.logText(), paths.logName(), wanted);
    if (part.isEmpty() && log.isEmpty() && !paths.hasOutput()) {
      return Optional.of(fresh(journal));
    }
    Optional<BatchHeader> last = part.or(() -> log).map(BatchJournal::header);
    if (last.isPresent() && last.get().isOld(paths)) {
      return Optional.of(replacing(last.get(), journal, part, log));
    }
    return format instanceof BatchFormat.ByLine lines
        ? Optional.of(resumed(lines, journal, part, log))
        : resumed((BatchFormat.Whole) format, journal, part, log);
  }

  /** Continues a run that has not yet found anything to replace the old output. */
  private BatchFile replacing(
      BatchHeader last, LineFile journal, Optional<BatchJournal> part, Optional<BatchJournal> log)
      throws IOException {
    KeptPuzzles kept = new KeptPuzzles(requests);
    part.ifPresent(run -> kept.add(items(run.puzzles()), Told.BOARD, run.name(), listener));
    BatchHeader header = header(BatchHeader.Base.NONE).replacing(last.replaced());
    BatchFile file = file(journal, header, part, kept);
    know(file, part, log);
    return file;
  }

  private Told told() {
    return format.tellsBoards() ? Told.BOARD : Told.CELLS;
  }

  private static String cutShort(String name) {
    return "the last line of %s is truncated".formatted(name);
  }

  private BatchFile resumed(
      BatchFormat.ByLine lines,
      LineFile journal,
      Optional<BatchJournal> part,
      Optional<BatchJournal> log)
      throws IOException {
    List<Mask> masks = requests.stream().map(Request::mask).toList();
    LinesOutput output = new LinesOutput(paths, lines, masks);
    List<Puzzle> puzzles = BatchRecord.puzzles(output.records());
    KeptPuzzles kept = new KeptPuzzles(requests);
    Stream.of(log, part).flatMap(Optional::stream).forEach(kept::know);
    kept.add(items(puzzles), told(), paths.name(), listener);
    if (output.isTorn()) {
      refuseUnless(part.isPresent());
      listener.note(cutShort(paths.name()) + ", and is dropped");
    }
    output.mend();
    if (part.isEmpty()) {
      output.removeOpen(header(BatchHeader.Base.OUTPUT));
    }
    BatchFile file = file(journal, header(BatchHeader.Base.OUTPUT), part, kept);
    file.know(output.records());
    know(file, part, log);
    return file;
  }

  /** Refuses to touch a file that no run has written. */
  private void refuseUnless(boolean wasInterrupted) {
    if (!wasInterrupted) {
      throw new BatchException(
          "%s, and there is no %s to show that it belongs to an interrupted run: delete the line, or"
                  .formatted(cutShort(paths.name()), paths.partName())
              + " start over with --overwrite");
    }
  }

  private Optional<Destination> resumed(
      BatchFormat.Whole whole,
      LineFile journal,
      Optional<BatchJournal> part,
      Optional<BatchJournal> log)
      throws IOException {
    boolean isBase =
        part.map(run -> run.header().base() == BatchHeader.Base.OUTPUT).orElse(true)
            && paths.hasOutput();
    Optional<List<Item>> base = isBase ? whole.read(paths.out()) : Optional.of(List.of());
    if (base.isEmpty() && part.isEmpty() && log.isEmpty()) {
      listener.note(
          "%s is complete, so there is nothing to resume;"
              .concat(" for more puzzles, start over with --overwrite")
              .formatted(paths.name()));
      return Optional.empty();
    }
    KeptPuzzles kept = new KeptPuzzles(requests);
    kept.add(base.orElse(List.of()), told(), paths.name(), listener);
    for (BatchJournal source : Stream.of(log, part).flatMap(Optional::stream).toList()) {
      List<Puzzle> more = source.puzzles().stream().filter(kept::isNew).toList();
      kept.add(items(more), Told.BOARD, source.name(), listener);
    }
    BatchFile file = file(journal, header(BatchHeader.Base.OUTPUT), part, kept);
    know(file, part, log);
    return Optional.of(file);
  }

  /** Retries masks that the log calls undecided, since that run had finished. */
  private static void know(
      BatchFile file, Optional<BatchJournal> part, Optional<BatchJournal> log) {
    log.ifPresent(run -> file.know(run.decided()));
    part.ifPresent(run -> file.know(run.records()));
  }

  private BatchFile file(
      LineFile journal, BatchHeader header, Optional<BatchJournal> part, KeptPuzzles kept)
      throws IOException {
    if (part.isEmpty()) {
      journal.clear();
      journal.append(header.line());
    }
    listener.note(
        kept.items().size() == 1
            ? "1 puzzle is already there"
            : "%,d puzzles are already there".formatted(kept.items().size()));
    return new BatchFile(paths, format, journal, header, kept, listener);
  }

  private static List<Item> items(List<Puzzle> puzzles) {
    return puzzles.stream().map(Item::of).toList();
  }
}
