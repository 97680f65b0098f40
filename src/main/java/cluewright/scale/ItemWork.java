package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.batch.OutcomeJson;
import cluewright.search.Bookmark;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.WalkPiece;
import cluewright.search.Watch;
import cluewright.search.engine.Walks;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Does items, on the calling thread. With one engine an item has the same answer whoever does it,
 * and when; only time limits depend on the machine.
 */
public record ItemWork(Items items, Engine engine, OutcomeJson json) {

  public ItemWork(Items items, Engine engine) {
    this(items, engine, new OutcomeJson());
  }

  /**
   * The answer to an item.
   *
   * @return empty if the work was stopped
   * @throws BatchException if the item is none of its request
   */
  public Optional<Answer> answer(Item item, Watch watch) {
    long start = System.nanoTime();
    Request request = items.on(item);
    return items.kind() == Kind.WALK
        ? walked(item, request, watch, start)
        : puzzles(item, request, watch, start);
  }

  private Optional<Answer> walked(Item item, Request request, Watch watch, long start) {
    WalkPiece piece = items.walk().orElseThrow().piece(item.from(), item.to());
    try {
      return Walks.walk(request, piece, watch)
          .map(
              walked ->
                  new Answer(
                      item.id(),
                      walked
                          .found()
                          .map(found -> List.of(object(found, request)))
                          .orElse(List.of()),
                      walked.found().isPresent() ? 0 : walked.tried(),
                      since(start)));
    } catch (Bookmark.UnfitException e) {
      throw new BatchException(
          "item %,d cannot be walked, since %s: split the walk anew with this version"
              .formatted(item.id(), e.getMessage()));
    }
  }

  private Optional<Answer> puzzles(Item item, Request request, Watch watch, long start) {
    List<JsonNode> outcomes = Collections.synchronizedList(new ArrayList<>());
    Many many = new Many(request, item.count(), items.variety());
    Outcome last = engine.generateMany(many, watch, found -> outcomes.add(object(found, request)));
    if (last instanceof Outcome.Undecided undecided
        && (watch.isStopped() || undecided.reason() == Outcome.Undecided.Reason.STOPPED)) {
      return Optional.empty();
    }
    if (outcomes.size() < item.count()) {
      outcomes.add(object(last, request));
    }
    return Optional.of(new Answer(item.id(), outcomes, 0, since(start)));
  }

  private JsonNode object(Outcome outcome, Request request) {
    return Answer.outcome(json.of(outcome, request));
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
