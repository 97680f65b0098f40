package cluewright.studio.generate;

import cluewright.model.Puzzle;
import java.util.Optional;

/** What is known beforehand, in a test: one puzzle for every mask, or none; it learns nothing. */
public record KnownExample(Optional<Puzzle> example) implements Examples {
  public static final KnownExample NONE = new KnownExample(Optional.empty());

  @Override
  public void learn(Puzzle solution) {}
}
