package cluewright.studio.settings;

import cluewright.format.FormatException;
import cluewright.format.OrdinaryFile;
import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The settings file: one JSON object, written completely or not at all. */
final class SettingsFile {
  private static final String NAME = "settings.json";

  /** The maximum size; real files have a few thousand bytes. */
  private static final int MOST_BYTES = 1 << 20;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private final UserFolder home;
  private final Path file;

  SettingsFile(UserFolder home) {
    this.home = home;
    this.file = home.resolve(NAME);
  }

  /** Reads the file; empty if it does not exist. A broken file is set aside. */
  ObjectNode read(Consumer<Phrase> trouble) {
    try {
      return contents();
    } catch (JsonProcessingException | FormatException e) {
      setAside(trouble);
    } catch (IOException e) {
      trouble.accept(Phrase.of("settings.unreadable", file.toString()));
    }
    return JsonNodeFactory.instance.objectNode();
  }

  private ObjectNode contents() throws IOException {
    if (!Files.exists(file)) {
      return JsonNodeFactory.instance.objectNode();
    }
    JsonNode tree = JSON.readTree(OrdinaryFile.text(file, MOST_BYTES));
    if (tree instanceof ObjectNode object) {
      return object;
    }
    throw new BrokenSettings();
  }

  /** Thrown if the file is JSON but not an object. */
  private static final class BrokenSettings extends JsonProcessingException {
    private static final long serialVersionUID = 1;

    BrokenSettings() {
      super("no object");
    }
  }

  private void setAside(Consumer<Phrase> trouble) {
    Path aside = free();
    try {
      Files.move(file, aside);
      trouble.accept(Phrase.of("settings.broken", aside.toString()));
    } catch (IOException e) {
      trouble.accept(Phrase.of("settings.unreadable", file.toString()));
    }
  }

  private Path free() {
    return IntStream.iterate(1, n -> n + 1)
        .mapToObj(n -> home.resolve("settings-broken-" + n + ".json"))
        .filter(path -> !Files.exists(path))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Writes values into the file, keeping its other contents.
   *
   * @throws IOException if that fails, with a sentence
   */
  synchronized void write(ObjectNode values) throws IOException {
    Files.createDirectories(home.path());
    ObjectNode whole = standing().orElseGet(JsonNodeFactory.instance::objectNode);
    whole.setAll(values);
    WholeFile.write(file, out -> out.write(JSON.writeValueAsBytes(whole)));
  }

  private Optional<ObjectNode> standing() throws IOException {
    try {
      return Optional.of(contents());
    } catch (JsonProcessingException | FormatException e) {
      return Optional.empty();
    }
  }
}
