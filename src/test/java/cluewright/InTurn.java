package cluewright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Tests that take a second or more, which are few and most of the time of all: all of a class that
 * opens a window, and others one by one. A run that does not make all {@link Tries} makes one in
 * four of them, others with each seed. A test that is asked for by name, with {@code -Dtest=…},
 * always runs.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(InTurn.Choice.class)
public @interface InTurn {

  /** Lets the tests run whose turn it is. */
  final class Choice implements ExecutionCondition {
    private static final int ONE_IN = 4;
    private static final boolean NAMED = System.getProperty("test") != null;

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      if (Tries.all() || NAMED || context.getTestMethod().isEmpty()) {
        return ConditionEvaluationResult.enabled("all of these run");
      }
      int named = context.getRequiredTestMethod().toString().hashCode();
      return Tries.random(named).nextInt(ONE_IN) == 0
          ? ConditionEvaluationResult.enabled("it is this test's turn")
          : ConditionEvaluationResult.disabled("another run's turn; all run with -Pthorough");
    }
  }
}
