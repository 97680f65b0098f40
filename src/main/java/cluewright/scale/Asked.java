package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Wishes;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What all items have in common: a request, except for a mask and seed of their own. Each is worked
 * on by one thread.
 *
 * <p>As JSON it is a project of one puzzle, as the studio saves it, beside the effort to spend.
 */
record Asked(Request request, Many.Variety variety) {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The request for one thread, with its conditions in canonical order. */
  Asked {
    Goal goal = request.goal();
    request =
        request
            .withThreads(1)
            .withGoal(goal.withWishes(new Wishes(goal.redundancy(), goal.wishes()).ofPath()));
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

  ObjectNode json() {
    ObjectNode object = MAPPER.createObjectNode();
    object.set("project", project());
    object.put("milliseconds", request.time().toMillis());
    object.put("seed", request.seed());
    object.put("engine", request.engine().toString());
    object.put("lists", request.lists().areAsked());
    object.put("variety", variety.toString());
    return object;
  }

  private JsonNode project() {
    Goal goal = request.goal();
    Document document =
        Document.untitled(request.mask(), request.strategies())
            .withRequired(StrategySet.of(goal.required()))
            .withWishes(new Wishes(goal.redundancy(), goal.wishes()))
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
      Document document = ProjectFile.read(object.path("project").toString()).document();
      Mask mask = document.mask();
      Goal goal =
          Goal.NONE
              .withRequired(document.required().strategies())
              .withRedundancy(document.wishes().redundancy())
              .withWishes(document.wishes().ofPath());
      if (document.fixed().mask().size() > 0) {
        goal = goal.withGivens(document.fixed());
      }
      Request request =
          new Request(mask, document.chosen())
              .withGoal(goal)
              .withTime(Duration.ofMillis(object.path("milliseconds").asLong()))
              .withSeed(object.path("seed").asLong())
              .withEngine(choice(EngineChoice.values(), object.path("engine").asText()))
              .withLists(object.path("lists").asBoolean() ? Lists.ASKED : Lists.IGNORED);
      return new Asked(request, choice(Many.Variety.values(), object.path("variety").asText()));
    } catch (IllegalArgumentException e) {
      throw new BatchException("the request cannot be read: " + e.getMessage());
    }
  }

  private static <E extends Enum<E>> E choice(E[] all, String name) {
    Optional<E> choice =
        Stream.of(all)
            .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
            .findFirst();
    return choice.orElseThrow(() -> new IllegalArgumentException("there is no " + name));
  }
}
