package cluewright.cli;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.exchange.Formats;
import cluewright.mask.PictureReader;
import java.io.File;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code studio}: opens the window. */
@Command(
    name = StudioCommand.NAME,
    description = "Open the studio, the window for painting masks and solving puzzles.")
final class StudioCommand extends ConsoleCommand {
  static final String NAME = "studio";

  /** The prefix of a file that contains arguments. */
  private static final String ARGUMENTS_IN = "@";

  private final StudioStarter studio;
  private final Invocation invocation;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = {
        "A project (.cluewright), a text with puzzles or masks in any of the formats, or a picture"
            + " (.png, .jpg) to open.",
        "With a file, you can leave out the word studio."
      })
  @Names(FileUse.READ)
  private String file;

  StudioCommand(StudioStarter studio, Console console, Invocation invocation) {
    super(console);
    this.studio = studio;
    this.invocation = invocation;
  }

  /** True if a single argument is a file to open, as desktops start programs, or names one. */
  static boolean opens(String argument) {
    String name = argument.toLowerCase(Locale.ROOT);
    boolean isAnother = name.startsWith("-") || name.startsWith(ARGUMENTS_IN);
    boolean isOfAKind =
        Input.isProject(name)
            || PictureReader.ENDINGS.stream().anyMatch(name::endsWith)
            || Formats.forFile(name).isPresent();
    return (isOfAKind && !isAnother) || new File(argument).isFile();
  }

  @Override
  public Integer call() {
    if (!studio.hasDisplay()) {
      console.note(
          "there is no display to open the studio on (DISPLAY and WAYLAND_DISPLAY are unset)");
      console
          .err()
          .println(
              "On the command line, try: " + invocation.of("generate --mask heart --format grid"));
      return ExitCode.NO_STUDIO;
    }
    studio.open(file == null ? List.of() : List.of(file));
    return ExitCode.OK;
  }
}
