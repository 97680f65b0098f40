package cluewright.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.batch.BatchEnd;
import cluewright.batch.BatchException;
import cluewright.batch.BatchRecord;
import cluewright.format.MaskText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.engine.ProofRecordsTest;
import cluewright.search.exhaustive.Exhaustion;
import cluewright.search.exhaustive.ExhaustiveEngine;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What pieces make together is what one machine makes. */
final class JoinTest {
  private static final Mask FOUR = MaskText.read("xx..x..x..x....x");

  /** Rows that could be swapped: whoever walks it does not know, and walks it to the end. */
  private static final Mask DENSE = MaskText.read(".".repeat(18) + "x".repeat(63));

  @TempDir Path folder;

  // Puzzles.

  @InTurn
  @Test
  void anyNumberOfShardsFindsTheSame() throws IOException {
    Items items = Cases.puzzles(20, 7);
    List<String> one = Cases.found(Cases.done(items, folder.resolve("1"), 1));
    assertThat(one).hasSizeBetween(18, 20);

    for (int shards : new int[] {2, 3, 7, 11}) {
      Answers answers = Cases.done(items, folder.resolve("" + shards), shards);
      assertThat(Cases.found(answers)).as("%d shards", shards).isEqualTo(one);
    }
  }

  @Test
  void allPuzzlesOfAMaskAreThoseOfOneMachineWithoutRelabellings() throws IOException {
    Request request = Cases.request(FOUR, "NHL", EngineChoice.AUTO);
    Set<Puzzle> expected = new HashSet<>();
    new Generator()
        .search(
            request,
            new Many(Integer.MAX_VALUE, Many.Variety.FAR, Optional.of(Cases.LONG)),
            Watch.idle(),
            found -> expected.add(DigitNames.canonical(found.puzzle())));
    assertThat(expected).hasSizeGreaterThan(3);
    Items items = Split.puzzles(request, 4000, 4, Many.Variety.FAR);

    JoinedPuzzles joined = Join.of(Cases.done(items, folder, 2)).puzzles();

    List<Puzzle> found = new ArrayList<>();
    for (String line : joined.lines()) {
      BatchRecord.read(line)
          .orElseThrow()
          .puzzle()
          .map(DigitNames::canonical)
          .ifPresent(found::add);
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(joined.count()).isEqualTo(expected.size());
    assertThat(joined.repeated()).isEqualTo(3 * expected.size());
    assertThat(joined.end()).isEqualTo(BatchEnd.FOUND);
  }

  @Test
  void masksGetTheVerdictsOfOneMachine() throws IOException {
    Random random = new Random(7);
    List<Request> requests = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + random.nextInt(5), random);
      requests.add(Cases.request(mask, "NHL", EngineChoice.AUTO));
    }
    Items items = Split.masks(requests, 1, Many.Variety.FAR);

    JoinedPuzzles joined = Join.of(Cases.done(items, folder, 5)).puzzles();

    Set<String> expected = new HashSet<>();
    for (Request request : requests) {
      String verdict = new Generator().generate(request, Watch.idle()).verdict();
      expected.add(verdict + " " + request.mask().line());
    }
    Set<String> found = new HashSet<>();
    for (String line : joined.lines()) {
      BatchRecord record = BatchRecord.read(line).orElseThrow();
      found.add(record.verdict() + " " + record.mask());
    }
    assertThat(found).isEqualTo(expected);
    assertThat(expected).anyMatch(each -> each.startsWith("impossible"));
    assertThat(joined.end()).isEqualTo(BatchEnd.IMPOSSIBLE);
  }

  // Walks.

  @InTurn
  @ParameterizedTest
  @EnumSource(
      value = EngineChoice.class,
      names = {"DUAL", "EXHAUSTIVE"})
  void smallMasksHaveTheVerdictsOfOneMachineAndProofsThatTheCheckerTakes(EngineChoice engine)
      throws Exception {
    Random random = Tries.random(engine == EngineChoice.DUAL ? 51 : 52);
    int number = 0;
    int refuted = 0;
    for (Board board : List.of(Boards.FOUR, Boards.SIX)) {
      for (String set : List.of("N", "NHL", "any")) {
        for (int i = 0; i < Tries.of(20) + 1; i++) {
          int least = board.cells() / 4;
          Mask mask = Masks.random(board, least + random.nextInt(board.cells() / 4), random);
          Items items = Cases.walk(mask, set, engine, 1 + random.nextInt(9));
          Path at = folder.resolve("" + number++);
          Outcome joined = Join.of(Cases.done(items, at, 1 + random.nextInt(4))).walk(Stop.NEVER);

          Outcome alone = new Generator().generate(items.request(), Watch.idle());
          assertThat(joined.verdict()).as(mask.line() + " " + set).isEqualTo(alone.verdict());
          if (joined instanceof Outcome.Impossible impossible) {
            refuted++;
            String record = ProofRecordsTest.write(items.request(), impossible.proof());
            assertThat(ProofRecordsTest.check(record).isWhole()).isTrue();
          }
        }
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  static Stream<Integer> shards() {
    return Tries.some(Stream.of(1, 2, 5));
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("shards")
  void aWalkOfNineByNineIsProvenByAnyNumberOfShards(int shards) throws Exception {
    Items items = Cases.walk(DENSE, "NHL", EngineChoice.DUAL, 5);
    assertThat(items.all()).hasSize(5);

    Outcome outcome = Join.of(Cases.done(items, folder, shards)).walk(Stop.NEVER);

    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    String record = ProofRecordsTest.write(items.request(), ((Outcome.Impossible) outcome).proof());
    assertThat(ProofRecordsTest.check(record).isWhole()).isTrue();
  }

  /** This engine learns nothing on its way, so that pieces meet just what the whole meets. */
  @Test
  void theTreeOfTheCluesIsTheSameInPieces() throws Exception {
    Mask mask =
        MaskText.read(
            "x...x....x....x....x....x....x....x....x....x....x....x....x" + ".".repeat(21));
    Items items = Cases.walk(mask, "NHL", EngineChoice.EXHAUSTIVE, 6);
    assertThat(items.all()).hasSize(6);

    Outcome joined = Join.of(Cases.done(items, folder, 4)).walk(Stop.NEVER);

    Outcome alone = walkedWhole(items.request());
    assertThat(joined.message()).isEqualTo(alone.message());
    assertThat(ProofRecordsTest.write(items.request(), ((Outcome.Impossible) joined).proof()))
        .isEqualTo(ProofRecordsTest.write(items.request(), ((Outcome.Impossible) alone).proof()));
  }

  private static Outcome walkedWhole(Request request) {
    Run run = new Run(Cases.LONG, Watch.idle());
    Exhaustion tree = new Exhaustion(request);
    return new Race(run).decide(() -> List.of(new ExhaustiveEngine(request, run, tree)), 1);
  }

  @Test
  void thePuzzleThatOneItemFindsIsEnough() throws IOException {
    Items items = Cases.walk(Cases.NINE, "any", EngineChoice.EXHAUSTIVE, 6);
    Answers answers = new Answers(folder, items);

    assertThat(Cases.work(answers, new Shard(2, 3), Watch.idle())).isEqualTo(ShardRun.End.FOUND);

    assertThat(answers.isStopped()).isTrue();
    assertThat(answers.read()).hasSize(1);
    assertThat(Join.of(answers).walk(Stop.NEVER)).isInstanceOf(Outcome.Found.class);
    assertThat(Cases.work(answers, new Shard(1, 3), Watch.idle())).isEqualTo(ShardRun.End.FOUND);
    assertThat(answers.read()).hasSize(1);
  }

  // What is refused.

  @InTurn
  @Test
  void aMissingItemIsNamed() throws IOException {
    Items items = Cases.walk(DENSE, "NHL", EngineChoice.DUAL, 5);
    Answers answers = new Answers(folder, items);
    Cases.work(answers, new Shard(1, 5), Watch.idle());
    Cases.work(answers, new Shard(3, 5), Watch.idle());
    Cases.work(answers, new Shard(4, 5), Watch.idle());

    assertThatThrownBy(() -> Join.of(answers).walk(Stop.NEVER))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("2 of 5 items have no answer")
        .hasMessageContaining("(2; 5)");
  }

  @Test
  void aMissingItemOfPuzzlesIsNamed() throws IOException {
    Items items = Cases.puzzles(6, 3);
    Answers answers = new Answers(folder, items);
    Cases.work(answers, new Shard(2, 3), Watch.idle());

    assertThatThrownBy(() -> Join.of(answers).puzzles())
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("2 of 3 items have no answer")
        .hasMessageContaining("(1; 3)");
  }

  @InTurn
  @Test
  void aChangedAnswerIsRefused() throws IOException {
    Items items = Cases.walk(DENSE, "NHL", EngineChoice.DUAL, 2);
    Answers answers = Cases.done(items, folder, 1);
    Path file = answers.journal(Shard.WHOLE);
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"tried\":(\\d)", "\"tried\":9$1"));

    assertThatThrownBy(() -> Join.of(answers))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("answers-1-of-1.jsonl, line 2: this answer is damaged");
  }

  /** Whoever can make a seal still cannot make a puzzle. */
  @Test
  void aForgedPuzzleIsRefused() throws IOException {
    Items items = Cases.puzzles(2, 1);
    Answer good = Cases.done(items, folder.resolve("good"), 1).read().get(1);
    String outcome = good.outcomes().get(0);
    String cells = BatchRecord.read(outcome).orElseThrow().puzzle().orElseThrow().line();
    char first = cells.replace(".", "").charAt(0);
    char other = first == '9' ? '8' : (char) (first + 1);
    String forged = outcome.replace(cells, cells.replaceFirst("" + first, "" + other));
    Answers answers = new Answers(Files.createDirectories(folder.resolve("bad")), items);
    answers.write(new Answer(1, List.of(forged, good.outcomes().get(1)), 0, Duration.ZERO));

    assertThatThrownBy(() -> Join.of(answers).puzzles())
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("item 1: the puzzle ")
        .hasMessageContaining("its answer was changed");
  }

  @Test
  void anAnswerWithFewerPuzzlesThanItSaysIsRefused() throws IOException {
    Items items = Cases.puzzles(2, 1);
    Answer good = Cases.done(items, folder.resolve("good"), 1).read().get(1);
    Answers answers = new Answers(Files.createDirectories(folder.resolve("bad")), items);
    answers.write(new Answer(1, good.outcomes().subList(0, 1), 0, Duration.ZERO));

    assertThatThrownBy(() -> Join.of(answers).puzzles())
        .hasMessageContaining("item 1 has 1 puzzles of 2");
  }

  @InTurn
  @Test
  void twoAnswersThatDifferAreRefused() throws IOException {
    Items items = Cases.walk(DENSE, "NHL", EngineChoice.DUAL, 2);
    Answers answers = Cases.done(items, folder, 1);
    Answer second = answers.read().get(2);
    answers.write(second);
    assertThat(Join.of(answers).walk(Stop.NEVER)).isInstanceOf(Outcome.Impossible.class);

    answers.write(new Answer(2, second.outcomes(), second.tried() + 1, second.time()));

    assertThatThrownBy(() -> Join.of(answers))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("item 2 has two answers that differ")
        .hasMessageContaining("answers-1-of-1.jsonl")
        .hasMessageContaining("answers-item-2.jsonl");
  }

  /** A machine that goes down leaves half a character behind, or zero bytes in place of lines. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"{\"item\":1,\"\u00c3", "\0\0\0\n\0\0"})
  void whatIsTornBehindTheLastLineDoesNotCount(String torn) throws IOException {
    Items items = Cases.walk(DENSE, "NHL", EngineChoice.DUAL, 2);
    Answers answers = Cases.done(items, folder, 1);
    Files.write(
        answers.journal(Shard.WHOLE),
        torn.getBytes(StandardCharsets.ISO_8859_1),
        StandardOpenOption.APPEND);

    assertThat(Join.of(answers).walk(Stop.NEVER)).isInstanceOf(Outcome.Impossible.class);
    assertThat(Cases.work(answers, new Shard(1, 3), Watch.idle())).isEqualTo(ShardRun.End.DONE);
  }

  @Test
  void answersThatAreNowhereAreRefused() {
    Answers answers = new Answers(folder.resolve("nowhere"), Cases.puzzles(2, 1));

    assertThatThrownBy(() -> Join.of(answers))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("nowhere: there is no such folder")
        .hasMessageContaining("name that of the answers");
  }

  @Test
  void answersToOtherItemsAreRefused() throws IOException {
    Answers other = Cases.done(Cases.puzzles(2, 1), folder, 1);
    Answers answers = new Answers(folder, Cases.puzzles(3, 1));

    assertThatThrownBy(() -> Join.of(answers)).hasMessageContaining("answers other items");
    assertThatThrownBy(() -> Cases.work(answers, Shard.WHOLE, Watch.idle()))
        .hasMessageContaining("answers other items");
    assertThat(other.read()).hasSize(1);
  }

  @Test
  void aProofAgainstAPuzzleThatAnotherItemFoundIsRefused() throws IOException {
    Request request = Cases.request(FOUR, "NHL", EngineChoice.AUTO);
    Items items = Split.masks(List.of(request, request), 1, Many.Variety.FAR);
    Answers answers = Cases.done(items, folder.resolve("good"), 1);
    Answer good = answers.read().get(1);
    String impossible =
        good.outcomes().get(0).replace("\"outcome\":\"found\"", "\"outcome\":\"impossible\"");
    Answers bad = new Answers(Files.createDirectories(folder.resolve("bad")), items);
    bad.write(good);
    bad.write(new Answer(2, List.of(impossible), 0, Duration.ZERO));

    assertThatThrownBy(() -> Join.of(bad).puzzles())
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("item 2 proved that the mask");
  }

  /** Whoever proved the smaller number is wrong, and need not be the first. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void proofsOfDifferentNumbersOfPuzzlesAreRefused(int wrong) throws IOException {
    Items items =
        Split.puzzles(Cases.request(FOUR, "NHL", EngineChoice.AUTO), 2000, 2, Many.Variety.FAR);
    Answers answers = Cases.done(items, folder.resolve("good"), 1);
    Answers bad = new Answers(Files.createDirectories(folder.resolve("bad")), items);
    for (Answer good : answers.read().values()) {
      List<String> outcomes = good.outcomes();
      assertThat(outcomes).hasSizeGreaterThan(3);
      bad.write(
          good.item() == wrong
              ? new Answer(wrong, outcomes.subList(1, outcomes.size()), 0, Duration.ZERO)
              : good);
    }
    assertThat(Join.of(answers).puzzles().count()).isPositive();

    assertThatThrownBy(() -> Join.of(bad).puzzles())
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("item %d proved that the mask".formatted(wrong));
  }

  @Test
  void anEndOfAnotherMaskIsRefused() throws IOException {
    Request possible = Cases.request(FOUR, "NHL", EngineChoice.AUTO);
    Request impossible = Cases.request(MaskText.read("x...x...x...x..."), "NHL", EngineChoice.AUTO);
    Items items = Split.masks(List.of(impossible, possible), 1, Many.Variety.FAR);
    Map<Integer, Answer> good = Cases.done(items, folder.resolve("good"), 1).read();
    Answers bad = new Answers(Files.createDirectories(folder.resolve("bad")), items);
    bad.write(good.get(1));
    bad.write(new Answer(2, good.get(1).outcomes(), 0, Duration.ZERO));

    assertThatThrownBy(() -> Join.of(bad).puzzles())
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("item 2 has an outcome of another mask");
  }

  /** Of a walk whose order leaves cells out, most pieces find nothing. */
  @ParameterizedTest
  @EnumSource(
      value = EngineChoice.class,
      names = {"DUAL", "EXHAUSTIVE"})
  void aWalkWhoseOrderIsNotThatOfTheCellsIsRefused(EngineChoice engine) throws IOException {
    Items good = Cases.walk(FOUR, "NHL", engine, 3);
    WalkCut cut = good.walk().orElseThrow();
    int last = cut.order().size() - 1;
    List<Integer> twice = new ArrayList<>(cut.order());
    twice.set(last, twice.get(0));
    List<Integer> beyond = new ArrayList<>(cut.order());
    beyond.set(last, 99);
    int number = 0;
    for (List<Integer> order : List.of(cut.order().subList(0, last), twice, beyond)) {
      assertRefused(
          good,
          new WalkCut(engine, order, Math.min(cut.depth(), last), cut.shares(), cut.above()),
          folder.resolve("" + number++));
    }
  }

  /** As many shares need not be the same ones: what leads to them is counted, too. */
  @ParameterizedTest
  @EnumSource(
      value = EngineChoice.class,
      names = {"DUAL", "EXHAUSTIVE"})
  void aWalkWithOtherBranchesAboveItsSharesIsRefused(EngineChoice engine) throws IOException {
    Items good = Cases.walk(FOUR, "NHL", engine, 3);
    WalkCut cut = good.walk().orElseThrow();

    assertRefused(
        good,
        new WalkCut(engine, cut.order(), cut.depth(), cut.shares(), cut.above() + 1),
        folder.resolve("above"));
  }

  private static void assertRefused(Items good, WalkCut cut, Path at) throws IOException {
    assertRefused(good, cut, good.all(), at);
  }

  private static void assertRefused(Items good, WalkCut cut, List<Item> all, Path at)
      throws IOException {
    Items items = new Items(Kind.WALK, good.request(), good.variety(), Optional.of(cut), all);
    Answers answers = new Answers(Files.createDirectories(at), items);

    assertThatThrownBy(() -> Cases.work(answers, Shard.WHOLE, Watch.idle()))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("split it anew with this version");
    for (Item item : items.all()) {
      answers.write(new Answer(item.id(), List.of(), 5, Duration.ZERO));
    }
    assertThatThrownBy(() -> Join.of(answers).walk(Stop.NEVER))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("use the version that split it");
  }

  @ParameterizedTest
  @EnumSource(
      value = EngineChoice.class,
      names = {"DUAL", "EXHAUSTIVE"})
  void aWalkThatThisVersionSharesOutOtherwiseIsRefused(EngineChoice engine) throws IOException {
    Items good = Cases.walk(FOUR, "NHL", engine, 3);
    WalkCut cut = good.walk().orElseThrow();
    WalkCut other = new WalkCut(engine, cut.order(), cut.depth(), cut.shares() + 1, cut.above());

    assertRefused(
        good, other, List.of(Item.ofShares(1, 0, other.shares())), folder.resolve("more"));
  }
}
