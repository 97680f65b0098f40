package cluewright.cli;

import cluewright.strategy.StrategySet;
import picocli.CommandLine.Option;

/** What a solver may use, asked alike by every command that decides something. */
final class StrategiesOption {

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      converter = StrategiesConverter.class,
      defaultValue = StrategiesConverter.DEFAULT,
      description =
          "What a solver may use: names, or letters as in NHL, joined by commas. Default:"
              + " ${DEFAULT-VALUE}.")
  private StrategySet set;

  StrategySet set() {
    return set;
  }
}
