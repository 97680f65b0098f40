package cluewright.phrase;

import cluewright.choice.Choice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Every choice that a class of the program has in a constant, alone or in a list. */
final class ChoicesInPrograms {
  private static final Path SOURCES = Path.of("src", "main", "java");

  private ChoicesInPrograms() {}

  static Stream<Choice<?, ?>> all() {
    return classes().stream()
        .flatMap(type -> Stream.of(type.getDeclaredFields()))
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .filter(field -> field.getGenericType().getTypeName().contains(Choice.class.getName()))
        .flatMap(ChoicesInPrograms::in);
  }

  private static List<Class<?>> classes() {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(ChoicesInPrograms::namesChoices)
          .<Class<?>>map(ChoicesInPrograms::type)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean namesChoices(Path file) {
    try {
      return Files.readString(file).contains("import cluewright.choice.Choice;");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> type(Path file) {
    String name = SOURCES.relativize(file).toString().replace(".java", "");
    try {
      return Class.forName(
          name.replace('/', '.').replace('\\', '.'),
          /* initialize= */ false,
          ChoicesInPrograms.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Stream<Choice<?, ?>> in(Field field) {
    try {
      field.setAccessible(true);
      Object value = field.get(null);
      Collection<?> all = value instanceof Collection<?> list ? list : List.of(value);
      return all.stream()
          .filter(Choice.class::isInstance)
          .<Choice<?, ?>>map(each -> (Choice<?, ?>) each);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
