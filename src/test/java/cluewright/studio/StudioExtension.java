package cluewright.studio;

import java.util.Optional;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Opens a window for each test, or for all tests of a class that has one instance ({@link
 * OneWindow}), and gives the test a {@link StudioRobot}.
 */
public final class StudioExtension extends ApplicationExtension implements AfterAllCallback {
  private boolean isOpen;

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return new StudioRobot();
  }

  @Override
  public void beforeEach(ExtensionContext test) throws Exception {
    if (isOpen && hasOwn(test)) {
      close(test);
    }
    if (isOpen) {
      StillWindow.reset();
    } else {
      super.beforeEach(test);
      isOpen = isShared(test);
    }
  }

  @Override
  public void afterEach(ExtensionContext test) throws Exception {
    if (isOpen && !hasOwn(test)) {
      FxToolkit.cleanupInput(this);
      WaitForAsyncUtils.waitForFxEvents();
    } else {
      close(test);
    }
  }

  @Override
  public void afterAll(ExtensionContext tests) throws Exception {
    if (isOpen) {
      close(tests);
    }
  }

  private void close(ExtensionContext test) throws Exception {
    super.afterEach(test);
    if (isOpen) {
      StillWindow.forgetAnswers();
    }
    isOpen = false;
  }

  private static boolean hasOwn(ExtensionContext test) {
    return test.getRequiredTestMethod().isAnnotationPresent(OneWindow.Own.class);
  }

  private static boolean isShared(ExtensionContext test) {
    return test.getTestInstanceLifecycle().equals(Optional.of(TestInstance.Lifecycle.PER_CLASS));
  }
}
