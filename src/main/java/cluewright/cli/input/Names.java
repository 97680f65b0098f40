package cluewright.cli.input;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks an argument that names a file, with how the command uses it. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Names {
  FileUse value();

  /** The suffixes of files that the command keeps beside this one, such as {@code .part}. */
  String[] beside() default {};
}
