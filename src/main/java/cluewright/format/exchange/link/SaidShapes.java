package cluewright.format.exchange.link;

import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Arrows, digits around corners, numbers outside the grid, odd and even cells. */
final class SaidShapes {
  private static final double SMALLEST = 0.5;
  private static final double LARGEST = 0.95;
  private static final double HALF = 0.5;
  private static final double NEAR = 0.01;

  private static final Pattern ARROW_SUM =
      Pattern.compile(
          "(?=.*\\barrows?\\b)(?=.*\\b(?:sums?|adds?|total)\\b)(?=.*\\b(?:circles?|circled|bulbs?|pills?)\\b)");
  private static final Pattern OTHER_ARROW =
      Pattern.compile(
          "\\b(?:outside|diagonals?|double|more than|less than|at least|differ\\w*|either|not)\\b");
  private static final Pattern AROUND =
      Pattern.compile(
          "\\bquad(?:ruple)?s?\\b|\\bcircles?\\b.*\\b(?:four|surrounding|adjacent|neighbou?ring|touching) cells"
              + "|\\b(?:four|surrounding|adjacent|neighbou?ring|touching) cells\\b.*\\bcircles?\\b");
  private static final Pattern SLANTED =
      Pattern.compile(
          "\\blittle killers?\\b|(?=.*\\bdiagonals?\\b)(?=.*\\b(?:sums?|adds?|total)\\b)");
  private static final Map<Kind, Pattern> BESIDE =
      Map.of(
          Kinds.SANDWICH,
          Pattern.compile(
              "\\bsandwich|\\bbetween (?:the )?(?:digits? )?(?:1|one) and (?:the )?(?:9|nine)\\b"),
          Kinds.X_SUM,
          Pattern.compile("\\bx[- ]?sums?\\b"),
          Kinds.SKYSCRAPER,
          Pattern.compile("\\bskyscrapers?\\b"),
          Kinds.NUMBERED_ROOM,
          Pattern.compile("\\bnumbered rooms?\\b"));
  private static final Pattern ODD_ROUND =
      Pattern.compile("(?=.*\\b(?:circles?|discs?)\\b)(?=.*\\bodd\\b)(?!.*\\beven\\b)");
  private static final Pattern EVEN_SQUARE =
      Pattern.compile("(?=.*\\bsquares?\\b)(?=.*\\beven\\b)(?!.*\\bodd\\b)");
  private static final String PARTS_OF_SENTENCE = ",|\\band\\b|\\bwhile\\b";

  private static final Pattern DIGITS = Pattern.compile("[1-9](?:[\\s,]*[1-9]){0,3}");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

  private final SaidRules said;

  SaidShapes(SaidRules said) {
    this.said = said;
  }

  void take() {
    if (says(SaidShapes::isUsualArrow) && !says(SetterWords::isOtherArrow)) {
      takeArrows();
    }
    if (says(sentence -> AROUND.matcher(sentence).find())) {
      takeQuadruples();
    }
    takeOutside();
    takeCells(Kinds.ODD, ODD_ROUND, /* isRound= */ true);
    takeCells(Kinds.EVEN, EVEN_SQUARE, /* isRound= */ false);
  }

  private static boolean isUsualArrow(String sentence) {
    return ARROW_SUM.matcher(sentence).find() && !OTHER_ARROW.matcher(sentence).find();
  }

  private boolean says(Predicate<String> wanted) {
    return said.sentences.stream().anyMatch(wanted);
  }

  private void takeArrows() {
    Map<List<Integer>, Integer> arrows = new LinkedHashMap<>();
    Set<Figure> circles = new LinkedHashSet<>();
    List<Stroke> inside = said.strokes.stream().filter(this::isArrowInside).toList();
    for (Stroke stroke : inside) {
      List<Place> points = new ArrayList<>(stroke.points());
      points.set(0, CellPath.middle(points.get(0)));
      List<Integer> path = CellPath.of(said.board, points);
      Optional<Figure> circle = path.isEmpty() ? Optional.empty() : circle(path.get(0));
      if (circle.isEmpty()) {
        return;
      }
      List<Integer> cells = new ArrayList<>(cells(circle.get()));
      int pill = cells.size();
      cells.addAll(path.subList(1, path.size()));
      if (!said.fits(Kinds.ARROW, cells, pill)) {
        return;
      }
      arrows.put(cells, pill);
      circles.add(circle.get());
    }
    arrows.forEach((cells, pill) -> said.add(Kinds.ARROW, cells, pill, SclDrawing.ARROWS));
    said.strokes.removeAll(inside);
    said.figures.removeAll(circles);
  }

  private boolean isArrowInside(Stroke stroke) {
    Place first = stroke.points().get(0);
    return stroke.head() > 0
        && said.board.has((int) Math.floor(first.y()), (int) Math.floor(first.x()));
  }

  /** The circle or pill over a cell, if there is exactly one. */
  private Optional<Figure> circle(int cell) {
    List<Figure> over =
        said.figures.stream().filter(figure -> cells(figure).contains(cell)).distinct().toList();
    return over.size() == 1 ? Optional.of(over.get(0)) : Optional.empty();
  }

  /** The cells of a circle, or of a pill along a row or column; none of another figure. */
  private List<Integer> cells(Figure figure) {
    double narrow = Math.min(figure.width(), figure.height());
    double wide = Math.max(figure.width(), figure.height());
    int more = (int) Math.rint(wide - narrow);
    boolean isPill =
        figure.isRound()
            && figure.text().isBlank()
            && figure.angle() == 0
            && narrow >= SMALLEST
            && narrow <= LARGEST
            && Math.abs(wide - narrow - more) < NEAR;
    boolean isWide = figure.width() > figure.height();
    List<Integer> cells =
        IntStream.rangeClosed(0, isPill ? more : -1)
            .mapToDouble(i -> i - more * HALF)
            .mapToObj(
                by ->
                    new Place(
                        figure.middle().x() + (isWide ? by : 0),
                        figure.middle().y() + (isWide ? 0 : by)))
            .map(place -> CellPath.cell(said.board, place))
            .toList();
    return cells.contains(-1) ? List.of() : cells;
  }

  private void takeQuadruples() {
    List<Figure> corners =
        said.figures.stream().filter(figure -> !around(figure).isEmpty()).toList();
    boolean isCertain =
        corners.stream()
            .allMatch(
                figure ->
                    figure.isRound()
                        && DIGITS.matcher(figure.text().strip()).matches()
                        && said.fits(Kinds.QUADRUPLE, around(figure), digits(figure)));
    if (isCertain) {
      corners.forEach(
          figure -> said.add(Kinds.QUADRUPLE, around(figure), digits(figure), SclDrawing.OVERLAYS));
      said.figures.removeAll(corners);
    }
  }

  private static int digits(Figure figure) {
    return Integer.parseInt(figure.text().replaceAll("\\D", ""));
  }

  /** The four cells around a figure at a corner; none elsewhere. */
  private List<Integer> around(Figure figure) {
    int row = (int) Math.rint(figure.middle().y());
    int column = (int) Math.rint(figure.middle().x());
    boolean isCorner =
        row == figure.middle().y()
            && column == figure.middle().x()
            && said.board.has(row - 1, column - 1)
            && said.board.has(row, column);
    return isCorner
        ? List.of(
            said.board.cell(row - 1, column - 1),
            said.board.cell(row - 1, column),
            said.board.cell(row, column - 1),
            said.board.cell(row, column))
        : List.of();
  }

  private void takeOutside() {
    List<Figure> outside = said.figures.stream().filter(this::isOutside).toList();
    Map<Figure, Stroke> pointed = new LinkedHashMap<>();
    outside.forEach(figure -> pointing(figure).ifPresent(arrow -> pointed.put(figure, arrow)));
    if (says(sentence -> SLANTED.matcher(sentence).find())) {
      takeSlanted(pointed);
    }
    List<Kind> kinds =
        BESIDE.keySet().stream()
            .filter(kind -> says(sentence -> BESIDE.get(kind).matcher(sentence).find()))
            .toList();
    List<Figure> straight = outside.stream().filter(each -> !pointed.containsKey(each)).toList();
    if (kinds.size() == 1) {
      takeStraight(kinds.get(0), straight);
    }
  }

  private boolean isOutside(Figure figure) {
    Place middle = CellPath.middle(figure.middle());
    boolean isBeside = !said.board.has((int) Math.floor(middle.y()), (int) Math.floor(middle.x()));
    return isBeside && !figure.text().isBlank();
  }

  /** The arrow from the place of a number outside, if there is exactly one. */
  private Optional<Stroke> pointing(Figure figure) {
    List<Stroke> from =
        said.strokes.stream()
            .filter(stroke -> stroke.head() > 0)
            .filter(
                stroke ->
                    CellPath.middle(stroke.points().get(0))
                        .equals(CellPath.middle(figure.middle())))
            .toList();
    return from.size() == 1 ? Optional.of(from.get(0)) : Optional.empty();
  }

  private void takeSlanted(Map<Figure, Stroke> pointed) {
    Map<Figure, List<Integer>> seen = new LinkedHashMap<>();
    pointed.forEach((figure, arrow) -> seen.put(figure, slanted(arrow)));
    boolean isCertain =
        pointed.values().stream().distinct().count() == pointed.size()
            && seen.entrySet().stream()
                .allMatch(each -> isNumber(Kinds.LITTLE_KILLER, each.getKey(), each.getValue()));
    if (isCertain) {
      addNumbers(Kinds.LITTLE_KILLER, seen);
      said.strokes.removeAll(pointed.values());
    }
  }

  private List<Integer> slanted(Stroke arrow) {
    Place first = arrow.points().get(0);
    Place last = arrow.points().get(arrow.points().size() - 1);
    double down = last.y() - first.y();
    double right = last.x() - first.x();
    boolean isSlanted =
        arrow.points().size() == 2
            && Math.abs(down) > 0
            && Math.abs(Math.abs(down) - Math.abs(right)) < NEAR;
    return isSlanted
        ? new SeenCells(
                (int) Math.floor(first.y()),
                (int) Math.floor(first.x()),
                (int) Math.signum(down),
                (int) Math.signum(right))
            .cells(said.board)
        : List.of();
  }

  private void takeStraight(Kind kind, List<Figure> figures) {
    Map<Figure, List<Integer>> seen = new LinkedHashMap<>();
    figures.forEach(
        figure ->
            seen.put(
                figure,
                SeenCells.straight(
                        said.board,
                        (int) Math.floor(figure.middle().y()),
                        (int) Math.floor(figure.middle().x()))
                    .map(way -> way.cells(said.board))
                    .orElse(List.of())));
    if (seen.entrySet().stream().allMatch(each -> isNumber(kind, each.getKey(), each.getValue()))) {
      addNumbers(kind, seen);
    }
  }

  private boolean isNumber(Kind kind, Figure figure, List<Integer> cells) {
    String text = figure.text().strip();
    return NUMBER.matcher(text).matches() && said.fits(kind, cells, Integer.parseInt(text));
  }

  private void addNumbers(Kind kind, Map<Figure, List<Integer>> seen) {
    seen.forEach(
        (figure, cells) ->
            said.add(kind, cells, Integer.parseInt(figure.text().strip()), SclDrawing.OVERLAYS));
    said.figures.removeAll(seen.keySet());
  }

  /** Reads figures of one form and colour in cells, if a part of a sentence says what they mean. */
  private void takeCells(Kind kind, Pattern words, boolean isRound) {
    boolean isSaid =
        said.sentences.stream()
            .flatMap(sentence -> Pattern.compile(PARTS_OF_SENTENCE).splitAsStream(sentence))
            .anyMatch(part -> words.matcher(part).find());
    List<Figure> alike =
        said.figures.stream().filter(each -> each.isRound() == isRound && isInCell(each)).toList();
    long looks =
        alike.stream().map(each -> each.fill() + each.rim() + each.width()).distinct().count();
    if (isSaid && looks == 1) {
      said.addCells(
          kind,
          alike.stream().map(each -> CellPath.cell(said.board, each.middle())).distinct().toList());
      said.figures.removeAll(alike);
    }
  }

  private boolean isInCell(Figure figure) {
    return figure.text().isBlank()
        && figure.angle() == 0
        && figure.width() == figure.height()
        && figure.width() >= SMALLEST
        && figure.width() <= LARGEST
        && CellPath.cell(said.board, figure.middle()) >= 0;
  }
}
