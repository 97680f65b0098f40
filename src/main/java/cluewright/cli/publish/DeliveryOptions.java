package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.OutputProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for what a file of pages promises to those who print, keep or hear it. */
public final class DeliveryOptions {
  private static final String PROFILE = "--output-profile";

  @Option(
      names = "--standard",
      paramLabel = "STANDARD",
      defaultValue = "none",
      description =
          "The standard that the PDF follows: none, x-4 (PDF/X-4, for printers) or a-2b (PDF/A-2b,"
              + " for archives). Default: ${DEFAULT-VALUE}.")
  private Standard standard;

  @Option(
      names = PROFILE,
      paramLabel = "FILE",
      description =
          "With --standard x-4: the ICC profile of the press, for CMYK or grey. Default: one of our"
              + " own for black ink.")
  @Names(FileUse.READ)
  private Path profile;

  @Option(
      names = "--tagged",
      description =
          "Tag headings, texts and boards, so that the PDF can be read aloud in order; each board"
              + " is also told in words. With a-2b, the file is PDF/A-2a.")
  private boolean tagged;

  /**
   * The delivery.
   *
   * @throws UsageException if the profile has no use, cannot be read, or is none of a press
   */
  Delivery delivery() {
    if (profile != null && standard != Standard.X_4) {
      throw new UsageException(PROFILE + " needs --standard x-4");
    }
    return new Delivery(
        standard,
        profile == null ? Optional.empty() : Optional.of(read(profile)),
        tagged ? Structure.TAGGED : Structure.UNTAGGED);
  }

  private static OutputProfile read(Path file) {
    try {
      return OutputProfile.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UsageException("%s: %s".formatted(PROFILE, FileException.reason(e)));
    } catch (OutputProfile.Refusal e) {
      throw new UsageException("%s: %s is %s".formatted(PROFILE, file, e.reason()));
    }
  }
}
