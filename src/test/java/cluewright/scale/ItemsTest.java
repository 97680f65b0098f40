package cluewright.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.batch.BatchException;
import cluewright.format.GivensText;
import cluewright.format.MaskText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ItemsTest {
  private static final Mask FOUR = MaskText.read("xx..x..x..x....x");

  @TempDir Path folder;

  static Stream<Goal> goals() {
    StrategySet wing = StrategySet.parse("x-wing");
    return Stream.of(
        Goal.NONE,
        Goal.NONE.withRequired(wing.strategies()),
        Goal.NONE.withConditions(
            new Conditions(
                true,
                List.of(
                    new Condition.Levels(Level.EASY, Level.HARD),
                    new Condition.AtMost(wing.strategies().get(0), 2),
                    new Condition.Score(200, 900),
                    new Condition.Explained(20, 45)))),
        Goal.NONE.withGivens(
            GivensText.read(
                    "..1...x..x..x.x..x...x...x.x.x.x...x...x...x...x.x.x.x...x...x..x.x..x..x...2....",
                    List.of(Boards.NINE))
                .digits()));
  }

  @ParameterizedTest
  @MethodSource("goals")
  void whatIsWrittenIsReadBack(Goal goal) throws Exception {
    Request request =
        Cases.request(Cases.NINE, "NHL,x-wing", EngineChoice.SEARCH)
            .withGoal(goal)
            .withSeed(-77)
            .withTime(Duration.ofMillis(1234))
            .withLists(Lists.IGNORED);
    Items items = Split.puzzles(request, 10, 3, Many.Variety.NEIGHBOURS);
    items.write(folder.resolve("items"));

    Items read = Items.read(folder.resolve("items"));

    assertThat(read).isEqualTo(items);
    assertThat(read.digest()).isEqualTo(items.digest());
    assertThat(read.request().goal().required()).isEqualTo(goal.required());
    assertThat(read.request().goal().givens()).isEqualTo(goal.givens());
    assertThat(read.request().goal().conditions()).isEqualTo(goal.conditions());
    assertThat(read.request().threads()).isEqualTo(1);
    assertThat(read.all()).extracting(Item::count).containsExactly(3, 3, 4);
    assertThat(read.all().stream().map(read::on))
        .allMatch(each -> each.goal().equals(read.request().goal()));
  }

  @Test
  void eachItemHasASeedOfItsOwn() {
    Set<Long> seeds = new HashSet<>();
    Cases.puzzles(1000, 1000).all().forEach(item -> seeds.add(item.seed()));

    assertThat(seeds).hasSize(1000);
    assertThat(Cases.puzzles(1000, 1000)).isEqualTo(Cases.puzzles(1000, 1000));
  }

  @Test
  void eachMaskIsAnItemWhateverItsBoard() {
    Mask other =
        MaskText.read("xx.. x... ..x. ....".replace(" ", ""), Boards.named("4x4+x").orElseThrow());
    List<Request> requests =
        Stream.of(FOUR, Cases.NINE, other)
            .map(mask -> Cases.request(mask, "NHL", EngineChoice.AUTO))
            .toList();

    Items items = Items.read(Split.masks(requests, 2, Many.Variety.FAR).text());

    assertThat(items.all().stream().map(items::on).map(Request::mask))
        .containsExactly(FOUR, Cases.NINE, other);
  }

  /** The items of a list have their strategies in common; some are used on certain boards alone. */
  @Test
  void masksOnWhoseBoardsOtherStrategiesAreUsedAreRefused() {
    List<Request> requests =
        Stream.of("4x4", "4x4", "4x4+x")
            .map(name -> MaskText.read("xx..x..x..x....x", Boards.named(name).orElseThrow()))
            .map(mask -> Cases.request(mask, "NHLC", EngineChoice.AUTO))
            .toList();
    assertThat(requests.get(0).strategies()).isNotEqualTo(requests.get(2).strategies());

    assertThatThrownBy(() -> Split.masks(requests, 1, Many.Variety.FAR))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("mask 3")
        .hasMessageContaining("4x4+x")
        .hasMessageContaining("a list of its own");
  }

  @ParameterizedTest
  @MethodSource("walks")
  void theItemsOfAWalkTakeEachShareOnce(EngineChoice engine, String set) {
    Items items = Items.read(Cases.walk(FOUR, set, engine, 4).text());

    assertThat(items.walk().orElseThrow().engine()).isEqualTo(engine);
    assertThat(items.all()).hasSizeGreaterThan(1);
    int next = 0;
    for (Item item : items.all()) {
      assertThat(item.from()).isEqualTo(next);
      next = item.to();
    }
    assertThat(next).isEqualTo(items.walk().orElseThrow().shares());
  }

  static Stream<Arguments> walks() {
    return Stream.of(
        Arguments.of(EngineChoice.DUAL, "any"), Arguments.of(EngineChoice.EXHAUSTIVE, "NHL"));
  }

  @Test
  void aDamagedFileIsRefused() throws Exception {
    String text = Cases.walk(FOUR, "any", EngineChoice.DUAL, 4).text();
    List<String> lines = text.lines().toList();

    assertRefused("", "this is no list of items");
    assertRefused(text.replaceFirst("\"seed\":1", "\"seed\":2"), "its digest is not that");
    assertRefused(text.substring(0, text.lastIndexOf("{")), "announces");
    assertRefused(
        text.replace(lines.get(2) + "\n", "")
            .replaceFirst("\"items\":\\d+", "\"items\":" + (lines.size() - 2)),
        "item 2 has the number 3");
    assertRefused(text.replaceFirst("\"to\":(\\d+)", "\"to\":0"), "begins with share");
    assertRefused("{\"cluewright-items\":1}\n", "line 1: this is no list of items");
    Path binary = folder.resolve("binary");
    Files.write(binary, new byte[] {(byte) 0xC3, 1, 2});
    assertThatThrownBy(() -> Items.read(binary)).hasMessageContaining("binary: it is no text");
    assertRefused(text.replace("\"cluewright-items\":1", "\"cluewright-items\":9"), "this version");
  }

  private void assertRefused(String text, String why) throws Exception {
    Path file = folder.resolve("damaged");
    Files.writeString(file, text);
    assertThatThrownBy(() -> Items.read(file))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining(why)
        .hasMessageStartingWith(file + ": ")
        .hasMessageEndingWith("write it anew with split");
  }

  @Test
  void aWalkIsCutForAMaskAndStrategiesAlone() {
    Request request = Cases.request(FOUR, "NHL", EngineChoice.AUTO);

    assertThatThrownBy(
            () ->
                Split.walk(
                    request.withGoal(Goal.NONE.withConditions(Conditions.MINIMAL)),
                    Optional.of(2),
                    Cases.LONG,
                    Stop.NEVER))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("without conditions");
    assertThatThrownBy(() -> Cases.walk(FOUR, "NHL", EngineChoice.SEARCH, 2))
        .hasMessageContaining("the engine search walks no tree");
    assertThatThrownBy(() -> Cases.walk(FOUR, "NHL,bug-plus-one", EngineChoice.EXHAUSTIVE, 2))
        .hasMessageContaining("on there being one solution");
  }
}
