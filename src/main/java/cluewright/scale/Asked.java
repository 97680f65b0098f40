package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;

/**
 * What all items have in common: a request, except for a mask and seed of their own. Each is worked
 * on by one thread.
 *
 * <p>As JSON it is a project of one puzzle, as the studio saves it, beside the effort to spend.
 */
record Asked(Request request, Many.Variety variety) {
  /** Records as JSON; enums by the words that users know. */
  static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private record Form(
      JsonNode project,
      long milliseconds,
      long seed,
      EngineChoice engine,
      boolean lists,
      Many.Variety variety) {}

  /** The request for one thread. */
  Asked {
    request = request.withThreads(1);
    if (!request.known().isEmpty()) {
      throw new IllegalArgumentException("items do not keep known puzzles");
    }
  }

  Request on(Item item) {
    Goal goal = request.goal();
    Request same =
        item.mask()
            .filter(mask -> !mask.equals(request.mask()))
            .map(
                mask ->
                    new Request(mask, request.strategies())
                        .withGoal(goal)
                        .withTime(request.time())
                        .withEngine(request.engine())
                        .withLists(request.lists())
                        .withThreads(1))
            .orElse(request);
    return item.mask().isPresent() ? same.withSeed(item.seed()) : same;
  }

  JsonNode json() {
    return MAPPER.valueToTree(
        new Form(
            project(),
            request.time().toMillis(),
            request.seed(),
            request.engine(),
            request.lists().areAsked(),
            variety));
  }

  private JsonNode project() {
    Goal goal = request.goal();
    Document document =
        Document.untitled(request.mask(), request.strategies())
            .withRequired(StrategySet.of(goal.required()))
            .withConditions(goal.conditions())
            .withFixed(goal.givens().orElse(Puzzle.empty(request.mask().board())));
    try {
      return MAPPER.readTree(ProjectFile.text(Project.of(document)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a project is JSON", e);
    }
  }

  /**
   * Reads what {@link #json} writes.
   *
   * @throws BatchException if it is not that
   */
  static Asked read(JsonNode object) {
    try {
      Form form = MAPPER.treeToValue(object, Form.class);
      Document document = ProjectFile.read(form.project.toString()).document();
      Mask mask = document.mask();
      Goal goal =
          Goal.NONE
              .withRequired(document.required().strategies())
              .withConditions(document.conditions());
      if (document.fixed().mask().size() > 0) {
        goal = goal.withGivens(document.fixed());
      }
      Request request =
          new Request(mask, document.chosen())
              .withGoal(goal)
              .withTime(Duration.ofMillis(form.milliseconds))
              .withSeed(form.seed)
              .withEngine(form.engine)
              .withLists(form.lists ? Lists.ASKED : Lists.IGNORED);
      return new Asked(request, form.variety);
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new BatchException("the request cannot be read: " + e.getMessage());
    }
  }
}
