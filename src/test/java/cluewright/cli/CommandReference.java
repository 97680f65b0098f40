package cluewright.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Every command and option, from the model that the program itself reads them with. */
public final class CommandReference {
  private static final CommandSpec PROGRAM = Cli.commandLine(new NoStudio()).getCommandSpec();

  private CommandReference() {}

  /** Only the options are read here. */
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

  /** The names of all options, by command; those of the program alone by the empty name. */
  public static Map<String, Set<String>> options() {
    Map<String, Set<String>> options = new TreeMap<>();
    options.put("", names(PROGRAM));
    commands().forEach((name, spec) -> options.put(name, names(spec)));
    return options;
  }

  private static Set<String> names(CommandSpec spec) {
    return spec.options().stream()
        .flatMap(option -> Stream.of(option.names()))
        .collect(Collectors.toSet());
  }

  private static Map<String, CommandSpec> commands() {
    Map<String, CommandSpec> commands = new TreeMap<>();
    collect("", PROGRAM, commands);
    return commands;
  }

  /** Those below a command, each with the words before it, as in {@code lab solve}. */
  private static void collect(
      String before, CommandSpec parent, Map<String, CommandSpec> commands) {
    for (Map.Entry<String, CommandLine> command : parent.subcommands().entrySet()) {
      CommandSpec spec = command.getValue().getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        commands.put(before + command.getKey(), spec);
        collect(before + command.getKey() + " ", spec, commands);
      }
    }
  }

  /** Every argument of every command. */
  static List<ArgSpec> arguments() {
    return commands().values().stream().flatMap(spec -> spec.args().stream()).toList();
  }

  /** All of it, as Markdown. */
  public static String markdown() {
    StringBuilder page = new StringBuilder();
    List<String> shared = PROGRAM.options().stream().map(OptionSpec::longestName).toList();
    commands()
        .forEach(
            (name, spec) -> {
              page.append("\n## ").append(name).append("\n\n");
              for (String paragraph : spec.usageMessage().description()) {
                page.append(plain(paragraph.formatted())).append("\n\n");
              }
              table(page, spec, shared);
            });
    page.append("\n## Of every command\n\n");
    table(page, PROGRAM, List.of());
    return page.toString();
  }

  private static void table(StringBuilder page, CommandSpec spec, List<String> shared) {
    StringBuilder rows = new StringBuilder();
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      if (!parameter.hidden()) {
        row(rows, "`" + parameter.paramLabel() + "`", parameter);
      }
    }
    for (OptionSpec option : spec.options()) {
      if (!option.hidden() && !shared.contains(option.longestName())) {
        row(rows, names(option), option);
      }
    }
    if (!rows.isEmpty()) {
      page.append("| argument | what it does |\n|---|---|\n").append(rows).append('\n');
    }
  }

  private static String names(OptionSpec option) {
    String names =
        Stream.of(option.names()).map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    return option.arity().max() > 0 ? names + " `" + option.paramLabel() + "`" : names;
  }

  private static void row(StringBuilder rows, String head, ArgSpec argument) {
    String text =
        Stream.of(argument.description()).map(String::formatted).collect(Collectors.joining(" "));
    rows.append("| ").append(head).append(" | ").append(plain(text)).append(" |\n");
  }

  /** Words that Markdown leaves as they are, in one line. */
  private static String plain(String text) {
    return text.replaceAll("\\s+", " ").strip().replaceAll("([\\\\`*_<>|\\[\\]])", "\\\\$1");
  }
}
