package cluewright.format.exchange.link;

import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.PassedOver;

/**
 * The state shared while the links of a text are read in sequence.
 *
 * @param passed collects what is passed over
 * @param budget for all that is unpacked
 */
record LinkContext(PassedOver passed, MemoryBudget budget) {}
