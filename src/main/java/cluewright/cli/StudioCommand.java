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
  private final Invocation invocation;

  @Parameters(arity = "0..1", paramLabel = "PROJECT", description = "A .cluewright file to open.")
  private String project;

  StudioCommand(StudioStarter studio, Console console, Invocation invocation) {
    this.studio = studio;
    this.console = console;
    this.invocation = invocation;
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
    studio.open(project == null ? List.of() : List.of(project));
    return ExitCode.OK;
  }
}
