package cluewright.cli.check;

import cluewright.proof.check.ClausalExport;
import java.util.Locale;

/** Shows how far a walk is written, and stops it when the process is told to end. */
final class WalkProgress implements ClausalExport.Watcher {
  private final Pulse pulse;

  WalkProgress(Pulse pulse) {
    this.pulse = pulse;
  }

  @Override
  public void walked(long branches, long lines) {
    pulse.beat(
        () ->
            String.format(
                Locale.ROOT, "%,d branches walked, a proof of %,d lines so far", branches, lines));
  }
}
