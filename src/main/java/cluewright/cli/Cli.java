package cluewright.cli;

import cluewright.cli.bench.BenchCommand;
import cluewright.cli.check.CheckCommand;
import cluewright.cli.check.ThinCommand;
import cluewright.cli.check.VerifyProofCommand;
import cluewright.cli.generate.GenerateCommand;
import cluewright.cli.generate.MinimumCommand;
import cluewright.cli.generate.RepairCommand;
import cluewright.cli.lab.LabCommand;
import cluewright.cli.option.ValueReaders;
import cluewright.cli.publish.BookCommand;
import cluewright.cli.publish.ConvertCommand;
import cluewright.cli.publish.FormatsCommand;
import cluewright.cli.publish.PrintCommand;
import cluewright.cli.publish.RenderCommand;
import cluewright.cli.scale.JoinCommand;
import cluewright.cli.scale.SplitCommand;
import cluewright.cli.scale.WorkCommand;
import cluewright.cli.solve.HintCommand;
import cluewright.cli.solve.RateCommand;
import cluewright.cli.solve.SolveCommand;
import cluewright.cli.solve.StrategiesCommand;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.UsageException;
import cluewright.format.FileException;
import cluewright.search.Engine;
import cluewright.search.engine.Generator;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/**
 * The command line: takes arguments and returns an exit code, without touching anything else of the
 * process.
 */
public final class Cli {
  private static final int HELP_WIDTH = 96;

  /** The character that Java substitutes for what it cannot decode. */
  private static final char UNKNOWN_CHARACTER = '\uFFFD';

  private final StudioStarter studio;
  private final Console console;
  private final Engine engine;
  private final Invocation invocation;

  Cli(StudioStarter studio, Console console, Engine engine, Invocation invocation) {
    this.studio = studio;
    this.console = console;
    this.engine = engine;
    this.invocation = invocation;
  }

  /**
   * Runs one command. Without arguments that is the studio, or, where there is no display, the main
   * job in the terminal.
   *
   * @return the exit code, as {@code cluewright --help} lists them
   */
  public static int run(String[] arguments, StudioStarter studio, Console console) {
    return new Cli(studio, console, new Generator(), Invocation.current()).run(arguments);
  }

  int run(String... arguments) {
    int code = work(arguments);
    Optional<IOException> lost = console.lost();
    lost.ifPresent(
        why ->
            console.note(
                "standard output cannot be written: %s".formatted(FileException.reason(why))));
    return lost.isPresent() ? ExitCode.USAGE : code;
  }

  private int work(String... arguments) {
    Failures failures = new Failures(console, invocation);
    try {
      refuseUnreadable(arguments);
      return arguments.length == 0
          ? withoutArguments()
          : execute(commandLine(failures, arguments[0]), arguments);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      return failures.report(e);
    } finally {
      console.out().flush();
      console.err().flush();
    }
  }

  /**
   * Refuses arguments with characters unknown to the locale, which Java has replaced by one that no
   * font, file or puzzle has.
   */
  private static void refuseUnreadable(String... arguments) {
    for (String argument : arguments) {
      if (argument.indexOf(UNKNOWN_CHARACTER) >= 0 && !readsUnicode()) {
        throw new UsageException(
            ("the locale %s does not know all characters of \"%s\": set one in UTF-8, for example"
                    + " with LC_ALL=C.UTF-8 in front of the command")
                .formatted(locale(), argument.replace(UNKNOWN_CHARACTER, '?')));
      }
    }
  }

  private static boolean readsUnicode() {
    return System.getProperty("sun.jnu.encoding", "UTF-8")
        .toUpperCase(Locale.ROOT)
        .startsWith("UTF");
  }

  /** The locale of arguments, from the first variable that is set. */
  private static String locale() {
    return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
        .map(System::getenv)
        .filter(value -> value != null && !value.isEmpty())
        .findFirst()
        .orElse("POSIX");
  }

  private static int execute(CommandLine line, String... arguments) {
    boolean isFile =
        arguments.length == 1
            && !line.getSubcommands().containsKey(arguments[0])
            && StudioCommand.opens(arguments[0]);
    return isFile ? line.execute(StudioCommand.NAME, arguments[0]) : line.execute(arguments);
  }

  private int withoutArguments() {
    if (!studio.hasDisplay()) {
      return new FirstRun(console, engine, invocation).run();
    }
    studio.open(List.of());
    return ExitCode.OK;
  }

  /** All commands, as for a user who types the program's name. */
  static CommandLine commandLine(StudioStarter studio) {
    Console console = Console.system();
    Invocation typed = Invocation.of(new Properties(), Optional.empty());
    Cli cli = new Cli(studio, console, new Generator(), typed);
    return cli.commandLine(new Failures(console, typed), "");
  }

  private CommandLine commandLine(Failures failures, String first) {
    CommandLine line = new CommandLine(new RootCommand());
    line.getCommandSpec().versionProvider(new Version());
    commands(first).forEach(command -> line.addSubcommand(withSubcommands(command)));
    line.setOut(writer(console.out()));
    line.setErr(writer(console.err()));
    line.setUsageHelpWidth(HELP_WIDTH);
    line.setHelpFactory((spec, colors) -> new HelpText(spec, colors, invocation));
    ValueReaders.readBy(line);
    arrange(line);
    line.setExecutionStrategy(Cli::runChecked);
    line.setParameterExceptionHandler((failure, args) -> failures.onParameters(failure));
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> failures.onExecution(failure, command));
    return line;
  }

  /** Sets up what all commands share: the headings of their help, and how words are read. */
  private static void arrange(CommandLine line) {
    UsageMessageSpec help = line.getCommandSpec().usageMessage();
    help.sortOptions(false);
    help.descriptionHeading("%n");
    help.parameterListHeading("%n");
    help.optionListHeading("%nOptions:%n");
    help.commandListHeading("%nCommands:%n");
    if (help.footer().length > 0 && help.footerHeading().isEmpty()) {
      help.footerHeading("%n");
    }
    line.getCommandSpec().args().stream()
        .flatMap(argument -> Stream.of(argument.auxiliaryTypes()))
        .filter(Class::isEnum)
        .forEach(choices -> ValueReaders.readWords(line, choices));
    line.getSubcommands().values().forEach(Cli::arrange);
  }

  private static int runChecked(ParseResult parsed) {
    try {
      FilesOfCommand.check(parsed);
    } catch (UsageException e) {
      throw new ExecutionException(parsed.commandSpec().commandLine(), e.getMessage(), e);
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /**
   * The command named by the first word, or else all; preparing all options takes half of the
   * start.
   */
  private List<Object> commands(String first) {
    List<Object> all =
        List.of(
            new GenerateCommand(console, engine),
            new SolveCommand(console),
            new HintCommand(console),
            new RateCommand(console),
            new CheckCommand(console, engine),
            new StrategiesCommand(console),
            new RenderCommand(console),
            new RepairCommand(console, engine),
            new ThinCommand(console),
            new VerifyProofCommand(console),
            new BenchCommand(console, engine),
            new MinimumCommand(console),
            new LabCommand(console),
            new SplitCommand(console, engine),
            new WorkCommand(console, engine),
            new JoinCommand(console),
            new ConvertCommand(console),
            new PrintCommand(console),
            new BookCommand(console, engine),
            new FormatsCommand(console),
            new StudioCommand(studio, console, invocation));
    List<Object> named = all.stream().filter(command -> name(command).equals(first)).toList();
    return named.isEmpty() ? all : named;
  }

  private static CommandLine withSubcommands(Object command) {
    CommandLine line = new CommandLine(command);
    if (command instanceof LabCommand lab) {
      lab.subcommands().forEach(line::addSubcommand);
    }
    return line;
  }

  private static String name(Object command) {
    return command.getClass().getAnnotation(Command.class).name();
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, /* autoFlush= */ true, StandardCharsets.UTF_8);
  }
}
