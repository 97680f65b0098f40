package cluewright.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.MaskText;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Many;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run with nobody at a terminal. */
final class BatchRunTest {
  private static final String RING = ".xx.x..xx..x.xx.";
  private static final String HOPELESS = "xxx.............";
  private static final Generator GENERATOR = new Generator();

  @TempDir Path folder;

  private final Heard heard = new Heard();

  /** Keeps what a run says. */
  private static final class Heard implements BatchListener {
    private final List<String> notes = new ArrayList<>();
    private final List<Puzzle> unwritten = new ArrayList<>();
    private final List<String> without = new ArrayList<>();

    @Override
    public void note(String sentence) {
      notes.add(sentence);
    }

    @Override
    public void progress(String line) {}

    @Override
    public void progressEnded() {}

    @Override
    public void unwritten(Puzzle puzzle) {
      unwritten.add(puzzle);
    }

    @Override
    public void none(Outcome outcome, Request request, Destination.Shortage line) {
      without.add(line.place() + outcome.verdict());
    }
  }

  /** Wants no proof. */
  private static final class NoProofs implements Proofs {
    @Override
    public boolean isWanted() {
      return false;
    }

    @Override
    public void take(Outcome outcome, Request request) {}
  }

  private static List<Request> requests(String... masks) {
    return Stream.of(masks)
        .map(mask -> MaskText.readAll(mask, List.of(Boards.FOUR)).get(0).value())
        .map(mask -> new Request(mask, StrategySet.parse("NHL")))
        .toList();
  }

  private Optional<Destination> open(BatchStart.Mode mode, List<Request> requests)
      throws IOException {
    BatchPaths paths = new BatchPaths("p.txt", folder.resolve("p.txt"));
    BatchFormat lines = new PuzzleLines(Formats.named("line").orElseThrow());
    return new BatchStart(paths, lines, requests, heard).open(mode);
  }

  private BatchEnd run(BatchStart.Mode mode, OneByOne engine, int count, List<Request> requests)
      throws IOException {
    BatchRun run =
        new BatchRun(
            requests, count, Many.Variety.FAR, Optional.empty(), engine, new NoProofs(), heard);
    return run.run(open(mode, requests).orElseThrow(), Watch.idle());
  }

  /** Finds so many puzzles of a mask, and is then stopped. */
  private static OneByOne stoppedAfter(int puzzles) {
    return (request, watch) -> {
      if (request.known().size() < puzzles) {
        return GENERATOR.generate(request, watch);
      }
      watch.stop();
      return new Outcome.Undecided(Outcome.Undecided.Reason.STOPPED, "test", Duration.ZERO);
    };
  }

  private static OneByOne tired() {
    return (request, watch) ->
        new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ZERO);
  }

  @Test
  void itEndsAsTheWorstOfItsLinesAndTellsWhichGotNothing() throws IOException {
    BatchEnd end = run(BatchStart.Mode.NEW, GENERATOR::generate, 1, requests(RING, HOPELESS, RING));

    assertThat(end).isEqualTo(BatchEnd.IMPOSSIBLE);
    assertThat(heard.without).containsExactly("mask 2: impossible");
    assertThat(Files.readAllLines(folder.resolve("p.txt"))).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void whatIsOpenOutranksWhatIsImpossible() throws IOException {
    assertThat(run(BatchStart.Mode.NEW, tired(), 1, requests(RING))).isEqualTo(BatchEnd.UNDECIDED);
    assertThat(BatchEnd.UNDECIDED.and(BatchEnd.IMPOSSIBLE)).isEqualTo(BatchEnd.UNDECIDED);
    assertThat(BatchEnd.FOUND.and(BatchEnd.IMPOSSIBLE)).isEqualTo(BatchEnd.IMPOSSIBLE);
    assertThat(BatchEnd.UNWRITTEN.and(BatchEnd.UNDECIDED)).isEqualTo(BatchEnd.UNWRITTEN);
  }

  @Test
  void whatWasStoppedIsCarriedOnAndBegunAnewOnlyIfThatIsAskedFor() throws IOException {
    run(BatchStart.Mode.NEW, stoppedAfter(2), 4, requests(RING));
    List<String> before = Files.readAllLines(folder.resolve("p.txt"));

    assertThatThrownBy(() -> open(BatchStart.Mode.NEW, requests(RING)))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("p.txt.part keeps an interrupted run");
    assertThatThrownBy(() -> open(BatchStart.Mode.RESUME, requests(HOPELESS)))
        .isInstanceOf(BatchException.class)
        .hasMessageContaining("this one has another mask");
    BatchEnd end = run(BatchStart.Mode.RESUME, GENERATOR::generate, 4, requests(RING));

    assertThat(end).isEqualTo(BatchEnd.FOUND);
    assertThat(heard.notes).contains("2 puzzles are already there");
    assertThat(before).hasSize(2);
    assertThat(Files.readAllLines(folder.resolve("p.txt")))
        .startsWith(before.toArray(String[]::new))
        .hasSize(4)
        .doesNotHaveDuplicates();
    assertThat(folder.resolve("p.txt.part")).doesNotExist();
  }

  @Test
  void aPuzzleThatCannotBeWrittenIsHandedOver() throws IOException {
    List<Request> requests = requests(RING);
    BatchRun run =
        new BatchRun(
            requests,
            2,
            Many.Variety.FAR,
            Optional.empty(),
            (OneByOne) GENERATOR::generate,
            new NoProofs(),
            heard);
    Destination file = open(BatchStart.Mode.NEW, requests).orElseThrow();
    Files.createDirectory(folder.resolve("p.txt"));

    BatchEnd end = run.run(file, Watch.idle());

    assertThat(end).isEqualTo(BatchEnd.UNWRITTEN);
    assertThat(heard.unwritten).hasSize(1);
    assertThat(heard.notes).anyMatch(note -> note.contains("writing failed"));
  }

  @Test
  void aFileThatIsReplacedStaysUntilThereIsAFirstPuzzle() throws IOException {
    Path file = Files.writeString(folder.resolve("p.txt"), "old\n");
    List<String> seen = new ArrayList<>();
    OneByOne seeing =
        (request, watch) -> {
          seen.add(read(file));
          return GENERATOR.generate(request, watch);
        };

    run(BatchStart.Mode.OVERWRITE, tired(), 1, requests(RING));
    assertThat(file).content().isEqualTo("old\n");
    BatchEnd end = run(BatchStart.Mode.OVERWRITE, seeing, 2, requests(RING));

    assertThat(end).isEqualTo(BatchEnd.FOUND);
    assertThat(seen.get(0)).isEqualTo("old\n");
    assertThat(seen.get(1)).hasLineCount(1).doesNotContain("old");
    assertThat(file).content().startsWith(seen.get(1)).hasLineCount(2);
    assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void aRunThatIsToReplaceAFileIsCarriedOnWithoutIt() throws IOException {
    run(BatchStart.Mode.NEW, GENERATOR::generate, 2, requests(RING));
    Path file = folder.resolve("p.txt");
    String old = Files.readString(file);

    run(BatchStart.Mode.OVERWRITE, stoppedAfter(0), 3, requests(HOPELESS, RING));
    assertThat(file).content().isEqualTo(old);
    heard.notes.clear();
    run(BatchStart.Mode.RESUME, stoppedAfter(0), 3, requests(HOPELESS, RING));
    assertThat(heard.notes).contains("0 puzzles are already there");
    assertThat(file).content().isEqualTo(old);
    run(BatchStart.Mode.RESUME, stoppedAfter(1), 3, requests(HOPELESS, RING));
    String first = Files.readString(file);
    assertThat(first).hasLineCount(1);
    heard.notes.clear();
    run(BatchStart.Mode.RESUME, GENERATOR::generate, 3, requests(HOPELESS, RING));

    assertThat(heard.notes).contains("1 puzzle is already there");
    assertThat(file).content().startsWith(first).hasLineCount(3);
  }

  @Test
  void whatLooksLikeTheOldFileIsOfTheRunOnceItHasTakenItsPlace() throws IOException {
    List<Outcome> first = new ArrayList<>();
    OneByOne same =
        (request, watch) -> {
          if (first.isEmpty()) {
            first.add(GENERATOR.generate(request, watch));
          }
          return request.known().isEmpty()
              ? first.get(0)
              : stoppedAfter(0).generate(request, watch);
        };
    Path file = folder.resolve("p.txt");

    run(BatchStart.Mode.NEW, same, 1, requests(RING));
    run(BatchStart.Mode.OVERWRITE, same, 2, requests(RING));
    run(BatchStart.Mode.RESUME, GENERATOR::generate, 2, requests(RING));

    assertThat(heard.notes).contains("1 puzzle is already there");
    assertThat(file).content().hasLineCount(2);
  }

  private static Request on(String board, String mask) {
    Board named = Boards.named(board).orElseThrow();
    return new Request(
        MaskText.readAll(mask, List.of(named)).get(0).value(), StrategySet.parse("NHL"));
  }

  @Test
  void theSameCellsOnTwoBoardsAreToldApartThoughLinesDoNotNameThem() throws IOException {
    List<Request> both = List.of(on("4x4", RING), on("4x4+x", RING));
    OneByOne stopping =
        (request, watch) ->
            request.mask().board().equals(Boards.FOUR)
                ? GENERATOR.generate(request, watch)
                : stoppedAfter(1).generate(request, watch);

    run(BatchStart.Mode.NEW, stopping, 2, both);
    heard.notes.clear();
    BatchEnd end = run(BatchStart.Mode.RESUME, GENERATOR::generate, 2, both);

    assertThat(end).isEqualTo(BatchEnd.FOUND);
    assertThat(heard.notes).contains("3 puzzles are already there");
    List<String> lines = Files.readAllLines(folder.resolve("p.txt"));
    assertThat(lines).hasSize(4);
    for (int i = 0; i < lines.size(); i++) {
      Board board = both.get(i / 2).mask().board();
      assertThat(new SolutionCounter(board).count(PuzzleText.read(lines.get(i), board), 2))
          .isEqualTo(1);
    }
  }

  @Test
  void whatIsKnownOfAMaskIsNotKnownOfTheSameCellsOnAnotherBoard() throws IOException {
    List<Request> both = List.of(on("4x4", HOPELESS), on("4x4+x", HOPELESS));
    List<String> asked = new ArrayList<>();
    OneByOne stopping =
        (request, watch) -> {
          asked.add(request.mask().board().name());
          return request.mask().board().equals(Boards.FOUR)
              ? GENERATOR.generate(request, watch)
              : stoppedAfter(0).generate(request, watch);
        };

    run(BatchStart.Mode.NEW, stopping, 1, both);
    run(BatchStart.Mode.RESUME, stopping, 1, both);

    assertThat(asked).containsExactly("4x4", "4x4+x", "4x4+x");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
