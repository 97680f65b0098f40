package cluewright.strategy.chain;

import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * The names of the forms of a chain strategy.
 *
 * @param continuous a loop whose weak links are all strong as well
 * @param discontinuous a chain that comes back to the cell it began in
 * @param chain any other
 * @param crossing one that meets a cell twice, which HoDoKu does not tell
 * @param groupless one without a group, where groups are what the strategy is about
 */
record ChainNames(
    Variant continuous, Variant discontinuous, Variant chain, Variant crossing, Variant groupless) {

  List<Variant> variants() {
    return List.of(continuous, discontinuous, chain, crossing, groupless).stream()
        .distinct()
        .toList();
  }

  /** The name of a chain in HoDoKu's order. */
  Variant of(ChainForm form) {
    return switch (form) {
      case LOOP -> continuous;
      case CHAIN -> chain;
      case TRUE_IN_CELL, REFUTED_START, REFUTED_END -> discontinuous;
    };
  }
}
