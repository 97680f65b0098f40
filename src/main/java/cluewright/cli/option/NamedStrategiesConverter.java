package cluewright.cli.option;

import cluewright.strategy.StrategySet;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads strategies that must be named, so that {@code any} is refused. */
public final class NamedStrategiesConverter implements ITypeConverter<StrategySet> {
  private final StrategiesConverter all = new StrategiesConverter();

  @Override
  public StrategySet convert(String text) {
    StrategySet set = all.convert(text);
    if (set.isAny()) {
      throw new TypeConversionException("\"any\" names no strategy: give strategies by name");
    }
    return set;
  }
}
