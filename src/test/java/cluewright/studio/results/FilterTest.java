package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.document.Result;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.replay.rating.Rating;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.results.Filter.Say;
import cluewright.studio.results.Filter.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a filter of the gallery lets through, on random results. */
final class FilterTest {
  private static final List<Strategy> STRATEGIES = Catalogue.all().subList(0, 8);
  private static final int TRIES = 500;
  private static final int MOST_SCORE = 3000;

  private final Random random = Tries.random(7);

  private static <T> T any(List<T> of, Random random) {
    return of.get(random.nextInt(of.size()));
  }

  private ResultEntry entry(int number) {
    Result result =
        new Result(
            Grids.pattern(Boards.FOUR)
                .restrictedTo(Grids.mask(Boards.FOUR, random.nextDouble(), random)),
            StrategySet.of(STRATEGIES),
            random.nextBoolean());
    Optional<Figures> figures = random.nextInt(5) == 0 ? Optional.empty() : Optional.of(figures());
    return new ResultEntry(result, number, figures, /* isShown= */ false);
  }

  private Figures figures() {
    Rating rating =
        new Rating.Rated(
            any(List.of(Level.values()), random),
            random.nextInt(MOST_SCORE),
            0,
            List.of(),
            Optional.empty(),
            Optional.empty());
    Map<Strategy, Long> uses =
        STRATEGIES.stream()
            .filter(strategy -> random.nextBoolean())
            .collect(Collectors.toMap(strategy -> strategy, strategy -> 1L));
    return new Figures(rating, 10, OptionalInt.of(3), uses, /* isHardestNeeded= */ false);
  }

  private List<ResultEntry> entries() {
    return IntStream.range(1, random.nextInt(40) + 1).mapToObj(this::entry).toList();
  }

  private Filter filter() {
    Filter filter = Filter.NONE.withKeptOnly(random.nextInt(4) == 0);
    for (int i = random.nextInt(3); i > 0; i--) {
      filter = filter.toggled(any(List.of(Level.values()), random));
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      filter = filter.with(any(STRATEGIES, random), any(List.of(Say.values()), random));
    }
    if (random.nextBoolean()) {
      int least = random.nextInt(MOST_SCORE);
      filter = filter.withScores(new Span(least, least + random.nextInt(MOST_SCORE)));
    }
    return random.nextBoolean() ? filter : filter.withClues(new Span(3, 9 + random.nextInt(7)));
  }

  private static List<ResultEntry> passing(List<ResultEntry> entries, Filter filter) {
    return entries.stream().filter(filter::passes).toList();
  }

  @Test
  void whatPassesIsAllThatWasAskedFor() {
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      Filter filter = filter();
      for (ResultEntry entry : passing(entries(), filter)) {
        assertThat(filter.keptOnly()).isIn(false, entry.result().kept());
        assertThat(filter.clues().holds(entry.clues())).isTrue();
        Optional<Rating.Rated> rated = entry.figures().flatMap(Figures::rated);
        if (!filter.levels().isEmpty()) {
          assertThat(filter.levels()).contains(rated.orElseThrow().level());
        }
        if (!filter.scores().equals(Span.ALL)) {
          assertThat(filter.scores().holds(rated.orElseThrow().score())).isTrue();
        }
        if (!filter.with().isEmpty()) {
          assertThat(entry.figures().orElseThrow().uses().keySet()).containsAll(filter.with());
        }
        if (!filter.without().isEmpty()) {
          assertThat(entry.figures().orElseThrow().uses().keySet())
              .doesNotContainAnyElementsOf(filter.without());
        }
      }
    }
  }

  @Test
  void withoutFiltersAllPassesAndEachPartOnlyTakesAway() {
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      List<ResultEntry> all = entries();
      Filter filter = filter();
      assertThat(passing(all, Filter.NONE)).isEqualTo(all);
      assertThat(passing(all, filter.withScores(Span.ALL).withClues(Span.ALL).withKeptOnly(false)))
          .containsAll(passing(all, filter));
    }
  }

  @Test
  void whatTwoLevelsLetThroughIsWhatEachDoes() {
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      List<ResultEntry> all = entries();
      List<ResultEntry> either = passing(all, Filter.NONE.toggled(Level.EASY).toggled(Level.HARD));
      List<ResultEntry> each = new ArrayList<>(passing(all, Filter.NONE.toggled(Level.EASY)));
      each.addAll(passing(all, Filter.NONE.toggled(Level.HARD)));
      assertThat(either).containsExactlyInAnyOrderElementsOf(each);
    }
  }

  @Test
  void aRatedResultUsesAStrategyOrDoesNot() {
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      List<ResultEntry> all = entries();
      Strategy strategy = any(STRATEGIES, random);
      List<ResultEntry> both = new ArrayList<>(passing(all, Filter.NONE.with(strategy, Say.WITH)));
      both.addAll(passing(all, Filter.NONE.with(strategy, Say.WITHOUT)));
      assertThat(both)
          .containsExactlyInAnyOrderElementsOf(
              all.stream().filter(entry -> entry.figures().isPresent()).toList());
    }
  }

  @Test
  void whatIsAskedTwiceIsAskedNoMore() {
    Strategy strategy = STRATEGIES.get(0);
    assertThat(Filter.NONE.toggled(Level.HARD).toggled(Level.HARD).isNone()).isTrue();
    assertThat(Filter.NONE.with(strategy, Say.WITHOUT).with(strategy, Say.WITH))
        .isEqualTo(Filter.NONE.with(strategy, Say.WITH));
    assertThat(Filter.NONE.with(strategy, Say.WITH).with(strategy, Say.ANY).isNone()).isTrue();
  }
}
