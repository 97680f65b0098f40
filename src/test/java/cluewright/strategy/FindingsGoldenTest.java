package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each strategy in a few states, with all that it finds there, in its order, in its words and as it
 * is drawn: {@code golden/findings} of the resources has a file for each.
 *
 * <p>{@code mvn -Pgolden test} writes anew what is found below the states; read the difference
 * before you commit it. That the records are true is tried by brute force, not by finders.
 */
@Execution(ExecutionMode.CONCURRENT)
final class FindingsGoldenTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "findings");

  /** All files as they were before one is written anew. */
  private static final Map<String, List<RecordedState>> RECORDED =
      strategies().collect(Collectors.toMap(id -> id, FindingsGoldenTest::read));

  static Stream<String> strategies() {
    return Catalogue.all().stream().map(Strategy::id);
  }

  static Stream<String> strategiesWithoutGroups() {
    return strategies().filter(id -> !id.startsWith("grouped-"));
  }

  static Stream<String> strategiesStatedAsRules() {
    return Catalogue.all().stream().filter(RuleStrategy.class::isInstance).map(Strategy::id);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aStrategyFindsAllThatIsRecordedAndSaysItSo(String id) throws IOException {
    List<RecordedState> recorded = recorded(id);
    List<RecordedState> found = new ArrayList<>();
    for (RecordedState given : recorded) {
      found.add(given.with(texts(all(finder(id, given.board()), given.state()))));
    }
    if (Boolean.getBoolean("golden.renew")) {
      Files.writeString(file(id), text(found));
    } else {
      assertThat(text(found)).isEqualTo(text(recorded));
    }
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aFinderRemembersNothingOfTheStatesThatItSaw(String id) {
    List<RecordedState> recorded = new ArrayList<>(recorded(id));
    Map<Board, Finder> finders = new HashMap<>();
    for (int round = 0; round < 2; round++) {
      for (RecordedState given : recorded) {
        Finder used = finders.computeIfAbsent(given.board(), board -> finder(id, board));
        assertThat(texts(all(used, given.state())))
            .isEqualTo(texts(all(finder(id, given.board()), given.state())));
      }
      Collections.reverse(recorded);
    }
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aFinderThatIsToldToStopGoesNoFurther(String id) {
    for (RecordedState given : recorded(id)) {
      Finder finder = finder(id, given.board());
      SolvingState state = given.state();
      List<Deduction> all = all(finder, state);
      for (int enough = 1; enough <= all.size(); enough++) {
        int most = enough;
        List<Deduction> some = new ArrayList<>();
        assertThat(finder.find(state, next -> some.add(next) && some.size() >= most)).isTrue();
        assertThat(some)
            .extracting(Deduction::changes)
            .isEqualTo(all.subList(0, most).stream().map(Deduction::changes).toList());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void noSolutionOfAStateIsAgainstWhatIsConcluded(String id) {
    for (RecordedState given : recorded(id)) {
      Completions solutions = Completions.of(given.state());
      assertThat(solutions.exist()).isTrue();
      for (Deduction deduction : all(finder(id, given.board()), given.state())) {
        assertThat(deduction.changes())
            .as("%s", deduction)
            .noneMatch(
                change ->
                    deduction.places()
                        ? solutions.without(change).exist()
                        : solutions.with(change).exist());
      }
    }
  }

  /** Where a link is of a group, it is drawn from one of its cells, which says less. */
  @ParameterizedTest
  @MethodSource("strategiesWithoutGroups")
  void noSolutionOfAStateIsAgainstALinkThatIsDrawn(String id) {
    for (RecordedState given : recorded(id)) {
      Completions solutions = Completions.of(given.state());
      for (Deduction deduction : all(finder(id, given.board()), given.state())) {
        assertThat(deduction.evidence().links())
            .as("%s", deduction)
            .noneMatch(link -> isRefuted(link, solutions));
      }
    }
  }

  private static boolean isRefuted(Evidence.Link link, Completions solutions) {
    return link.strength() == Evidence.Strength.STRONG
        ? solutions.without(link.from()).without(link.to()).exist()
        : solutions.with(link.from()).with(link.to()).exist();
  }

  @ParameterizedTest
  @MethodSource("strategiesStatedAsRules")
  void theRulesConcludeWhatIsFound(String id) {
    RuleStrategy strategy = (RuleStrategy) Catalogue.withId(id).orElseThrow();
    for (RecordedState given : recorded(id)) {
      Applied state = new Applied(given.state().frozen());
      assertThat(state.conclusions(StrategySet.of(List.of(strategy)).rules(given.board())))
          .isEqualTo(state.conclusions(strategy));
    }
  }

  private static Finder finder(String id, Board board) {
    return Catalogue.withId(id).orElseThrow().finder(board);
  }

  /** Everything found in a state, for a sink that is never content. */
  private static List<Deduction> all(Finder finder, SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    assertThat(finder.find(state, deduction -> !found.add(deduction))).isFalse();
    return found;
  }

  private static List<String> texts(List<Deduction> found) {
    return found.stream().flatMap(deduction -> FindingText.of(deduction).stream()).toList();
  }

  private static String text(List<RecordedState> states) {
    return states.stream().map(RecordedState::toString).collect(Collectors.joining("\n"));
  }

  private static Path file(String id) {
    return FOLDER.resolve(id + ".txt");
  }

  private static List<RecordedState> recorded(String id) {
    assertThat(RECORDED.get(id)).as("states in %s", file(id)).isNotEmpty();
    return RECORDED.get(id);
  }

  private static List<RecordedState> read(String id) {
    try {
      return Files.exists(file(id)) ? RecordedState.in(Files.readString(file(id))) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
