package cluewright.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code studio}: opens the window. */
@Command(
    name = "studio",
    description = "Open the studio, in which masks are painted.",
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%n")
final class StudioCommand implements Callable<Integer> {
  private final StudioStarter studio;
  private final Console console;

  @Parameters(arity = "0..1", paramLabel = "PROJECT", description = "A .cluewright file to open.")
  private List<String> project = List.of();

  StudioCommand(StudioStarter studio, Console console) {
    this.studio = studio;
    this.console = console;
  }

  @Override
  public Integer call() {
    if (!studio.hasDisplay()) {
      console.note(
          "there is no display to open the studio on (DISPLAY and WAYLAND_DISPLAY are unset)");
      console
          .err()
          .println("On the command line, try: cluewright generate --mask heart --format grid");
      return ExitCode.NO_STUDIO;
    }
    studio.open(project);
    return ExitCode.OK;
  }
}
