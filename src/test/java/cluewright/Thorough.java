package cluewright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/**
 * A test that takes seconds and has no smaller form: it runs only when all {@link Tries} are made,
 * with {@code -Pthorough}, or where a change is near.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "cluewright.Tries#all", disabledReason = "runs with -Pthorough")
public @interface Thorough {}
