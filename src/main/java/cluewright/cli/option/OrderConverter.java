package cluewright.cli.option;

import cluewright.replay.SolvingOrder;
import cluewright.strategy.UnknownStrategyException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the order in which strategies are tried. */
public final class OrderConverter implements ITypeConverter<SolvingOrder> {
  public static final String DEFAULT = "cluewright";
  public static final String HELP =
      "The order in which to try strategies: cluewright, hodoku, explainer, or strategies separated"
          + " by commas. Default: ${DEFAULT-VALUE}.";

  @Override
  public SolvingOrder convert(String text) {
    try {
      return SolvingOrder.parse(text);
    } catch (UnknownStrategyException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
