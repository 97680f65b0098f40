package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;

/** What may stand where the program expects a file of its own. */
public enum Damage {
  NO_TEXT {
    @Override
    public void at(Path file) throws IOException {
      Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 'x'});
    }
  },
  NUL {
    @Override
    public void at(Path file) throws IOException {
      Files.write(file, new byte[] {'/', 0, 'x'});
    }
  },
  FOLDER {
    @Override
    public void at(Path file) throws IOException {
      Files.createDirectories(file.resolve("inner"));
    }
  },
  PIPE {
    @Override
    public void at(Path file) throws IOException {
      boolean isMade = Files.isExecutable(Path.of("/usr/bin/mkfifo"));
      assumeTrue(isMade, "a system without mkfifo");
      try {
        assertThat(new ProcessBuilder("/usr/bin/mkfifo", file.toString()).start().waitFor())
            .isZero();
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  },
  LOOP {
    @Override
    public void at(Path file) throws IOException {
      Files.createSymbolicLink(file, file);
    }
  },
  DANGLING {
    @Override
    public void at(Path file) throws IOException {
      Files.createSymbolicLink(file, file.resolveSibling("nowhere"));
    }
  },
  HUGE {
    @Override
    public void at(Path file) throws IOException {
      try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
        large.setLength(1L << 33);
      }
    }
  };

  /** Makes it in the place of a file. */
  public abstract void at(Path file) throws IOException;
}
