package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.proof.ProofRecord;
import cluewright.proof.ProofWriter;
import cluewright.proof.StatedBoard;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofException;
import cluewright.replay.SolutionCounter;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records about boards with rules of every kind, and about boards of every shape. */
final class RuleRecordsTest {
  private static final List<EngineChoice> ENGINES =
      List.of(
          EngineChoice.EXHAUSTIVE, EngineChoice.DUAL, EngineChoice.EXACT, EngineChoice.COUNTING);

  private static final List<String> SETS = List.of("N", "H", "NH", "NHL", "any");

  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  private static Mask mask(Board board, int clues, Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    return new Mask(board, CellSet.of(cells.subList(0, clues)));
  }

  /** True if the digits of some grid on the mask are those of no other. */
  private static boolean isPossible(Mask mask) {
    Board board = mask.board();
    List<Puzzle> grids = GRIDS.stream().filter(grid -> RandomRules.hold(board, grid)).toList();
    Map<String, Long> alike =
        grids.stream()
            .collect(
                Collectors.groupingBy(
                    grid ->
                        mask.clues().stream()
                            .map(grid::digit)
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining()),
                    Collectors.counting()));
    return alike.containsValue(1L);
  }

  private static String written(Request request, String kind, String sentence, List<String> lines)
      throws IOException {
    Board board = request.mask().board();
    Claim claim =
        new Claim(
            StatedBoard.name(board),
            request.mask().line(),
            List.of(request.strategies().ids().split(",")),
            List.of(),
            kind,
            sentence);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ProofWriter.write(claim, board, ProofRecord.of(lines.toArray(String[]::new)), out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String written(Request request, Outcome.Impossible outcome) throws IOException {
    List<String> lines = new ArrayList<>();
    outcome.proof().evidence().lines(request.mask().board(), lines::add);
    return written(
        request, outcome.proof().kind().id(), outcome.proof().sentence().toString(), lines);
  }

  /** A record that whoever wants to may write of a mask that is possible. */
  private static String forged(Request request, Random random) throws IOException {
    List<Integer> clues = new ArrayList<>(request.mask().clues().stream().boxed().toList());
    Collections.shuffle(clues, random);
    Board board = request.mask().board();
    String order = clues.stream().map(board::label).collect(Collectors.joining(" "));
    return written(
        request, "exhausted", "because.", List.of("method enumeration", "order " + order));
  }

  private static Throwable fault(String record) {
    return catchThrowable(() -> ProofRecordsTest.check(record));
  }

  /** The verdict of an engine, whose record is taken, or whose puzzle refutes a forged one. */
  private static Outcome checked(Request request, Random random) throws Exception {
    Outcome outcome = new Generator().generate(request, Watch.idle());
    String what = request.mask().line() + " on " + request.mask().board().name();
    if (outcome instanceof Outcome.Impossible impossible) {
      assertThat(impossible.proof().evidence().isKept()).as(what).isTrue();
      assertThat(ProofRecordsTest.check(written(request, impossible)).isWhole()).as(what).isTrue();
    } else if (outcome instanceof Outcome.Found) {
      assertThat(fault(forged(request, random))).as(what).isInstanceOf(ProofException.class);
    }
    return outcome;
  }

  private static Request request(Mask mask, Random random) {
    Request request =
        new Request(mask, StrategySet.parse(SETS.get(random.nextInt(SETS.size()))))
            .withTime(Duration.ofSeconds(10));
    return Stream.generate(() -> request.withEngine(ENGINES.get(random.nextInt(ENGINES.size()))))
        .filter(each -> Engines.objection(each).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  static Collection<Kind> kinds() {
    return Kinds.drawn();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyVerdictAboutAKindHasARecordThatIsTaken(Kind kind) throws Exception {
    Random random = Tries.random(kind.id().hashCode());
    int impossible = 0;
    for (int i = 0; i < Tries.of(50); i++) {
      Board board = RandomRules.of(kind, Boards.FOUR, random).orElseThrow();
      Request request = request(mask(board, random.nextInt(7), random), random);
      Outcome outcome = checked(request, random);

      impossible += outcome instanceof Outcome.Impossible ? 1 : 0;
      if (request.strategies().isAny()) {
        assertThat(outcome instanceof Outcome.Found)
            .as("%s on %s", request.mask(), board.name())
            .isEqualTo(isPossible(request.mask()));
      }
    }
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(2));
  }

  static List<String> shapes() {
    return List.of(
        "4x4~0",
        "4x4-latin",
        "5x5",
        "3x4",
        "4x6",
        "4x4d5",
        "3x3d5",
        "2x2d4",
        "4x4/1112132233243444",
        "4x4+nonconsecutive",
        "4x4+rising",
        "4x6+knight",
        "4x6+disjoint-groups",
        "4x4~0+alldots",
        "3x3+globalentropy",
        "4x4+taxicab",
        "3x3+flatmates",
        "4x4+unlikelines",
        "4x4d5-2x2+samedigits",
        "4x4-beside3",
        "3x3d4~0-beside6+doppelganger",
        "2x2-regions+foundregions",
        "twodoku-4x4");
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyVerdictAboutABoardOfAnyShapeHasARecordThatIsTaken(String name) throws Exception {
    Random random = Tries.random(name.hashCode());
    Board plain = Boards.named(name).orElseThrow();
    int impossible = 0;
    for (int i = 0; i < Tries.of(50); i++) {
      Board board = RandomRules.some(random.nextInt(3), plain, random);
      int clues = random.nextInt(Math.min(7, board.cells()));

      Outcome outcome = checked(request(mask(board, clues, random), random), random);
      impossible += outcome instanceof Outcome.Impossible ? 1 : 0;
    }
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(2));
  }
}
