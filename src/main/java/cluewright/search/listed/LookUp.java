package cluewright.search.listed;

import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Run;
import java.util.Optional;

/** Answers requests without a search, by published lists and then by refuted masks. */
public final class LookUp {
  private LookUp() {}

  /** The answer; empty if there is none, or the run ended first. */
  public static Optional<Outcome> answer(Request request, Run run) {
    Optional<Outcome> listed = ListLookup.answer(request, run);
    return listed.isPresent() ? listed : LearnedLookup.answer(request, run);
  }
}
