package cluewright.studio.settings;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.studio.work.Background;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * What the studio remembers between sessions; for use on the UI thread.
 *
 * <p>Each {@link Setting} is a property; a change reaches the file soon after, away from the UI
 * thread. What other versions of the studio, or another window, wrote into the file stays there.
 */
public final class Settings {
  private final SettingsFile file;
  private final Background background;
  private final Consumer<Phrase> trouble;
  private final ObjectNode read;
  private final ObjectNode changed = JsonNodeFactory.instance.objectNode();
  private final Map<String, ObjectProperty<?>> properties = new HashMap<>();
  private boolean isWriting;
  private boolean isDirty;
  private boolean isTroubled;
  private volatile boolean isClosed;

  private Settings(SettingsFile file, Background background, Consumer<Phrase> trouble) {
    this.file = file;
    this.background = background;
    this.trouble = trouble;
    this.read = file.read(trouble);
  }

  /**
   * Reads the settings of a user.
   *
   * @param trouble hears what went wrong, and what was kept; once, until something is kept again
   */
  public static Settings of(UserFolder home, Background background, Consumer<Phrase> trouble) {
    return new Settings(new SettingsFile(home), background, trouble);
  }

  /** A remembered value; setting the property stores it. */
  @SuppressWarnings("unchecked")
  public <T> ObjectProperty<T> property(Setting<T> setting) {
    return (ObjectProperty<T>) properties.computeIfAbsent(setting.name(), name -> made(setting));
  }

  private <T> ObjectProperty<T> made(Setting<T> setting) {
    JsonNode stored = read.path(setting.name());
    ObjectProperty<T> property =
        new SimpleObjectProperty<>(setting.read().apply(stored).orElse(setting.standard()));
    property.addListener(
        (value, before, now) -> change(setting.name(), setting.write().apply(now)));
    return property;
  }

  private void change(String name, JsonNode value) {
    changed.set(name, value);
    isDirty = true;
    if (!isWriting) {
      writeSoon();
    }
  }

  /** Writes soon; changes during a write are written together after it. */
  private void writeSoon() {
    isWriting = true;
    isDirty = false;
    ObjectNode now = changed.deepCopy();
    background.run(() -> writeUnlessClosed(now), this::written);
  }

  private void written(Optional<Phrase> failure) {
    isWriting = false;
    if (!isTroubled) {
      failure.ifPresent(trouble);
    }
    isTroubled = failure.isPresent();
    if (isDirty && failure.isEmpty()) {
      writeSoon();
    }
  }

  /** Writes unless a later write is already done. */
  private Optional<Phrase> writeUnlessClosed(ObjectNode now) {
    synchronized (file) {
      return isClosed ? Optional.empty() : write(now);
    }
  }

  private Optional<Phrase> write(ObjectNode now) {
    try {
      file.write(now);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Phrase.of("settings.not-kept", Faults.phrase(e)));
    }
  }

  /** Writes pending changes before the program ends. */
  public void close() {
    if (isDirty || isWriting) {
      isDirty = false;
      Optional<Phrase> failure;
      synchronized (file) {
        isClosed = true;
        failure = write(changed);
      }
      if (!isTroubled) {
        failure.ifPresent(trouble);
      }
    }
  }
}
