package cluewright.cli;

import static java.util.stream.Collectors.joining;

import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** A command's help, in which commands are written as they can be typed here. */
final class HelpText extends Help {
  private final Invocation invocation;

  HelpText(CommandSpec command, ColorScheme colors, Invocation invocation) {
    super(command, colors);
    this.invocation = invocation;
  }

  /** The synopsis on one line, so that what follows the arguments stays next to the last one. */
  @Override
  public String synopsis(int headingLength) {
    String line = super.synopsis(headingLength).lines().map(String::strip).collect(joining(" "));
    return invocation.inPlaceOfName(line) + "\n";
  }

  @Override
  public String footer(Object... parameters) {
    String text = super.footer(parameters);
    return text.lines().map(invocation::inPlaceOfName).collect(joining("\n", "", "\n"));
  }
}
