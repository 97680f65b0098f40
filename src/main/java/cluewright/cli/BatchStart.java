package cluewright.cli;

import cluewright.format.FormatException;
import cluewright.format.WholeFile;
import cluewright.format.exchange.Content.Clues;
import cluewright.format.exchange.Item;
import cluewright.model.Puzzle;
import cluewright.search.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens a {@link BatchFile}: begins a run, or finds out where an earlier one ended. */
record BatchStart(
    BatchPaths paths,
    BatchFormat format,
    List<Request> requests,
    Console console,
    ProgressLine progress) {

  /** What to do with what is there. */
  enum Mode {
    /** Nothing: if there is something, refuse. */
    NEW,
    /** Carry it on. */
    RESUME,
    /** Replace it. */
    OVERWRITE
  }

  /** The lines of a journal. */
  private record Journal(String name, BatchHeader header, List<BatchRecord> records) {}

  /**
   * The file, with its journal open.
   *
   * @return empty if it was written whole before, and cannot be read back
   * @throws UsageException if it may not be written, or not carried on
   */
  Optional<BatchFile> open(Mode mode) throws IOException {
    boolean wasThere = Files.exists(paths.part());
    LineFile journal = LineFile.open(paths.part());
    Optional<BatchFile> file = Optional.empty();
    try {
      if (!journal.lock()) {
        throw new UsageException(
            "%s is being written by another run: let that end, or name another file"
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
      throw new UsageException(
          "%s keeps a run that was interrupted: carry it on with --resume, or begin anew with"
                  .formatted(paths.partName())
              + " --overwrite");
    }
    if (paths.hasOutput()) {
      throw new UsageException(
          "%s exists: carry on with --resume, replace it with --overwrite, or name another file"
              .formatted(paths.name()));
    }
    paths.removeLog();
    return fresh(journal);
  }

  private BatchFile replaced(LineFile journal) throws IOException {
    paths.removeLog();
    if (format instanceof BatchFormat.ByLine) {
      Files.deleteIfExists(paths.out());
    }
    return fresh(journal);
  }

  private BatchFile fresh(LineFile journal) throws IOException {
    BatchHeader header = BatchHeader.of(format.id(), BatchHeader.Base.NONE, requests);
    journal.clear();
    journal.append(header.line());
    return new BatchFile(this, journal, header, new KeptPuzzles(requests), List.of());
  }

  private Optional<BatchFile> resumed(LineFile journal) throws IOException {
    mend(journal, paths.partName());
    Optional<Journal> part = read(paths.part(), paths.partName());
    Optional<Journal> log = read(paths.log(), paths.logName());
    if (part.isEmpty() && log.isEmpty() && !paths.hasOutput()) {
      return Optional.of(fresh(journal));
    }
    return format instanceof BatchFormat.ByLine lines
        ? Optional.of(resumed(lines, journal, part, log))
        : resumed((BatchFormat.Whole) format, journal, part, log);
  }

  private BatchFile resumed(
      BatchFormat.ByLine lines, LineFile journal, Optional<Journal> part, Optional<Journal> log)
      throws IOException {
    List<BatchRecord> records = new ArrayList<>(written(lines));
    if (part.isEmpty() && records.stream().anyMatch(BatchRecord::isUndecided)) {
      rewriteDecided(lines);
      records.removeIf(BatchRecord::isUndecided);
    }
    KeptPuzzles kept = new KeptPuzzles(requests);
    kept.add(puzzles(records), paths.name(), progress);
    BatchFile file = file(journal, part, kept, items(puzzles(records)));
    file.know(records);
    know(file, part, log);
    return file;
  }

  private Optional<BatchFile> resumed(
      BatchFormat.Whole whole, LineFile journal, Optional<Journal> part, Optional<Journal> log)
      throws IOException {
    boolean isBase =
        part.map(run -> run.header().base() == BatchHeader.Base.OUTPUT).orElse(true)
            && paths.hasOutput();
    Optional<List<Item>> base = isBase ? whole.read(paths.out()) : Optional.of(List.of());
    if (base.isEmpty() && part.isEmpty() && log.isEmpty()) {
      console.note(
          "%s was written whole before, and no run on it was interrupted: nothing is to be resumed"
              .formatted(paths.name()));
      return Optional.empty();
    }
    List<Item> items = new ArrayList<>(base.orElse(List.of()));
    KeptPuzzles kept = new KeptPuzzles(requests);
    kept.add(clues(items), paths.name(), progress);
    for (Journal source : Stream.of(log, part).flatMap(Optional::stream).toList()) {
      List<Puzzle> more = puzzles(source.records()).stream().filter(kept::isNew).toList();
      kept.add(more, source.name(), progress);
      items.addAll(items(more));
    }
    BatchFile file = file(journal, part, kept, items);
    know(file, part, log);
    return Optional.of(file);
  }

  /** What the log calls undecided is tried again: that run had come to its end. */
  private void know(BatchFile file, Optional<Journal> part, Optional<Journal> log) {
    log.ifPresent(
        run -> file.know(run.records().stream().filter(each -> !each.isUndecided()).toList()));
    part.ifPresent(run -> file.know(run.records()));
  }

  private BatchFile file(
      LineFile journal, Optional<Journal> part, KeptPuzzles kept, List<Item> items)
      throws IOException {
    BatchHeader header = BatchHeader.of(format.id(), BatchHeader.Base.OUTPUT, requests);
    if (part.isEmpty()) {
      journal.clear();
      journal.append(header.line());
    }
    console.note("%,d puzzles are there already".formatted(kept.count()));
    return new BatchFile(this, journal, header, kept, items);
  }

  private static List<Puzzle> puzzles(List<BatchRecord> records) {
    return records.stream().flatMap(record -> record.puzzle().stream()).toList();
  }

  private static List<Item> items(List<Puzzle> puzzles) {
    return puzzles.stream().map(Item::of).toList();
  }

  private List<Puzzle> clues(List<Item> items) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (Item item : items) {
      if (!(item.content() instanceof Clues puzzle)) {
        throw new UsageException(
            "%s: number %,d is a mask; take it out, or begin anew with --overwrite"
                .formatted(paths.name(), puzzles.size() + 1));
      }
      puzzles.add(puzzle.clues());
    }
    return puzzles;
  }

  /** The journal in a file, if there is one that is this run's. */
  private Optional<Journal> read(Path file, String name) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> lines = Files.readString(file).lines().toList();
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    BatchHeader begun =
        BatchHeader.read(lines.get(0))
            .orElseThrow(() -> new UsageException(name + " is no journal of a run: " + anew()));
    BatchHeader.of(format.id(), begun.base(), requests)
        .difference(begun)
        .ifPresent(
            what -> {
              throw new UsageException(
                  "%s is of a run that was asked for otherwise, and now %s is wanted: ask for the"
                          .formatted(name, what)
                      + " same, or begin anew with --overwrite");
            });
    List<BatchRecord> records = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      int number = records.size() + 2;
      records.add(
          BatchRecord.read(line)
              .orElseThrow(
                  () ->
                      new UsageException(
                          "%s: line %,d is no record of a run: %s"
                              .formatted(name, number, anew()))));
    }
    return Optional.of(new Journal(name, begun, records));
  }

  private static String anew() {
    return "mend it, or begin anew with --overwrite";
  }

  /** What the output of a format of lines holds. */
  private List<BatchRecord> written(BatchFormat.ByLine lines) throws IOException {
    if (!paths.hasOutput()) {
      return List.of();
    }
    try (LineFile output = LineFile.open(paths.out())) {
      String rest = output.rest();
      if (isWhole(lines, rest)) {
        output.append("\n");
      }
      mend(output, paths.name());
      String text = output.text();
      return Input.of(paths.name(), text).read(lines::read);
    }
  }

  /** Whether the last line is all there but for its end, as editors may leave it. */
  private boolean isWhole(BatchFormat.ByLine lines, String rest) {
    try {
      List<BatchRecord> records = lines.read(rest);
      return !records.isEmpty()
          && requests.stream().anyMatch(each -> each.mask().line().equals(records.get(0).mask()));
    } catch (FormatException e) {
      return false;
    }
  }

  private void mend(LineFile file, String name) throws IOException {
    if (!file.rest().isEmpty()) {
      file.cut();
      console.note("the last line of %s was cut short, and is taken off".formatted(name));
    }
  }

  private void rewriteDecided(BatchFormat.ByLine lines) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : Files.readString(paths.out()).lines().toList()) {
      if (lines.read(line).stream().noneMatch(BatchRecord::isUndecided)) {
        text.append(line).append('\n');
      }
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    WholeFile.write(paths.out(), out -> out.write(bytes));
  }
}
