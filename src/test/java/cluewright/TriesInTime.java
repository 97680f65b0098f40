package cluewright;

import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Makes few {@link Tries} once the time for all of them is over, and says which classes that meets;
 * tells of each test that fails how its random numbers come again. JUnit finds it by itself.
 */
public final class TriesInTime implements BeforeAllCallback, BeforeEachCallback, TestWatcher {

  @Override
  public void beforeAll(ExtensionContext tests) {
    if (Tries.areFewInTime() && tests.getParent().equals(Optional.of(tests.getRoot()))) {
      say("in", tests);
    }
  }

  /**
   * Between two tests, so that none has its tries and what they must show from different shares.
   */
  @Override
  public void beforeEach(ExtensionContext test) {
    boolean wereAll = Tries.all();
    if (Tries.areFewInTime() && wereAll) {
      say("from here on in", test);
    }
  }

  private static void say(String where, ExtensionContext tests) {
    System.out.printf(
        "Few tries, as the time for all is over, %s %s%n",
        where, tests.getRequiredTestClass().getName());
  }

  @Override
  public void testFailed(ExtensionContext context, Throwable failure) {
    System.err.printf(
        "%s failed; the same random numbers: %s%n",
        context.getRequiredTestMethod(), Tries.howToRepeat());
  }
}
