package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.OutputProfile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for what a file promises to those who print, archive or listen to it. */
public final class DeliveryOptions {
  private static final String PROFILE = "--output-profile";

  private final Said<Delivery> standard = new Said<>(List.of(Delivery.STANDARD));
  private final Said<Delivery> structure = new Said<>(List.of(Delivery.TAGGED));

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec standardOption = standard.spec();

  @Option(
      names = PROFILE,
      paramLabel = "FILE",
      description =
          "With --standard x-4: the ICC profile of the press, for CMYK or grey. Default: one of our"
              + " own for black ink.")
  @Names(FileUse.READ)
  private Path profile;

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec structureOption = structure.spec();

  /**
   * The delivery.
   *
   * @param usual with what holds where nothing was said
   * @throws UsageException if the profile has no use, cannot be read, or is none of a press
   */
  Delivery delivery(Delivery usual) {
    Delivery said = structure.on(standard.on(usual));
    if (profile != null && said.standard() != Standard.X_4) {
      throw new UsageException(PROFILE + " needs --standard x-4");
    }
    return profile == null ? said : said.withProfile(Optional.of(read(profile)));
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
