package cluewright.studio.replay;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/** The choice of the replay's speed. */
final class SpeedChoice extends ComboBox<Double> {

  SpeedChoice(Texts texts, Player player) {
    setId("speed");
    getItems().setAll(Player.SPEEDS);
    setConverter(new SpeedText());
    setValue(player.speed.get());
    valueProperty().addListener((property, before, now) -> player.speed.set(now));
    Tip.on(this, texts.bind("replay.speed"));
    accessibleTextProperty().bind(texts.bind("replay.speed"));
    setMinWidth(Region.USE_PREF_SIZE);
  }

  /** Formats a speed as {@code 2×}. */
  private static final class SpeedText extends StringConverter<Double> {
    private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols(Locale.ROOT);

    @Override
    public String toString(Double speed) {
      return speed == null ? "" : new DecimalFormat("0.#", SYMBOLS).format(speed) + "×";
    }

    @Override
    public Double fromString(String text) {
      return Double.valueOf(text.replace("×", ""));
    }
  }
}
