package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each strategy in a few states, with all that it finds there, in its order, in its words and as it
 * is drawn: {@code golden/findings} of the resources has a file for each.
 *
 * <p>{@code mvn -Pgolden test} writes anew what is found below the states; read the difference
 * before you commit it. {@link FindingsTruthTest} tries whether they are true.
 */
final class FindingsGoldenTest {

  /** All but sets for larger boards, of which {@link LargeSetsTest} plants some. */
  static Stream<Strategy> recorded() {
    return Catalogue.all().stream().filter(strategy -> !strategy.about().isForLargerBoards());
  }

  static Stream<String> strategies() {
    return recorded().map(Strategy::id);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aStrategyFindsAllThatIsRecordedAndSaysItSo(String id) throws IOException {
    List<RecordedState> recorded = RecordedState.of(id);
    List<RecordedState> found = new ArrayList<>();
    for (RecordedState given : recorded) {
      found.add(given.with(texts(all(finder(id, given.board()), given.state()))));
    }
    if (Boolean.getBoolean("golden.renew")) {
      RecordedState.write(id, found);
    } else {
      assertThat(found).isEqualTo(recorded);
    }
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aFinderRemembersNothingOfTheStatesThatItSaw(String id) {
    List<RecordedState> recorded = new ArrayList<>(RecordedState.of(id));
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
    for (RecordedState given : RecordedState.of(id)) {
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
}
