package cluewright.studio.work;

import javafx.beans.Observable;

/** Runs actions whenever one of several things changes. */
public final class Changes {
  private Changes() {}

  public static void call(Runnable act, Observable... causes) {
    for (Observable cause : causes) {
      cause.addListener(change -> act.run());
    }
  }

  /** Runs an action now, too. */
  public static void callNow(Runnable act, Observable... causes) {
    call(act, causes);
    act.run();
  }
}
