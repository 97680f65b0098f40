package cluewright.cli;

import java.util.stream.Collectors;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** A command's help, in which every command is spelt as it can be typed here. */
final class HelpText extends Help {
  private final Invocation invocation;

  HelpText(CommandSpec command, ColorScheme colors, Invocation invocation) {
    super(command, colors);
    this.invocation = invocation;
  }

  @Override
  public String synopsis(int headingLength) {
    return typeable(super.synopsis(headingLength));
  }

  @Override
  public String footer(Object... parameters) {
    return typeable(super.footer(parameters));
  }

  private String typeable(String text) {
    return text.lines().map(invocation::inPlaceOfName).collect(Collectors.joining("\n", "", "\n"));
  }
}
