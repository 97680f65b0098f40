package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the packages are made of, as far as it can be seen without making them. */
final class PackagingTest {
  private static final Path LICENCES = Path.of("assets/licences");

  @TempDir Path folder;

  /**
   * The libraries that the program needs to run: those that the build's model does not test with.
   */
  private static List<String> libraries() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String ours = pom.substring(pom.indexOf("<!-- studio -->"), pom.indexOf("<!-- tests -->"));
    return Pattern.compile("<artifactId>([^<]+)</artifactId>")
        .matcher(ours)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void everyLibraryHasItsLicence() throws IOException {
    List<String> lines = Files.readAllLines(LICENCES.resolve("README.txt"));
    List<String> named =
        lines.stream()
            .filter(line -> line.matches("[a-z0-9.-]+ {2,}.*"))
            .map(line -> line.substring(0, line.indexOf(' ')))
            .toList();
    assertThat(libraries())
        .hasSizeGreaterThan(8)
        .allSatisfy(library -> assertThat(named).anyMatch(library::startsWith));
    assertThat(
            lines.stream()
                .flatMap(line -> Pattern.compile("[\\w.-]+\\.txt").matcher(line).results())
                .map(found -> found.group())
                .filter(name -> !name.startsWith("OFL")))
        .hasSizeGreaterThan(10)
        .allSatisfy(name -> assertThat(LICENCES.resolve(name)).isNotEmptyFile());
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, x86_64, 17, linux",
    "Linux, aarch64, 21, linux-aarch64",
    "Darwin, x86_64, 23, mac",
    "Darwin, arm64, 25, mac-aarch64",
  })
  @DisabledOnOs(OS.WINDOWS)
  void theArchiveStartsWithThePartsOfItsSystem(
      String system, String processor, String java, String part) throws Exception {
    assertThat(start(system, processor, java, "rate", "a b.txt"))
        .endsWith("lib/javafx/" + part + "/* cluewright.Launcher rate a b.txt\n")
        .contains(":" + folder.toRealPath() + "/lib/*:");
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<outputDirectory>${project.build.directory}/javafx/" + part);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Linux| x86_64| 11| cluewright: this is Java 11",
        "Linux| x86_64| 1.8| cluewright: this is Java 1.8",
        "FreeBSD| amd64| 17| cluewright: there is no JavaFX for FreeBSD on amd64",
      })
  @DisabledOnOs(OS.WINDOWS)
  void whatCannotRunSaysWhy(String system, String processor, String java, String words)
      throws Exception {
    assertThat(start(system, processor, java)).startsWith(words);
  }

  /** Starts the archive's script on a machine that only says so. */
  private String start(String system, String processor, String java, String... arguments)
      throws Exception {
    Path script = program("cluewright", Files.readString(Path.of("packaging/zip/cluewright")));
    program("bin/uname", "#!/bin/sh\n[ \"$1\" = -s ] && echo " + system + " || echo " + processor);
    program(
        "bin/java",
        "#!/bin/sh\ncase $1 in -XshowSettings*) echo '  java.specification.version = "
            + java
            + "' >&2 ;; *) echo \"$@\" ;; esac\n");
    ProcessBuilder process =
        new ProcessBuilder(
            Stream.concat(Stream.of(script.toString()), Stream.of(arguments)).toList());
    process.environment().put("JAVA_HOME", folder.toString());
    process.environment().merge("PATH", folder.resolve("bin") + ":", (old, bin) -> bin + old);
    Process started = process.redirectErrorStream(true).start();
    return new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private Path program(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @ParameterizedTest
  @CsvSource({"16", "24", "32", "48", "64", "128", "256"})
  void theWindowsIconIsTheOneOfThePackages(int size) throws IOException {
    String name = "cluewright-" + size + ".png";
    assertThat(Path.of("assets/icon", name))
        .hasSameBinaryContentAs(Path.of("packaging/icon", name));
    int middle = ImageIO.read(Path.of("assets/icon", name).toFile()).getRGB(size / 2, size / 2);
    assertThat(Files.readString(Path.of("packaging/icon/cluewright.svg")))
        .contains(
            "x=\"6\" y=\"6\" width=\"4\" height=\"4\" rx=\"1\" fill=\"#%06x\""
                .formatted(middle & 0xffffff));
  }
}
