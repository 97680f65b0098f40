package cluewright.search.listed;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.learned.LearnedText;
import cluewright.learned.OwnMasks;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an engine refutes with some effort answers for its parts from then on. */
final class LearningEngineTest {
  private static final Mask WHOLE = Masks.mask(Boards.FOUR, "xx..x.....x.....");
  private static final Mask PART = Masks.mask(Boards.FOUR, "x...xx....x.....");

  private final List<List<String>> kept = new ArrayList<>();
  private Duration effort = Duration.ofSeconds(2);

  /** The generator, but for the time that it says it took. */
  private final Engine slow =
      new Engine() {
        private final Engine generator = new Generator();

        @Override
        public Outcome search(
            Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
          return slowly(generator.search(request, many, watch, sink));
        }

        @Override
        public Optional<Effort> effort(Request request, Watch watch) {
          return generator.effort(request, watch);
        }

        private Outcome slowly(Outcome outcome) {
          return outcome instanceof Outcome.Impossible impossible
              ? new Outcome.Impossible(impossible.proof(), impossible.engine(), effort)
              : outcome;
        }
      };

  private final LearningEngine engine =
      new LearningEngine(
          slow,
          new OwnMasks(
              Runnable::run,
              Duration.ofMinutes(1),
              new OwnMasks.Keeper() {
                @Override
                public void keep(List<String> lines) {
                  kept.add(lines);
                }

                @Override
                public void dropped(String name, String why) {
                  throw new AssertionError(why);
                }
              }));

  private static Request request(Mask mask, String set) {
    return new Request(mask, StrategySet.parse(set));
  }

  private Outcome generate(Request request) {
    return engine.generate(request, Watch.idle());
  }

  @ParameterizedTest
  @CsvSource({"NHL, EXHAUSTIVE", "any, DUAL", "'full-house,NHL', AUTO", "NH, EXACT"})
  void aPartIsRefusedByWhatWasLearned(String set, EngineChoice choice) {
    generate(request(WHOLE, set).withEngine(choice));

    assertThat(kept).hasSize(1);
    assertThat(LearnedText.read(kept.get(0)).masks())
        .singleElement()
        .satisfies(mask -> assertThat(mask.mask()).isEqualTo(WHOLE));
    assertThat(generate(request(PART, "NH")).engine()).isEqualTo("learned");
    assertThat(generate(request(PART, "NH").withLists(Lists.IGNORED)).engine())
        .isEqualTo("exhaustive");
  }

  /** Records state their rules in primitives, which no list of masks can name. */
  @ParameterizedTest
  @CsvSource({
    "4x4+cage3=r1c1r1c2",
    "4x4+less=r1c1r1c2",
    "4x4+thermometer=r1c1r1c2r2c2",
    "4x4+consecutive=r1c1r1c2"
  })
  void whatIsRefutedOnABoardThatIsDrawnIsNotLearned(String board) {
    Mask none = Mask.empty(Boards.named(board).orElseThrow());
    for (String set : List.of("N", "NHL", "any")) {
      assertThat(generate(request(none, set))).isInstanceOf(Outcome.Impossible.class);
      Mask one = none.with(CellSet.of(5));
      assertThat(generate(request(one, set))).isInstanceOf(Outcome.Impossible.class);
    }
    assertThat(kept).isEmpty();
  }

  @Test
  void soDoesALookForMany() {
    Many many = new Many(3, Many.Variety.FAR);

    engine.search(request(WHOLE, "NHL"), many, Watch.idle(), found -> {});

    assertThat(kept).hasSize(1);
    assertThat(engine.search(request(WHOLE, "NHL"), many, Watch.idle(), found -> {}).engine())
        .isEqualTo("learned");
  }

  /** Where it forgot to ask, the box above Generate would never say what deciding costs. */
  @Test
  void whatItTakesIsAskedOfTheEngine() {
    Request request = request(WHOLE, "NHL");

    assertThat(engine.effort(request, Watch.idle()).map(Effort::engine))
        .isPresent()
        .isEqualTo(slow.effort(request, Watch.idle()).map(Effort::engine));
  }

  @Test
  void whatWasQuickIsNotKept() {
    effort = Duration.ofMillis(999);

    generate(request(WHOLE, "NHL"));

    assertThat(kept).isEmpty();
  }

  /** An argument, a condition, known puzzles, strategies that are not stated, a possible mask. */
  @InTurn
  @Test
  void whatIsNotOfTheMaskAloneIsNotKept() {
    generate(request(Masks.mask(Boards.FOUR, "xxxx............"), "NHL"));
    Puzzle one =
        new Puzzle(Boards.FOUR, new int[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    generate(request(WHOLE, "NHL").withGoal(Goal.NONE.withGivens(one)));
    generate(request(WHOLE, "NHL,nishio"));
    generate(request(Masks.mask(Boards.FOUR, "x.x...x......x.."), "NHL"));
    engine.search(
        request(Masks.mask(Boards.FOUR, "x.x...x......x.."), "NHL"),
        new Many(50, Many.Variety.FAR),
        Watch.idle(),
        found -> {});

    assertThat(kept).isEmpty();
  }
}
