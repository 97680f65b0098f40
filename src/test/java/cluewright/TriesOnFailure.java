package cluewright;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/** Tells of each test that fails how its random numbers come again; JUnit finds it by itself. */
public final class TriesOnFailure implements TestWatcher {

  @Override
  public void testFailed(ExtensionContext context, Throwable failure) {
    System.err.printf(
        "%s failed; the same random numbers: %s%n",
        context.getRequiredTestMethod(), Tries.howToRepeat());
  }
}
