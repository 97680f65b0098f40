package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.GivensText;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.format.TextKind;
import cluewright.format.TextSource;
import cluewright.format.exchange.cells.ArrayFormat;
import cluewright.format.exchange.cells.BareCells;
import cluewright.format.exchange.cells.CageDirections;
import cluewright.format.exchange.cells.ConstraintText;
import cluewright.format.exchange.cells.GridsFormat;
import cluewright.format.exchange.cells.JigsawText;
import cluewright.format.exchange.cells.KillerText;
import cluewright.format.exchange.cells.LineFormat;
import cluewright.format.exchange.cells.MaskFormat;
import cluewright.format.exchange.cells.SdmFormat;
import cluewright.format.exchange.cells.SoloText;
import cluewright.format.exchange.cells.SumoCueText;
import cluewright.format.exchange.collection.ExchangeJson;
import cluewright.format.exchange.collection.ExchangeLines;
import cluewright.format.exchange.collection.OpenSudokuXml;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.link.FPuzzlesLink;
import cluewright.format.exchange.link.LisudokuLink;
import cluewright.format.exchange.link.PenpaLink;
import cluewright.format.exchange.link.SudokuExchangeLink;
import cluewright.format.exchange.link.SudokuMakerLink;
import cluewright.format.exchange.link.SudokuPadLink;
import cluewright.format.exchange.link.SudokuWikiLink;
import cluewright.format.exchange.position.GnomeFormat;
import cluewright.format.exchange.position.HodokuFormat;
import cluewright.format.exchange.position.KSudokuFormat;
import cluewright.format.exchange.position.MarksFormat;
import cluewright.format.exchange.position.PlacesFormat;
import cluewright.format.exchange.position.SdkFormat;
import cluewright.format.exchange.position.SdxFormat;
import cluewright.format.exchange.position.SsFormat;
import cluewright.format.exchange.table.CsvTable;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The list of all formats: the one place to add another. */
public final class Formats {
  /** The formats with a distinctive syntax, the most specific first. */
  private static final List<Format> PARTICULAR =
      List.of(
          new FPuzzlesLink(),
          new SudokuPadLink(),
          new PenpaLink(),
          new SudokuMakerLink(),
          new SudokuWikiLink(),
          new SudokuExchangeLink(),
          new LisudokuLink(),
          new OpenSudokuXml(),
          new KSudokuFormat(),
          new GnomeFormat(),
          new ExchangeLines(),
          new ExchangeJson(),
          new HodokuFormat(),
          new CsvTable(),
          new SsFormat(),
          new SdxFormat(),
          new SdkFormat(),
          new MarksFormat(),
          new PlacesFormat(),
          new ConstraintText());

  /** Formats that are only read, tried before those of bare cells. */
  private static final List<Format> ONLY_READ =
      List.of(
          new JsonBoards(),
          new KillerText(),
          new CageDirections(),
          new SumoCueText(),
          new SoloText(),
          new JigsawText());

  private static final List<Format> OF_CELLS =
      List.of(
          new ArrayFormat(),
          new GridsFormat(),
          new MaskFormat(),
          new SdmFormat(),
          new LineFormat());

  /** All formats that can be written. */
  public static final List<Format> ALL =
      Stream.concat(PARTICULAR.stream(), OF_CELLS.stream()).toList();

  /** All formats that can be read, in the order in which they are tried. */
  public static final List<Format> READ =
      Stream.of(PARTICULAR, ONLY_READ, OF_CELLS).flatMap(List::stream).toList();

  private static final Format PLAINEST = ALL.get(ALL.size() - 1);

  /** Tried before bare cells, which may look like anything. */
  private static final Format UNKNOWN = new UnknownFormat();

  private Formats() {}

  /** The format with a given id, including those that are only read. */
  public static Optional<Format> named(String id) {
    return READ.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /** The format that a file is written in, by its extension. */
  public static Optional<Format> forFile(String name) {
    int dot = name.lastIndexOf('.');
    String extension = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(format -> dot >= 0 && format.extensions().contains(extension))
        .findFirst();
  }

  /**
   * The format that a file of given items is written in, by its extension; masks also go into plain
   * text files.
   */
  public static Optional<Format> forFile(String name, List<Item> items) {
    Optional<Format> own = forFile(name);
    return own.filter(format -> format.id().equals("line"))
        .filter(line -> line.refusal(items).isPresent())
        .flatMap(line -> named("mask"))
        .filter(mask -> mask.refusal(items).isEmpty())
        .or(() -> own);
  }

  /** The formats that can hold these items. */
  public static List<Format> offering(List<Item> items) {
    return ALL.stream().filter(format -> format.refusal(items).isEmpty()).toList();
  }

  /**
   * Reads a text in any format.
   *
   * @throws FormatException if it cannot be read, or is larger than a file may be
   */
  public static List<Item> read(String text) {
    return reading(text, "").items();
  }

  /**
   * Reads a text in any format, and reports what is left behind.
   *
   * @param name of the file that it stands in, or any other name
   * @throws FormatException if it cannot be read, or is larger than a file may be
   */
  public static Reading reading(String text, String name) {
    refuseTooLarge(text);
    return reading(text, of(text, name));
  }

  private static void refuseTooLarge(String text) {
    if (text.length() > TextSource.MAX_BYTES) {
      throw FormatException.at(1, 1, Phrase.of("exchange.too-large", TextSource.MAX_BYTES >> 20));
    }
  }

  /**
   * Reads a text in the {@linkplain #of format that it was found to have}, and reports what is left
   * behind.
   *
   * @throws FormatException if it cannot be read, or is larger than a file may be
   */
  public static Reading reading(String text, Format format) {
    refuseTooLarge(text);
    Reading reading = format.reading(TextSource.withoutMark(text));
    RegionMap.refuse(reading.items());
    return reading;
  }

  /**
   * Reads a text in the format that it was found to have, as a puzzle of a given board.
   *
   * @throws FormatException if it cannot be read, or says that it is of another board
   */
  public static Reading reading(String text, Format format, Board board) {
    if (!format.isBare()) {
      Reading reading = reading(text, format);
      return new Reading(on(board, reading.items()), reading.remarks());
    }
    String cells = TextSource.withoutMark(text);
    return TextKind.of(cells) == TextKind.MASK && !(format instanceof SdmFormat)
        ? BareCells.reading(
            MaskText.readAll(cells, List.of(board)), Item::of, cells, Optional.empty())
        : BareCells.reading(
            puzzles(cells, format, Optional.of(board)), Item::of, cells, Optional.empty());
  }

  /**
   * Items on a given board; those on the usual board of its size are moved to it.
   *
   * @throws FormatException if one is of another board
   */
  public static List<Item> on(Board board, List<Item> items) {
    return items.stream().map(item -> on(board, item)).toList();
  }

  private static Item on(Board board, Item item) {
    Board own = item.content().board();
    boolean mayBe = own.cells() == board.cells() && Boards.isUsual(own);
    if (!mayBe && !own.equals(board)) {
      throw FormatException.at(1, 1, Phrase.of("exchange.other-board", own.toString()));
    }
    return item.on(board);
  }

  /**
   * The format of a text; for bare cells, the file name may say which kind, such as a list of
   * puzzles.
   */
  public static Format of(String text, String name) {
    Format format = of(text);
    return forFile(name).filter(named -> named.isBare() && format.equals(PLAINEST)).orElse(format);
  }

  /**
   * The puzzles in a text of bare cells with their lines.
   *
   * @param format that it was found to have
   * @param board the only one that may be meant, if there is one
   * @throws FormatException if it holds anything else
   */
  public static List<Numbered<Puzzle>> puzzles(String text, Format format, Optional<Board> board) {
    List<Board> boards = board.map(List::of).orElse(Boards.TOLD_BY_CELLS);
    if (format instanceof SdmFormat) {
      return board.isPresent() ? PuzzleText.readLines(text, boards) : SdmFormat.puzzles(text);
    }
    return PuzzleText.readAll(text, boards);
  }

  /**
   * A mask with fixed digits, in any format: the clues of a puzzle are fixed, and a mask has none.
   *
   * @param format that the text was found to have
   * @param board the only one that may be meant, if there is one
   * @throws FormatException if the text is of several, of another board, or cannot be read
   */
  public static GivensText givens(String text, Format format, Optional<Board> board) {
    if (format.isBare()) {
      return GivensText.read(text, board.map(List::of).orElse(Boards.TOLD_BY_CELLS));
    }
    List<Item> read = reading(text, format).items();
    List<Item> items = board.map(one -> on(one, read)).orElse(read);
    if (items.size() > 1) {
      throw FormatException.at(1, 1, Phrase.of("exchange.one-givens", items.size()));
    }
    Content content = items.get(0).content();
    return new GivensText(
        content.mask(),
        content instanceof Clues puzzle ? puzzle.clues() : Puzzle.empty(content.board()));
  }

  /** The format of a text; for an unknown one, a format that refuses it. */
  public static Format of(String text) {
    String plain = fromFirstInk(TextSource.withoutMark(text));
    Format format = plain(plain);
    return !mayBeTrimmed(format) || isBinary(plain)
        ? format
        : TrimmedText.of(TextSource.withoutMark(text)).orElse(format);
  }

  private static boolean mayBeTrimmed(Format format) {
    return OF_CELLS.contains(format) || format.equals(UNKNOWN);
  }

  private static boolean isBinary(String text) {
    return text.indexOf('\0') >= 0;
  }

  /** The format of a text, taken as it stands. */
  static Format plain(String plain) {
    boolean isBinary = isBinary(plain);
    return READ.stream()
        .filter(format -> !isBinary && format.isLikely(plain))
        .findFirst()
        .filter(format -> !format.isBare() || !UNKNOWN.isLikely(plain))
        .orElse(isBinary && !UNKNOWN.isLikely(plain) ? PLAINEST : UNKNOWN);
  }

  /** The text without leading blank lines. */
  private static String fromFirstInk(String text) {
    int ink = 0;
    while (ink < text.length() && Character.isWhitespace(text.charAt(ink))) {
      ink++;
    }
    int start = Math.max(text.lastIndexOf('\n', ink), text.lastIndexOf('\r', ink)) + 1;
    return ink == text.length() ? "" : text.substring(Math.min(start, ink));
  }
}
