package cluewright;

import java.util.Comparator;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

/**
 * The tests of the window begin, since they wait half of their time, and only one of them can run
 * at once: so there is always something else to do beside them. The others follow by name, so that
 * the order is that of every machine.
 */
final class WindowsFirst implements ClassOrderer {

  @Override
  public void orderClasses(ClassOrdererContext context) {
    context
        .getClassDescriptors()
        .sort(
            Comparator.comparing((ClassDescriptor test) -> !isOfTheWindow(test))
                .thenComparing(test -> test.getTestClass().getName()));
  }

  private static boolean isOfTheWindow(ClassDescriptor test) {
    return test.getTestClass().getPackageName().equals("cluewright.studio");
  }
}
