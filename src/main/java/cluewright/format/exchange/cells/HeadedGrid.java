package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.CellLine;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A grid with headings, or empty columns, on at least one side.
 *
 * @param rows the tokens of its cells
 * @param hasHeads whether something else than empty fields stands around them
 * @param doubt what else the whole may be
 */
record HeadedGrid(Board board, List<List<String>> rows, boolean hasHeads, Optional<Phrase> doubt) {
  /** A heading of a word and a number, such as {@code r1}, {@code 1.} or {@code Column 1}. */
  private static final Pattern NUMBERED =
      Pattern.compile("([A-Za-z][A-Za-z _:.#-]*)?([0-9]{1,2})[.:)]?");

  /** The most lines of any board, with headings on both sides and border lines throughout. */
  private static final int MOST_LINES = 2 * (Boards.TWENTY_FIVE.rows() + 3);

  /** The margins of a grid: on each side none, or one row or column. */
  private record Margins(int top, int bottom, int left, int right) {
    private static final List<Margins> ALL =
        IntStream.range(1, 16)
            .mapToObj(bits -> new Margins(bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1))
            .toList();
  }

  /** The grid in some lines with its margins; if several margins are possible, with a doubt. */
  static Optional<HeadedGrid> of(List<String> lines) {
    if (lines.size() > MOST_LINES) {
      return Optional.empty();
    }
    List<String> rows = lines.stream().filter(line -> !new GridLine(line).isBorder()).toList();
    List<HeadedGrid> found =
        layouts(rows)
            .flatMap(
                tokens -> Margins.ALL.stream().flatMap(margins -> of(tokens, margins).stream()))
            .distinct()
            .toList();
    return found.size() <= 1
        ? found.stream().findFirst()
        : Optional.of(found.get(0).with(Phrase.of("exchange.heads-several")));
  }

  /** The grid in some lines without margins. */
  static Optional<HeadedGrid> alone(List<String> lines) {
    List<String> rows = lines.stream().filter(line -> !new GridLine(line).isBorder()).toList();
    return board(rows.size())
        .flatMap(
            board -> layouts(rows).flatMap(tokens -> alone(tokens, board).stream()).findFirst());
  }

  private static Optional<HeadedGrid> alone(List<List<String>> rows, Board board) {
    boolean isGrid =
        rows.stream().allMatch(row -> row.size() == board.columns())
            && rows.stream().allMatch(row -> CellToken.line(row, board).isPresent());
    return isGrid
        ? Optional.of(new HeadedGrid(board, rows, false, Optional.empty()))
        : Optional.empty();
  }

  private HeadedGrid with(Phrase why) {
    return new HeadedGrid(board, rows, hasHeads, Optional.of(why));
  }

  /** The ways in which cells may be separated. */
  private static Stream<List<List<String>>> layouts(List<String> rows) {
    List<GridLine> lines = rows.stream().map(GridLine::new).toList();
    if (lines.stream().anyMatch(GridLine::hasSeparator)) {
      return Stream.of(each(lines, GridLine::cells));
    }
    return Stream.of(
            each(lines, GridLine::words),
            each(lines, GridLine::inks),
            each(lines, GridLine::betweenBars))
        .distinct();
  }

  private static List<List<String>> each(
      List<GridLine> lines, Function<GridLine, List<String>> cells) {
    return lines.stream().map(cells).toList();
  }

  private static Optional<HeadedGrid> of(List<List<String>> tokens, Margins margins) {
    int size = tokens.size() - margins.top() - margins.bottom();
    Optional<Board> board = board(size);
    int width = size + margins.left() + margins.right();
    List<List<String>> middle =
        board.isEmpty() ? List.of() : tokens.subList(margins.top(), margins.top() + size);
    if (board.isEmpty() || middle.stream().anyMatch(row -> row.size() != width)) {
      return Optional.empty();
    }
    List<List<String>> rows =
        middle.stream().map(row -> row.subList(margins.left(), margins.left() + size)).toList();
    Optional<List<List<String>>> sides = sides(tokens, middle, margins, size);
    boolean isGrid =
        sides.isPresent()
            && rows.stream().allMatch(row -> CellToken.line(row, board.get()).isPresent())
            && rows.stream().flatMap(List::stream).anyMatch(cell -> isClue(cell, board.get()))
            && sides.get().stream().allMatch(side -> isEmpty(side) || isHeads(side, board.get()));
    return isGrid ? of(board.get(), rows, sides.get(), tokens) : Optional.empty();
  }

  private static Optional<HeadedGrid> of(
      Board board, List<List<String>> rows, List<List<String>> sides, List<List<String>> tokens) {
    boolean hasHeads = sides.stream().anyMatch(side -> !isEmpty(side));
    Optional<Board> whole =
        board(tokens.size())
            .filter(larger -> tokens.stream().allMatch(row -> row.size() == larger.columns()))
            .filter(
                larger -> tokens.stream().allMatch(row -> CellToken.line(row, larger).isPresent()));
    Optional<Board> other = whole.filter(larger -> isSound(larger, tokens));
    boolean isOther = whole.isPresent() && !hasHeads;
    isOther |= other.isPresent() && !isSound(board, rows);
    Optional<Phrase> doubt =
        other.map(larger -> Phrase.of("exchange.heads-doubt", larger.toString(), board.toString()));
    return isOther ? Optional.empty() : Optional.of(new HeadedGrid(board, rows, hasHeads, doubt));
  }

  /** True if some cells can be a puzzle of a board. */
  private static boolean isSound(Board board, List<List<String>> rows) {
    String cells =
        rows.stream()
            .map(row -> CellToken.line(row, board).orElse(""))
            .collect(Collectors.joining())
            .replace('x', '.');
    return CellLine.tried(cells).filter(puzzle -> puzzle.conflict().isEmpty()).isPresent();
  }

  private static Optional<Board> board(int size) {
    return Boards.ALL.stream().filter(board -> board.rows() == size).findFirst();
  }

  /** The margins without their corners; empty if they do not fit. */
  private static Optional<List<List<String>>> sides(
      List<List<String>> tokens, List<List<String>> middle, Margins margins, int size) {
    List<List<String>> sides = new ArrayList<>();
    if (margins.top() > 0) {
      sides.add(withoutCorners(tokens.get(0), margins, size));
    }
    if (margins.bottom() > 0) {
      sides.add(withoutCorners(tokens.get(tokens.size() - 1), margins, size));
    }
    if (margins.left() > 0) {
      sides.add(middle.stream().map(row -> row.get(0)).toList());
    }
    if (margins.right() > 0) {
      sides.add(middle.stream().map(row -> row.get(row.size() - 1)).toList());
    }
    return sides.stream().allMatch(side -> side.size() == size)
        ? Optional.of(sides)
        : Optional.empty();
  }

  /** The tokens without blanks at the corners. */
  private static List<String> withoutCorners(List<String> row, Margins margins, int size) {
    boolean hasCorners = row.size() > size;
    int from = hasCorners ? margins.left() : 0;
    boolean isWide = row.size() <= size + margins.left() + margins.right();
    return isWide && row.size() >= from + size ? row.subList(from, from + size) : List.of();
  }

  private static boolean isEmpty(List<String> side) {
    return side.stream().allMatch(String::isEmpty);
  }

  /** True for consecutive numbers or letters, or words that cannot be cells. */
  private static boolean isHeads(List<String> side, Board board) {
    return isCounted(side, HeadedGrid::number)
        || isCounted(side, HeadedGrid::letter)
        || side.stream()
            .allMatch(
                head ->
                    head.chars().anyMatch(Character::isLetter)
                        && CellToken.symbol(head, board) == 0);
  }

  /** True if each is one more, or one less, than the one before. */
  private static boolean isCounted(List<String> side, Function<String, Optional<Counted>> counted) {
    List<Counted> heads = side.stream().flatMap(head -> counted.apply(head).stream()).toList();
    if (heads.size() < side.size()) {
      return false;
    }
    int step = heads.get(1).number() - heads.get(0).number();
    int least = Math.min(heads.get(0).number(), heads.get(heads.size() - 1).number());
    return Math.abs(step) == 1
        && (least == 0 || least == 1)
        && IntStream.range(1, heads.size())
            .allMatch(
                i ->
                    heads.get(i).word().equals(heads.get(0).word())
                        && heads.get(i).number() - heads.get(i - 1).number() == step);
  }

  /** A number and the word before it. */
  private record Counted(String word, int number) {}

  private static Optional<Counted> number(String head) {
    Matcher numbered = NUMBERED.matcher(head);
    return numbered.matches()
        ? Optional.of(
            new Counted(
                numbered.group(1) == null ? "" : numbered.group(1),
                Integer.parseInt(numbered.group(2))))
        : Optional.empty();
  }

  private static Optional<Counted> letter(String head) {
    String letter = head.replaceAll("[.:)]$", "");
    boolean isLetter = letter.length() == 1 && letter.matches("[A-Za-z]");
    return isLetter
        ? Optional.of(new Counted("", Character.toUpperCase(letter.charAt(0)) - 'A'))
        : Optional.empty();
  }

  private static boolean isClue(String cell, Board board) {
    char symbol = CellToken.symbol(cell, board);
    return symbol != '.' && symbol != '0';
  }
}
