package cluewright.cli.solve;

import cluewright.cli.option.NamedStrategiesConverter;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code strategies}: lists the strategies, and describes each. */
@Command(
    name = "strategies",
    description = "List the strategies, or explain some of them.",
    footer = {
      "The list shows, by group, each id, its letter if it has one, its name, and the level and"
          + " score of its easiest form: HoDoKu's, or Cluewright's where HoDoKu does not have it.",
      "",
      "  cluewright strategies",
      "  cluewright strategies x-wing",
      "  cluewright strategies --format json"
    })
public final class StrategiesCommand extends ConsoleCommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "SET",
      converter = NamedStrategiesConverter.class,
      description = "The strategies to explain: ids, or letters as in NHL, separated by commas.")
  private StrategySet chosen;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}; json has one object per line. Default: text.")
  private Format format;

  enum Format {
    TEXT,
    /** One JSON object per line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public StrategiesCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    console.out().print(text());
    return ExitCode.OK;
  }

  private String text() {
    StrategySet all = StrategySet.of(Catalogue.all());
    return switch (format) {
      case TEXT -> chosen == null ? StrategyText.list(all) : explained();
      case JSON ->
          (chosen == null ? all : chosen)
              .strategies().stream().map(StrategyText::json).collect(Collectors.joining());
    };
  }

  private String explained() {
    return chosen.strategies().stream()
        .map(StrategyText::explained)
        .collect(Collectors.joining("\n"));
  }
}
