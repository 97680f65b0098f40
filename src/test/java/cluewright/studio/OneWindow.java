package cluewright.studio;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * One window for all tests of a class, which {@link StillWindow#reset} brings back to the first
 * document before each. The test class's instance serves all tests as well: a field that a test
 * changes is set anew in a method before each.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(StudioExtension.class)
@interface OneWindow {

  /**
   * A test that has a window of its own, since it leaves behind, or wants, more than a document.
   */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Own {}
}
