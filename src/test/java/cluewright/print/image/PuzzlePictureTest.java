package cluewright.print.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Role;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class PuzzlePictureTest {
  private static final Puzzle HARD =
      PuzzleText.read(
          "900160200000009508001050906000687002000020000200391000506070800809500000007018004");
  private static final Set<Extra> CANDIDATES = Set.of(Extra.CANDIDATES);

  private static Stream<Board> boards() {
    return ContractBoards.ALL.stream();
  }

  private static SolvingPath path(Puzzle puzzle) {
    return new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
  }

  private static Document svg(PuzzlePicture picture) throws Exception {
    byte[] text = SvgPicture.of(picture, 90).getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text));
  }

  private static Stream<Element> drawn(Document svg, String style) {
    return Stream.of("g", "path")
        .flatMap(tag -> elements(svg.getElementsByTagName(tag)))
        .filter(element -> element.getAttribute("class").equals(style));
  }

  private static Stream<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(nodes::item).map(Element.class::cast);
  }

  private static String text(Document svg, String style) {
    return drawn(svg, style)
        .map(group -> group.getTextContent().replaceAll("\\s", ""))
        .findFirst()
        .orElse("");
  }

  private static long strokes(Document svg, String style) {
    return drawn(svg, style)
        .map(path -> path.getAttribute("d"))
        .flatMapToInt(String::chars)
        .filter(letter -> letter == 'M')
        .count();
  }

  /** Candidates and excluded digits share out the digits of each open cell. */
  @ParameterizedTest
  @MethodSource("boards")
  void eachDigitOfAnOpenCellIsACandidateOrHasABar(Board board) throws Exception {
    Puzzle solution = new SolutionCounter(board).solutions(Puzzle.empty(board), 1).get(0);
    Puzzle clues = solution.restrictedTo(new Mask(board, CellSet.of(0, board.cells() / 2)));
    Document candidates = svg(PuzzlePicture.of(clues, Optional.empty(), CANDIDATES));
    Document excluded = svg(PuzzlePicture.of(clues, Optional.empty(), Set.of(Extra.EXCLUDED)));
    long bars = strokes(excluded, "bar");
    assertThat(strokes(candidates, "bar")).isZero();
    assertThat(bars).isEqualTo(smallDigits(excluded)).isPositive();
    assertThat(bars + smallDigits(candidates)).isEqualTo((board.cells() - 2L) * board.digits());
  }

  private static long smallDigits(Document svg) {
    return drawn(svg, "candidate").flatMap(g -> elements(g.getElementsByTagName("text"))).count();
  }

  @InTurn
  @Test
  void everyStepOfAHardPuzzleShowsWhatItsEvidenceNames() throws Exception {
    SolvingPath path = path(HARD);
    assertThat(path.isSolved()).isTrue();
    for (int state = 1; state <= path.length(); state++) {
      Document svg = svg(PuzzlePicture.of(path, state, CANDIDATES));
      var deduction = path.steps().get(state - 1).deductions().get(0);
      Evidence evidence = deduction.evidence();
      assertThat(drawn(svg, "new").count()).isEqualTo(deduction.places() ? 1 : 0);
      assertThat(strokes(svg, "strike"))
          .isEqualTo(deduction.places() ? 0 : deduction.changes().size());
      if (!deduction.places()) {
        long held =
            drawn(svg, "held").flatMap(g -> elements(g.getElementsByTagName("circle"))).count();
        assertThat(text(svg, "marked").length() + held)
            .isEqualTo(marks(evidence, Role.PATTERN, Role.SECOND));
        assertThat(text(svg, "finned")).hasSize(marks(evidence, Role.FIN));
        assertThat(strokes(svg, "strong") + strokes(svg, "weak"))
            .isEqualTo(evidence.links().size());
      }
      assertThat(drawn(svg, "house").findFirst().isPresent())
          .isEqualTo(!evidence.houses().isEmpty());
    }
  }

  /** Each candidate counts in the first role that it has. */
  private static int marks(Evidence evidence, Role... roles) {
    Map<Integer, Role> first = new HashMap<>();
    evidence.marks().forEach(mark -> first.putIfAbsent(mark.candidate(), mark.role()));
    return (int) first.values().stream().filter(Arrays.asList(roles)::contains).count();
  }

  @Test
  void theBeginningHasNoStepAndAStepCanBeLeftOut() throws Exception {
    SolvingPath path = path(HARD);
    Document beginning = svg(PuzzlePicture.of(path, 0, CANDIDATES));
    Document plain = svg(PuzzlePicture.of(path, 1, CANDIDATES).withoutStep());

    assertThat(drawn(beginning, "new").count() + drawn(plain, "new").count()).isZero();
    assertThat(drawn(beginning, "house").count() + drawn(plain, "house").count()).isZero();
    assertThat(text(plain, "found")).hasSize(1);
  }

  @Test
  void digitsAreWrittenAsTheDesignerWants() throws Exception {
    PuzzlePicture usual = PuzzlePicture.of(HARD, Optional.empty(), CANDIDATES);
    PuzzlePicture letters = usual.withDigits(DigitSet.own(Boards.NINE, "WIZARDSON"));
    String clues = text(svg(usual), "clue");
    assertThat(text(svg(letters), "clue"))
        .isEqualTo(
            clues
                .chars()
                .mapToObj(digit -> "WIZARDSON".substring(digit - '1', digit - '0'))
                .collect(Collectors.joining()));
    assertThat(text(svg(letters), "candidate")).doesNotContainPattern("[0-9]");
    assertThat(RasterPicture.draw(letters, 300).getWidth()).isEqualTo(300);
  }

  /** The style sheet says nothing of what is not there, so that pictures stay small. */
  @Test
  void aPictureOfCluesHasRulesForCluesAlone() {
    String svg = SvgPicture.of(PuzzlePicture.of(HARD, Optional.empty(), Set.of()), 90);

    assertThat(svg).contains(".clue{").doesNotContain(".candidate", ".house", ".strong");
    assertThat(svg.length()).isLessThan(2_500);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void everyBoardIsDrawnWithCandidatesAndASolutionBehindThem(Board board) throws Exception {
    Puzzle empty = Puzzle.empty(board);
    Puzzle solution = new SolutionCounter(board).solutions(empty, 1).get(0);
    PuzzlePicture picture =
        PuzzlePicture.of(empty, Optional.empty(), EnumSet.of(Extra.CANDIDATES, Extra.COORDINATES))
            .withSolution(solution);

    Document svg = svg(picture);
    assertThat(text(svg, "pale")).isEqualTo(solution.line());
    assertThat(text(svg, "candidate"))
        .hasSize(
            IntStream.range(0, board.cells())
                .map(cell -> Integer.bitCount(board.allowed(cell)))
                .sum());
    BufferedImage image = RasterPicture.draw(picture, 400);
    assertThat(image.getWidth()).isEqualTo(400);
    assertThat(image.getRGB(200, 200)).isNotZero();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void theStepsOfEveryBoardAreDrawn(Board board) throws IOException {
    Puzzle solution = new SolutionCounter(board).solutions(Puzzle.empty(board), 1).get(0);
    int[] digits = IntStream.range(0, board.cells()).map(solution::digit).toArray();
    IntStream.of(0, board.columns() + 1, board.cells() - 1).forEach(cell -> digits[cell] = 0);
    SolvingPath path = path(new Puzzle(board, digits));

    assertThat(path.isSolved()).isTrue();
    for (int state = 0; state <= path.length(); state++) {
      PuzzlePicture picture = PuzzlePicture.of(path, state, CANDIDATES);
      assertThat(RasterPicture.draw(picture, 200).getHeight())
          .isEqualTo((int) Math.round(200 * picture.height() / picture.width()));
    }
  }

  @Test
  void ofSeveralDeductionsAtOnceOnlyWhatTheyChangeIsShown() throws Exception {
    SolvingPath path = new Replay(Boards.NINE, Catalogue.all()).parallel(HARD);
    Document svg = svg(PuzzlePicture.of(path, 1, CANDIDATES));

    assertThat(text(svg, "new")).hasSizeGreaterThan(1);
    assertThat(drawn(svg, "house").count() + drawn(svg, "pattern").count()).isZero();
  }

  @Test
  void partsOfTwoBoardsMakeNoPicture() {
    Optional<GridState> other = Optional.of(GridState.blank(Boards.SIX));
    assertThatThrownBy(() -> PuzzlePicture.of(HARD, other, Set.of()))
        .isInstanceOf(IllegalArgumentException.class);
    PuzzlePicture picture = PuzzlePicture.of(HARD, Optional.empty(), Set.of());
    Puzzle small = Puzzle.empty(Boards.FOUR);
    assertThatThrownBy(() -> picture.withSolution(small))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
