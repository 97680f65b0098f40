package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.batch.BatchRecord;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Bookmark;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.engine.Walks;
import cluewright.search.verify.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Joins answers, after checking that they are complete.
 *
 * <p>A puzzle is verified again. That a share of a walk holds none rests on the answer: a seal
 * shows that it is whole, and whoever doubts it has the proof, which a checker redoes.
 */
public final class Join {
  private static final int MOST_NAMED = 20;

  private final Answers answers;
  private final Map<Integer, Answer> all;

  private Join(Answers answers, Map<Integer, Answer> all) {
    this.answers = answers;
    this.all = all;
  }

  /**
   * Reads the answers.
   *
   * @throws BatchException if there is no folder, or one is damaged or contradicts another, as
   *     {@link Answers#read}
   */
  public static Join of(Answers answers) throws IOException {
    if (!Files.isDirectory(answers.folder())) {
      throw new BatchException(
          answers.folder()
              + ": there is no such folder: run work first, or name that of the answers");
    }
    return new Join(answers, answers.read());
  }

  /**
   * The puzzles of all items, without relabellings of each other.
   *
   * @throws BatchException if answers are missing, or a puzzle is none
   */
  public JoinedPuzzles puzzles() {
    requireAll();
    JoinedPuzzles joined = new JoinedPuzzles();
    for (Item item : answers.items().all()) {
      Answer answer = all.get(item.id());
      Request request = answers.items().on(item);
      Verification verification = new Verification(request);
      int found = 0;
      for (String outcome : answer.outcomes()) {
        BatchRecord record = record(outcome, item);
        if (record.puzzle().isPresent()) {
          requireGood(record.puzzle().get(), request, verification, item);
          found++;
        } else if (!record.isOf(request.mask())) {
          throw new BatchException(
              "item %,d has an outcome of another mask, %s: its answer was changed, remove its file and run work again"
                  .formatted(item.id(), record.mask()));
        }
        joined.add(item, record, outcome, found);
      }
      boolean isEnded = answer.outcomes().size() > found;
      if (found > item.count() || (found < item.count() && !isEnded)) {
        throw new BatchException(
            "item %,d has %,d puzzles of %,d, and does not say why: its answer was changed"
                .formatted(item.id(), found, item.count()));
      }
    }
    joined.requireConsistent();
    return joined;
  }

  /**
   * The outcome of a walk: the puzzle that some item found, or the proof that there is none.
   *
   * @throws BatchException if no puzzle was found and answers are missing, or a puzzle is none
   */
  public Outcome walk(Stop stop) {
    Request request = answers.items().request();
    WalkCut cut = answers.items().walk().orElseThrow();
    Duration time = all.values().stream().map(Answer::time).reduce(Duration.ZERO, Duration::plus);
    Optional<Answer> found =
        all.values().stream().filter(answer -> !answer.outcomes().isEmpty()).findFirst();
    if (found.isPresent()) {
      return found(found.get(), request, cut, time);
    }
    requireAll();
    long below = all.values().stream().mapToLong(Answer::tried).sum();
    try {
      Proof proof = Walks.proof(request, cut, below, stop);
      return new Outcome.Impossible(proof, cut.engine().toString(), time);
    } catch (Bookmark.UnfitException e) {
      throw new BatchException(
          "the walk cannot be joined, since %s: use the version that split it"
              .formatted(e.getMessage()));
    }
  }

  /**
   * The outcomes of all grids.
   *
   * @throws BatchException if answers are missing, or a puzzle is none
   */
  public JoinedGrids grids() {
    requireAll();
    int clues = answers.items().clues().orElseThrow();
    List<String> lines = new ArrayList<>();
    int found = 0;
    long nodes = 0;
    long checked = 0;
    for (Item item : answers.items().all()) {
      List<String> outcomes = all.get(item.id()).outcomes();
      if (outcomes.size() != item.grids().size()) {
        throw changed(
            item,
            "there are %,d outcomes for %,d grids".formatted(outcomes.size(), item.grids().size()));
      }
      for (int i = 0; i < outcomes.size(); i++) {
        GridOutcome outcome = outcome(item, outcomes.get(i), item.grids().get(i), clues);
        lines.add(outcomes.get(i));
        found += outcome.puzzle().isPresent() ? 1 : 0;
        nodes += outcome.nodes();
        checked += outcome.checked();
      }
    }
    Duration time = all.values().stream().map(Answer::time).reduce(Duration.ZERO, Duration::plus);
    return new JoinedGrids(lines, found, nodes, checked, time);
  }

  private static GridOutcome outcome(Item item, String line, Puzzle grid, int clues) {
    GridOutcome outcome;
    try {
      outcome = GridOutcome.read(line, grid, clues);
    } catch (BatchException e) {
      throw changed(item, e.getMessage());
    }
    outcome
        .fault()
        .ifPresent(
            why -> {
              throw changed(item, why);
            });
    return outcome;
  }

  private static BatchException changed(Item item, String why) {
    return new BatchException(
        "item %,d: %s: its answer was changed, remove its file and run work again"
            .formatted(item.id(), why));
  }

  private Outcome found(Answer answer, Request request, WalkCut cut, Duration time) {
    Item item = answers.items().all().get(answer.item() - 1);
    Verification verification = new Verification(request);
    Puzzle puzzle =
        record(answer.outcomes().get(0), item)
            .puzzle()
            .orElseThrow(
                () ->
                    new BatchException(
                        "item %,d has no puzzle: its answer was changed".formatted(item.id())));
    requireGood(puzzle, request, verification, item);
    return verification
        .accepted(puzzle, cut.engine().toString(), time)
        .orElseThrow(() -> new IllegalStateException("it was good"));
  }

  private static BatchRecord record(String outcome, Item item) {
    return BatchRecord.read(outcome)
        .orElseThrow(
            () ->
                new BatchException(
                    "item %,d: %s is no outcome: its answer was changed"
                        .formatted(item.id(), outcome)));
  }

  private static void requireGood(
      Puzzle puzzle, Request request, Verification verification, Item item) {
    Optional<String> fault =
        puzzle.mask().equals(request.mask())
            ? verification.fault(puzzle)
            : Optional.of("has its clues on the cells of another mask");
    fault.ifPresent(
        why -> {
          throw new BatchException(
              "item %,d: the puzzle %s %s: its answer was changed, remove its file and run work again"
                  .formatted(item.id(), puzzle.line(), why));
        });
  }

  private void requireAll() {
    List<Integer> missing =
        answers.items().all().stream().map(Item::id).filter(id -> !all.containsKey(id)).toList();
    if (!missing.isEmpty()) {
      String named =
          missing.stream()
              .limit(MOST_NAMED)
              .map("%,d"::formatted)
              .collect(Collectors.joining("; "));
      throw new BatchException(
          "%,d of %,d items have no answer in %s (%s%s): run work again for their shards"
              .formatted(
                  missing.size(),
                  answers.items().all().size(),
                  answers.folder(),
                  named,
                  missing.size() > MOST_NAMED ? "; …" : ""));
    }
  }
}
