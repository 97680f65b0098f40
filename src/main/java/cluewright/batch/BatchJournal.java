package cluewright.batch;

import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A journal, read.
 *
 * @param name of its file, as messages have it
 */
record BatchJournal(String name, BatchHeader header, List<BatchRecord> records) {

  /**
   * The journal in a text, if there is one.
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
    return Optional.of(
        new BatchJournal(name, begun, records(lines.subList(1, lines.size()), name)));
  }

  private static List<BatchRecord> records(List<String> lines, String name) {
    List<BatchRecord> records = new ArrayList<>();
    for (String line : lines) {
      int number = records.size() + 2;
      records.add(
          BatchRecord.read(line)
              .orElseThrow(
                  () -> broken("%s: line %,d is not a record of a run".formatted(name, number))));
    }
    return records;
  }

  private static BatchException broken(String what) {
    return new BatchException(what + ": fix it, or start over with --overwrite");
  }

  List<Puzzle> puzzles() {
    return BatchRecord.puzzles(records);
  }

  /** All but what was undecided. */
  List<BatchRecord> decided() {
    return records.stream().filter(record -> !record.isUndecided()).toList();
  }
}
