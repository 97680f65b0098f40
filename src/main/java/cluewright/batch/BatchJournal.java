package cluewright.batch;

import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The contents of a journal. Its first line is its header; another one may follow once the output
 * has taken the place of an older one.
 *
 * @param name of its file, as messages have it
 */
record BatchJournal(String name, BatchHeader header, List<BatchRecord> records) {

  /**
   * The journal in a text, if it is one.
   *
   * @param wanted what is asked for now
   * @throws BatchException if the text is none, or of another request
   */
  static Optional<BatchJournal> read(String text, String name, BatchHeader wanted) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    BatchHeader begun =
        BatchHeader.read(lines.get(0))
            .orElseThrow(() -> broken(name + " is not the journal of a run"));
    Optional<String> difference = wanted.difference(begun);
    if (difference.isPresent()) {
      throw new BatchException(
          "%s belongs to a different request; this one has %s: repeat the earlier request, or"
                  .formatted(name, difference.get())
              + " start over with --overwrite");
    }
    BatchHeader header = begun;
    List<BatchRecord> records = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      Optional<BatchHeader> next = BatchHeader.read(lines.get(i));
      if (next.isEmpty()) {
        records.add(record(lines.get(i), i + 1, name));
      }
      header = next.orElse(header);
    }
    return Optional.of(new BatchJournal(name, header, records));
  }

  private static BatchRecord record(String line, int number, String name) {
    return BatchRecord.read(line)
        .orElseThrow(() -> broken("%s: line %,d is not a record of a run".formatted(name, number)));
  }

  private static BatchException broken(String what) {
    return new BatchException(what + ": fix it, or start over with --overwrite");
  }

  List<Puzzle> puzzles() {
    return BatchRecord.puzzles(records);
  }

  /** All records except undecided ones. */
  List<BatchRecord> decided() {
    return records.stream().filter(record -> !record.isUndecided()).toList();
  }
}
