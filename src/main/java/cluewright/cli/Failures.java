package cluewright.cli;

import cluewright.batch.BatchException;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.strategy.Spelling;
import cluewright.strategy.UnknownStrategyException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The one place that turns failures into a message and an exit code. */
final class Failures {
  private static final String DEBUG_VARIABLE = "CLUEWRIGHT_DEBUG";

  private final Console console;
  private final Invocation invocation;

  Failures(Console console, Invocation invocation) {
    this.console = console;
    this.invocation = invocation;
  }

  /** Reports an argument that picocli could not handle. */
  int onParameters(ParameterException failure) {
    String command = failure.getCommandLine().getCommandSpec().qualifiedName();
    String help = invocation.inPlaceOfName(command + " --help");
    String sentence = sentence(failure);
    console.note(sentence.endsWith("?") ? sentence : sentence + "; see " + help);
    return ExitCode.USAGE;
  }

  /** Reports anything thrown by a command. */
  int onExecution(Exception failure, CommandLine command) {
    boolean debug = command.getCommandSpec().root().optionsMap().get("--debug").getValue();
    return report(failure, debug ? Detail.STACK_TRACE : Detail.SENTENCE);
  }

  private enum Detail {
    SENTENCE,
    STACK_TRACE
  }

  /** Prints the message, and returns the exit code. */
  int report(Throwable failure) {
    return report(failure, Detail.SENTENCE);
  }

  private int report(Throwable failure, Detail detail) {
    int code = code(failure);
    console.note(code == ExitCode.UNEXPECTED ? unexpected(failure) : FileException.reason(failure));
    if (detail == Detail.STACK_TRACE || System.getenv(DEBUG_VARIABLE) != null) {
      failure.printStackTrace(console.err());
    }
    return code;
  }

  private static int code(Throwable failure) {
    if (failure instanceof StudioUnavailableException) {
      return ExitCode.NO_STUDIO;
    }
    boolean isUsage =
        failure instanceof UsageException
            || failure instanceof BatchException
            || failure instanceof FormatException
            || failure instanceof UnknownStrategyException
            || failure instanceof UncheckedIOException
            || failure instanceof IOException;
    return isUsage ? ExitCode.USAGE : ExitCode.UNEXPECTED;
  }

  private static String unexpected(Throwable failure) {
    if (failure instanceof OutOfMemoryError || failure.getCause() instanceof OutOfMemoryError) {
      return "unexpected failure: out of memory; give Java more memory, for example with -Xmx4g";
    }
    String detail = failure.getMessage() == null ? "" : ", " + failure.getMessage();
    return "unexpected failure: "
        + failure.getClass().getSimpleName()
        + detail
        + "; run again with --debug for details";
  }

  /** The message; a misspelt option explains more than the required one that it was meant for. */
  private static String sentence(ParameterException failure) {
    CommandLine command = failure.getCommandLine();
    List<String> unmatched =
        failure instanceof UnmatchedArgumentException strangers
            ? strangers.getUnmatched()
            : command.getUnmatchedArguments();
    if (unmatched.isEmpty()) {
      return failure instanceof MutuallyExclusiveArgsException
          ? failure.getMessage().replaceFirst("^Error: ", "")
          : failure.getMessage();
    }
    String argument = unmatched.get(0);
    if (argument.startsWith("-")) {
      return unknown("option", argument, options(command));
    }
    return command.getSubcommands().isEmpty()
        ? "unexpected argument \"" + argument + "\""
        : unknown("command", argument, command.getSubcommands().keySet());
  }

  private static List<String> options(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .map(OptionSpec::names)
        .flatMap(Stream::of)
        .toList();
  }

  private static String unknown(String kind, String word, Collection<String> known) {
    String all = known.stream().sorted().collect(Collectors.joining(", "));
    return Spelling.likely(word, known)
        .map(near -> "unknown %s \"%s\", did you mean %s?".formatted(kind, word, near))
        .orElse("unknown %s \"%s\": there are %s".formatted(kind, word, all));
  }
}
