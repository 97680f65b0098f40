package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Wrap;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

  private final Said<Wrap> said = new Said<>(Wrap.CHOICES);

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec options = said.spec();

  /**
   * The target for the cover, if requested.
   *
   * @throws UsageException if it is no PDF, or something is said of a cover, and none is asked for
   */
  Optional<String> file(boolean isBook) {
    if (file == null && said.hasAny()) {
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
   * @param usual with what holds where nothing was said
   * @throws UsageException if the spine cannot be had
   */
  Wrap wrap(Wrap usual) {
    return said.on(usual);
  }
}
