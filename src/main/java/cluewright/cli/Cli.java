package cluewright.cli;

import cluewright.cli.bench.BenchCommand;
import cluewright.cli.check.CheckCommand;
import cluewright.cli.check.QuestionOptions;
import cluewright.cli.check.VerifyProofCommand;
import cluewright.cli.generate.GenerateCommand;
import cluewright.cli.generate.MinimumCommand;
import cluewright.cli.generate.RepairCommand;
import cluewright.cli.lab.LabCommand;
import cluewright.cli.option.ChoiceConverter;
import cluewright.cli.option.NumberConverter;
import cluewright.cli.option.OutputFormat;
import cluewright.cli.publish.ConvertCommand;
import cluewright.cli.publish.FormatsCommand;
import cluewright.cli.publish.PrintCommand;
import cluewright.cli.publish.PrintOptions;
import cluewright.cli.publish.RenderCommand;
import cluewright.cli.publish.SheetOptions;
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
import cluewright.format.TextKind;
import cluewright.lab.solve.Method;
import cluewright.mask.Symmetry;
import cluewright.print.BoardStyle;
import cluewright.print.Book;
import cluewright.print.Colours;
import cluewright.print.Curve;
import cluewright.print.Delivery;
import cluewright.print.Inks;
import cluewright.print.Style;
import cluewright.print.TypeFamily;
import cluewright.print.Wrap;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PrintedPicture;
import cluewright.replay.Hint;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.engine.Generator;
import cluewright.search.minimum.MinimumMethod;
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
import picocli.CommandLine.ParseResult;

/** The command line: arguments in, an exit code out, and nothing else of the process touched. */
public final class Cli {
  private static final int HELP_WIDTH = 96;

  /** What Java reads where it cannot read. */
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
   * Refuses arguments with characters that the locale does not know: Java has put another into
   * their place, which no font, file or puzzle has.
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

  /** The locale of arguments, after the first of the variables that is set. */
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

  /** All commands, as a person sees them who types the program's name. */
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
    line.registerConverter(Method.class, new ChoiceConverter<>(Method.class));
    line.registerConverter(int.class, new NumberConverter<>(Integer::valueOf));
    line.registerConverter(Integer.class, new NumberConverter<>(Integer::valueOf));
    line.registerConverter(long.class, new NumberConverter<>(Long::valueOf));
    line.registerConverter(Long.class, new NumberConverter<>(Long::valueOf));
    line.registerConverter(OutputFormat.class, new ChoiceConverter<>(OutputFormat.class));
    line.registerConverter(EngineChoice.class, new ChoiceConverter<>(EngineChoice.class));
    line.registerConverter(Many.Variety.class, new ChoiceConverter<>(Many.Variety.class));
    line.registerConverter(
        RepairCommand.Format.class, new ChoiceConverter<>(RepairCommand.Format.class));
    line.registerConverter(Symmetry.class, new ChoiceConverter<>(Symmetry.class));
    line.registerConverter(MinimumMethod.class, new ChoiceConverter<>(MinimumMethod.class));
    line.registerConverter(
        RateCommand.Format.class, new ChoiceConverter<>(RateCommand.Format.class));
    line.registerConverter(
        StrategiesCommand.Format.class, new ChoiceConverter<>(StrategiesCommand.Format.class));
    line.registerConverter(Wrap.Template.class, new ChoiceConverter<>(Wrap.Template.class));
    line.registerConverter(Wrap.Stock.class, new ChoiceConverter<>(Wrap.Stock.class));
    line.registerConverter(TypeFamily.class, new ChoiceConverter<>(TypeFamily.class));
    line.registerConverter(BoardStyle.class, new ChoiceConverter<>(BoardStyle.class));
    line.registerConverter(Colours.class, new ChoiceConverter<>(Colours.class));
    line.registerConverter(Style.Solutions.class, new ChoiceConverter<>(Style.Solutions.class));
    line.registerConverter(Style.Detail.class, new ChoiceConverter<>(Style.Detail.class));
    line.registerConverter(Delivery.Standard.class, new ChoiceConverter<>(Delivery.Standard.class));
    line.registerConverter(
        SheetOptions.LevelAs.class, new ChoiceConverter<>(SheetOptions.LevelAs.class));
    line.registerConverter(Curve.class, new ChoiceConverter<>(Curve.class));
    line.registerConverter(Book.Section.class, new ChoiceConverter<>(Book.Section.class));
    line.registerConverter(
        PrintOptions.Language.class, new ChoiceConverter<>(PrintOptions.Language.class));
    line.registerConverter(Hint.Grade.class, new ChoiceConverter<>(Hint.Grade.class));
    line.registerConverter(
        QuestionOptions.Kind.class, new ChoiceConverter<>(QuestionOptions.Kind.class));
    line.registerConverter(TextKind.class, new ChoiceConverter<>(TextKind.class));
    line.registerConverter(PictureKind.class, new ChoiceConverter<>(PictureKind.class));
    line.registerConverter(Inks.class, new ChoiceConverter<>(Inks.class));
    line.registerConverter(
        PrintedPicture.Digits.class, new ChoiceConverter<>(PrintedPicture.Digits.class));
    line.setExecutionStrategy(Cli::runChecked);
    line.setParameterExceptionHandler((failure, args) -> failures.onParameters(failure));
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> failures.onExecution(failure, command));
    return line;
  }

  private static int runChecked(ParseResult parsed) {
    try {
      FilesOfCommand.check(parsed);
    } catch (UsageException e) {
      throw new ExecutionException(parsed.commandSpec().commandLine(), e.getMessage(), e);
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /** The command that the first word names, otherwise all: half of a start is to read options. */
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
            new VerifyProofCommand(console),
            new BenchCommand(console, engine),
            new MinimumCommand(console),
            new LabCommand(console),
            new SplitCommand(console, engine),
            new WorkCommand(console, engine),
            new JoinCommand(console),
            new ConvertCommand(console),
            new PrintCommand(console),
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
