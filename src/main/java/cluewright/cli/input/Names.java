package cluewright.cli.input;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says of an argument that it names a file, and what the command does to that file. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Names {
  /** What becomes of the file. */
  FileUse value();

  /** The endings of the files that the command keeps beside this one, such as {@code .part}. */
  String[] beside() default {};
}
