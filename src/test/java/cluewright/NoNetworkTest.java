package cluewright;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing ever talks to a network, nor listens to one.
 *
 * <p>Our own code cannot, for it knows no class that does ({@link ArchitectureTest}). Of the
 * libraries, and of Java itself, strace shows what the system was asked for on the main ways
 * through the program; what they do on other ways it does not show.
 */
@Thorough
final class NoNetworkTest {
  private static final int SECONDS = 120;

  /**
   * What makes a socket one of the network; those within the machine, as of a display, are others.
   */
  private static final Pattern USE =
      Pattern.compile("listen\\(|accept4?\\(|AF_PACKET|(connect|bind|send\\w*)\\(.*AF_INET");

  private static final Pattern SOCKET = Pattern.compile("socket\\(AF_INET");

  /**
   * Java itself makes so many sockets, of no address, and forgets them, once files are written
   * through channels: its library finds out what the system knows, of IPv6 for example.
   */
  private static final int PROBES = 3;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "generate --mask heart --strategies NHL --out {}/heart.sdm",
        "print 1..4.........32. {}/page.pdf",
        "render 1..4.........32. {}/page.png",
        "convert 1..4.........32. --to csv"
      })
  void noCommandUsesTheNetwork(String command) throws IOException, InterruptedException {
    String[] words = command.replace("{}", folder.toString()).split(" ", -1);
    assertNoNetwork(Launcher.class.getName(), words);
  }

  @Test
  void theStudioUsesNoNetworkFromItsStartToItsEnd() throws IOException, InterruptedException {
    assertNoNetwork(ClosedStudio.class.getName());
    assertThat(folder.resolve("home").resolve("recovery")).as("it kept the work").exists();
  }

  /** The test can fail: a socket that listens is seen. */
  @Test
  void aSocketWouldBeSeen() throws IOException, InterruptedException {
    assertThat(traced(OpenSocket.class.getName())).anyMatch(USE.asPredicate());
  }

  private void assertNoNetwork(String main, String... arguments)
      throws IOException, InterruptedException {
    assertThat(traced(main, arguments))
        .as("the calls of the system that have to do with networks")
        .noneMatch(USE.asPredicate())
        .filteredOn(SOCKET.asPredicate())
        .hasSizeLessThanOrEqualTo(PROBES);
  }

  private List<String> traced(String main, String... arguments)
      throws IOException, InterruptedException {
    Path trace = folder.resolve("trace");
    Path said = folder.resolve("said");
    List<String> command = new ArrayList<>(List.of("strace", "-f", "-qq", "-e", "trace=network"));
    command.addAll(List.of("-o", trace.toString()));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    Stream.of("glass.platform", "monocle.platform", "prism.order", "java.awt.headless")
        .map(name -> "-D" + name + "=" + System.getProperty(name))
        .forEach(command::add);
    command.add("-Dcluewright.home=" + folder.resolve("home"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    command.addAll(Arrays.asList(arguments));
    Process process = started(command, said);
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    String words = Files.readString(said);
    assumeTrue(
        !words.contains("ptrace(") && Files.exists(trace),
        "this system lets nobody look: " + words);
    assertThat(process.exitValue()).as(words).isZero();
    return Files.readAllLines(trace);
  }

  private static Process started(List<String> command, Path said) throws IOException {
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(said.toFile())
          .start();
    } catch (IOException e) {
      assumeTrue(!e.getMessage().contains("No such file"), "this system has no strace");
      throw e;
    }
  }
}
