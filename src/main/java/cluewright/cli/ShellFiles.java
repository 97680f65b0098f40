package cluewright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Writes a package's shell files, all generated from the actual options: the manual page {@code
 * cluewright.1}, and completions for bash ({@code cluewright.bash}) and zsh ({@code _cluewright}).
 */
final class ShellFiles {
  private static final String NAME = "cluewright";

  private ShellFiles() {}

  /** A stand-in for the studio, since only the options are read. */
  private record NoStudio() implements StudioStarter {
    @Override
    public boolean hasDisplay() {
      return false;
    }

    @Override
    public void open(List<String> arguments) {
      throw new UnsupportedOperationException();
    }
  }

  /**
   * Writes the files.
   *
   * @param args the folder
   */
  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ENGLISH);
    Path folder = Files.createDirectories(Path.of(args[0]));
    CommandLine line = Cli.commandLine(new NoStudio());
    String bash = AutoComplete.bash(NAME, line);
    Files.writeString(folder.resolve(NAME + ".bash"), bash);
    Files.writeString(folder.resolve("_" + NAME), "#compdef " + NAME + "\n" + bash);
    Files.writeString(folder.resolve(NAME + ".1"), page(line));
  }

  /** The manual page, in the language of man(7). */
  static String page(CommandLine line) {
    StringBuilder page = new StringBuilder();
    page.append(".TH CLUEWRIGHT 1 \"\" \"Cluewright\" \"User Commands\"\n");
    page.append(".SH NAME\n").append(NAME).append(" \\- design Sudoku puzzles\n");
    page.append(".SH SYNOPSIS\n.B ").append(NAME).append("\n[\\fICOMMAND\\fR] [\\fIFILE\\fR]\n");
    page.append(".SH DESCRIPTION\n");
    describe(page, line.getCommandSpec());
    page.append(".SH OPTIONS\n");
    arguments(page, line.getCommandSpec(), List.of());
    page.append(".SH COMMANDS\n");
    List<OptionSpec> shared = line.getCommandSpec().options();
    line.getSubcommands().forEach((name, command) -> command(page, name, command, shared));
    page.append(".SH EXIT STATUS\n");
    for (String code : line.getCommandSpec().usageMessage().footer()) {
      String[] words = code.strip().split("\\s+", 2);
      page.append(".TP\n.B ").append(escaped(words[0])).append('\n');
      page.append(escaped(words[1])).append('\n');
    }
    return page.toString();
  }

  private static void command(
      StringBuilder page, String name, CommandLine command, List<OptionSpec> shared) {
    CommandSpec spec = command.getCommandSpec();
    if (spec.usageMessage().hidden()) {
      return;
    }
    page.append(".SS ").append(escaped(name)).append('\n');
    describe(page, spec);
    arguments(page, spec, shared);
    command
        .getSubcommands()
        .forEach((below, each) -> command(page, name + " " + below, each, shared));
  }

  private static void describe(StringBuilder page, CommandSpec spec) {
    for (String paragraph : spec.usageMessage().description()) {
      page.append(".PP\n").append(escaped(paragraph.formatted())).append('\n');
    }
  }

  private static void arguments(StringBuilder page, CommandSpec spec, List<OptionSpec> shared) {
    List<String> known = shared.stream().map(OptionSpec::longestName).toList();
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      if (!parameter.hidden()) {
        argument(page, "\\fI" + escaped(parameter.paramLabel()) + "\\fR", parameter);
      }
    }
    for (OptionSpec option : spec.options()) {
      if (!option.hidden() && !known.contains(option.longestName())) {
        String names =
            Stream.of(option.names())
                .map(name -> "\\fB" + escaped(name) + "\\fR")
                .collect(Collectors.joining(", "));
        boolean hasValue = option.arity().max() > 0;
        String value = hasValue ? " \\fI" + escaped(option.paramLabel()) + "\\fR" : "";
        argument(page, names + value, option);
      }
    }
  }

  private static void argument(StringBuilder page, String head, ArgSpec argument) {
    String text =
        Stream.of(argument.description()).map(String::formatted).collect(Collectors.joining(" "));
    page.append(".TP\n").append(head).append('\n').append(escaped(text)).append('\n');
  }

  /** A text with hyphens as copyable minus signs, and without lines that start with a request. */
  private static String escaped(String text) {
    String plain = text.replace("\\", "\\e").replace("-", "\\-");
    return plain
        .lines()
        .map(String::strip)
        .map(line -> line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line)
        .collect(Collectors.joining("\n"));
  }
}
