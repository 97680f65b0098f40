package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.search.Outcome;
import cluewright.studio.notice.Notice;

/** How a batch ended, in words. */
final class Batches {
  private Batches() {}

  static Notice notice(OngoingRun run, Outcome last) {
    int found = run.gathered();
    int wanted = run.many().count();
    double seconds = run.elapsed().toMillis() / 1000.0;
    if (found >= wanted) {
      return Notice.done(Phrase.of("generate.batch-done", found, seconds));
    }
    Phrase so = Phrase.of("generate.batch-partly", found, wanted, seconds);
    return Notice.hint(run.watch().isStopped() ? so : Phrase.sentences(so, last.message()));
  }
}
