package cluewright;

import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

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
 * Tests that take a second or more, which are few and most of the time of all: those of a class
 * that opens a window, and others one by one. A run that does not make all {@link Tries} makes one
 * in three of these classes and one in three of the single tests, others with each seed. A test
 * that is asked for by name, with {@code -Dtest=…}, always runs.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(InTurn.Choice.class)
public @interface InTurn {

  /** Lets the classes and tests run whose turn it is. */
  final class Choice implements ExecutionCondition {
    private static final int ONE_IN = 3;
    private static final boolean NAMED = System.getProperty("test") != null;

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      if (Tries.all() || NAMED || !isAnnotated(context.getElement(), InTurn.class)) {
        return ConditionEvaluationResult.enabled("it runs whenever its class does");
      }
      int named = context.getElement().orElseThrow().toString().hashCode();
      return Tries.random(named).nextInt(ONE_IN) == 0
          ? ConditionEvaluationResult.enabled("it is its turn")
          : ConditionEvaluationResult.disabled("another run's turn; all run with -Pthorough");
    }
  }
}
