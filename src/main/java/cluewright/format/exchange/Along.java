package cluewright.format.exchange;

import cluewright.format.Room;

/**
 * The state carried along while a text is read link by link.
 *
 * @param passed is told what is passed over
 * @param room for all that is unpacked
 */
record Along(PassedOver passed, Room room) {}
