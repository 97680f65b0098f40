package cluewright.format.exchange.link;

import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.PassedOver;

/**
 * The state that the links of one text share while they are read one after the other.
 *
 * @param passed collects what is passed over
 * @param budget for all that is unpacked
 */
record LinkContext(PassedOver passed, MemoryBudget budget) {}
