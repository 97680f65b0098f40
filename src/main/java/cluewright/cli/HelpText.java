package cluewright.cli;

import static java.util.stream.Collectors.joining;

import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** A command's help, in which every command is spelt as it can be typed here. */
final class HelpText extends Help {
  private final Invocation invocation;

  HelpText(CommandSpec command, ColorScheme colors, Invocation invocation) {
    super(command, colors);
    this.invocation = invocation;
  }

  /** On one line, as what stands behind the arguments belongs behind the last of them. */
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
