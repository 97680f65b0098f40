package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.replay.rating.Rating;
import java.util.Optional;

/**
 * A puzzle of the project as shown in the list.
 *
 * @param index its place, from 0
 * @param rating if there is a puzzle on its mask and its rating is known
 */
public record PuzzleEntry(int index, Document document, Optional<Rating> rating) {}
