package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.option.SizeConverter;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Wrap;
import cluewright.print.image.PictureSize;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for the cover of a paperback. */
public final class WrapOptions {
  @Option(
      names = "--cover",
      paramLabel = "FILE",
      description =
          "Also write back, spine and front of the book on one sheet, to a file that ends in .pdf.")
  @Names(FileUse.WRITTEN)
  private String file;

  @Option(
      names = "--cover-template",
      paramLabel = "TEMPLATE",
      description = "light, dark, or mosaic (the masks of the puzzles). Default: light.")
  private Wrap.Template template;

  @Option(
      names = "--stock",
      paramLabel = "STOCK",
      description =
          "The paper of the pages, for the width of the spine: white, cream or colour. Default:"
              + " white.")
  private Wrap.Stock stock;

  @Option(
      names = "--spine",
      paramLabel = "SIZE",
      converter = SizeConverter.class,
      description = "The width of the spine. Default: by the number of pages and --stock.")
  private PictureSize spine;

  @Option(names = "--blurb", paramLabel = "TEXT", description = "The text on the back.")
  private String blurb;

  /**
   * Where the cover goes, if one is asked for.
   *
   * @throws UsageException if it is no PDF, or something is said of a cover, and none is asked for
   */
  Optional<String> file(boolean isBook) {
    boolean isSaid = Stream.of(template, stock, spine, blurb).anyMatch(Objects::nonNull);
    if (file == null && isSaid) {
      throw new UsageException("--cover-template, --stock, --spine and --blurb need --cover FILE");
    }
    if (file != null && !isBook) {
      throw new UsageException("--cover needs --book");
    }
    if (file != null && !file.toLowerCase(Locale.ROOT).endsWith("." + PdfFile.EXTENSION)) {
      throw new UsageException("the file of --cover must end in .pdf: \"%s\"".formatted(file));
    }
    return Optional.ofNullable(file);
  }

  /**
   * The cover.
   *
   * @throws UsageException if the spine cannot be had
   */
  Wrap wrap() {
    return new Wrap(
        template == null ? Wrap.Template.LIGHT : template,
        stock == null ? Wrap.Stock.WHITE : stock,
        spine == null
            ? OptionalDouble.empty()
            : OptionalDouble.of(PaperOptions.length("--spine", spine, 0, Wrap.WIDEST)),
        blurb == null ? "" : blurb);
  }
}
