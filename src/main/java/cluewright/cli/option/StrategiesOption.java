package cluewright.cli.option;

import cluewright.strategy.StrategySet;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option for allowed strategies, shared by all commands that decide something. */
public final class StrategiesOption {

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      description =
          "The strategies a solver may use: names, or letters as in NHL, separated by commas; or"
              + " any, where it is enough that a puzzle has one solution. Default: "
              + StrategiesConverter.DEFAULT
              + "; any where generate finds values or draws shapes.")
  private StrategySet set;

  public StrategySet set() {
    return named().orElseGet(() -> StrategySet.parse(StrategiesConverter.DEFAULT));
  }

  Optional<StrategySet> named() {
    return Optional.ofNullable(set);
  }
}
