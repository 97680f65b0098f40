package cluewright.cli.publish;

import cluewright.cli.option.SizeConverter;
import cluewright.cli.terminal.UsageException;
import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Tints;
import cluewright.print.image.PictureSize;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the paper, and for what a press wants of it. */
public final class PaperOptions {
  private static final int DOTS = 72;

  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      defaultValue = "a4",
      converter = PaperConverter.class,
      description =
          "The size of the trimmed pages: a3, a4, a5, a6, b5, jis-b5, letter, legal, a trade size in"
              + " inches (5x8, 5.5x8.5, 6x9, 7x10, 8x10, 8.5x8.5, 8.5x11), or any width x height,"
              + " such as 120x180mm. Default: ${DEFAULT-VALUE}.")
  private Paper paper;

  @Option(
      names = "--margin",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "Page margin: 18mm, 1.8cm or 0.7in, from 0 to 50mm. Default: 18mm on A4, and on other"
              + " paper in proportion.")
  private PictureSize margin;

  @Option(
      names = "--gutter",
      paramLabel = "SIZE",
      converter = GutterConverter.class,
      description =
          "Extra margin for the binding, left on odd pages and right on even ones; auto: as much as"
              + " the number of pages asks for. Default: auto with --book, else none.")
  private Gutter gutter;

  @Option(
      names = "--bleed",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "Enlarge the sheets on all sides, for what reaches the edge of a page; most printers ask"
              + " for 3mm or 0.125in. Default: none.")
  private PictureSize bleed;

  @Option(
      names = "--crop-marks",
      description = "Enlarge the sheets, and print lines that show where to cut them.")
  private boolean cropMarks;

  @Option(
      names = "--cell-line",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "Width of the lines between cells, such as 0.75pt. Default: by the size of the board, at"
              + " least 0.5pt.")
  private PictureSize cellLine;

  @Option(
      names = "--box-line",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description =
          "Width of the lines between boxes. Default: by the size of the board, at least 1.5pt.")
  private PictureSize boxLine;

  @Option(
      names = {"--grey-lines", "--gray-lines"},
      description = "Print the lines between cells in grey instead of black.")
  private boolean greyLines;

  @Option(
      names = "--box-tint",
      paramLabel = "PERCENT",
      description =
          "Ground of every other box, in percent of black: 0, 5, 10, 15, 20, 25 or 30. Default: as"
              + " the board style has it.")
  private Integer boxTint;

  @Option(
      names = "--region-tint",
      paramLabel = "PERCENT",
      description = "Ground of windows and other extra regions, likewise. Default: 9.")
  private Integer regionTint;

  @Option(
      names = "--cage-tint",
      paramLabel = "PERCENT",
      description = "Ground of as many cages as do not touch each other, likewise. Default: none.")
  private Integer cageTint;

  /**
   * The extra margin for a binding.
   *
   * @param size absent if the number of pages decides
   */
  private record Gutter(PictureSize size) {}

  private static final class GutterConverter implements ITypeConverter<Gutter> {
    @Override
    public Gutter convert(String text) {
      return new Gutter(
          text.strip().equalsIgnoreCase("auto") ? null : new SizeConverter().convert(text));
    }
  }

  private static final class PaperConverter implements ITypeConverter<Paper> {
    @Override
    public Paper convert(String text) {
      try {
        return Paper.of(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /**
   * The pages.
   *
   * @param isBook true if they are to be bound
   * @throws UsageException if an option's value cannot be had
   */
  PageSetup setup(boolean isBook) {
    double edge =
        margin == null
            ? PageSetup.usualMargin(paper)
            : length("--margin", margin, 0, PageSetup.WIDEST);
    Press press =
        new Press(bleed == null ? 0 : length("--bleed", bleed, 0, Press.WIDEST_BLEED), cropMarks);
    try {
      return new PageSetup(paper, edge, bound(isBook), press);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private OptionalDouble bound(boolean isBook) {
    if (gutter == null) {
      return isBook ? OptionalDouble.empty() : OptionalDouble.of(0);
    }
    return gutter.size == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(length("--gutter", gutter.size, 0, PageSetup.WIDEST));
  }

  /**
   * The looks of the boards.
   *
   * @throws UsageException if an option's value cannot be had
   */
  BoardLook look(BoardStyle style) {
    return new BoardLook(
        style,
        width("--cell-line", cellLine),
        width("--box-line", boxLine),
        greyLines,
        new Tints(
            tint("--box-tint", boxTint),
            tint("--region-tint", regionTint),
            tint("--cage-tint", cageTint)));
  }

  private static OptionalInt tint(String option, Integer percent) {
    if (percent == null) {
      return OptionalInt.empty();
    }
    if (!Tints.KNOWN.contains(percent)) {
      throw new UsageException(
          "%s is %d, but must be 0, 5, 10, 15, 20, 25 or 30".formatted(option, percent));
    }
    return OptionalInt.of(percent);
  }

  private static OptionalDouble width(String option, PictureSize size) {
    if (size == null) {
      return OptionalDouble.empty();
    }
    double points = PageSetup.POINTS_PER_MILLIMETRE;
    double millimetres =
        length(option, size, BoardLook.THINNEST / points, BoardLook.WIDEST / points);
    return OptionalDouble.of(millimetres * points);
  }

  /**
   * A length in millimetres.
   *
   * @throws UsageException if it is out of bounds or in pixels
   */
  static double length(String option, PictureSize size, double least, double most) {
    if (size.unit() == PictureSize.Unit.PX) {
      throw new UsageException(
          option + " is a size on paper, so pixels do not apply: write it in mm, cm, in or pt");
    }
    double length = size.millimetres(DOTS);
    if (length > most) {
      throw new UsageException(
          "%s is too wide: it must be at most %.0f mm".formatted(option, most));
    }
    if (length < least) {
      throw new UsageException(
          "%s is too thin: it must be at least %.2f mm".formatted(option, least));
    }
    return length;
  }
}
