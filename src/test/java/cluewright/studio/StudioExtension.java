package cluewright.studio;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.testfx.framework.junit5.ApplicationExtension;

/** Opens a window for each test, and gives the test a {@link StudioRobot}. */
public final class StudioExtension extends ApplicationExtension {

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
    return new StudioRobot();
  }
}
