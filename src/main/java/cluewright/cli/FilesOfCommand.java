package cluewright.cli;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.UsageException;
import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Checks the files named by a command's arguments before it runs. */
final class FilesOfCommand {
  private FilesOfCommand() {}

  /**
   * Ensures that none of them gets lost.
   *
   * @throws UsageException if one is named twice, and is written
   */
  static void check(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    NamedFiles files = new NamedFiles();
    for (ArgSpec argument : arguments(last)) {
      Optional<Names> names = names(argument);
      if (names.isPresent()) {
        argument.stringValues().forEach(value -> add(files, argument, value, names.get()));
      }
    }
  }

  private static void add(NamedFiles files, ArgSpec argument, String value, Names names) {
    files.add(label(argument), value, names.value());
    for (String ending : names.beside()) {
      files.add(label(argument) + " (its " + ending + ")", value + ending, FileUse.WRITTEN);
    }
  }

  private static List<ArgSpec> arguments(ParseResult parsed) {
    List<ArgSpec> all = new ArrayList<>(parsed.matchedPositionals());
    all.addAll(parsed.matchedOptions());
    return all;
  }

  /** How an argument uses the file that it names, if it names one. */
  static Optional<Names> names(ArgSpec argument) {
    return argument.userObject() instanceof AnnotatedElement field
        ? Optional.ofNullable(field.getAnnotation(Names.class))
        : Optional.empty();
  }

  private static String label(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName()
        : ((PositionalParamSpec) argument).paramLabel();
  }
}
