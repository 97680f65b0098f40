package cluewright.cli.option;

import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.UnknownStrategyException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a set of strategies by names or letters, or {@code any}. */
public final class StrategiesConverter implements ITypeConverter<StrategySet> {
  /** The default set, whose last strategy is left out on classic boards, where it finds nothing. */
  public static final String DEFAULT =
      "naked-single,hidden-single,locked-candidates,common-peer-elimination";

  /** All strategies that do not assume uniqueness. */
  public static StrategySet assumingNothing() {
    return StrategySet.of(Catalogue.all()).assumingNothing();
  }

  @Override
  public StrategySet convert(String text) {
    try {
      return StrategySet.parse(text);
    } catch (UnknownStrategyException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
