package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class WholeWordsTest {

  /** The pieces between which a line may end, as JavaFX sees them. */
  private static List<String> pieces(String text) {
    BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);
    places.setText(text);
    List<String> pieces = new ArrayList<>();
    int start = places.first();
    for (int end = places.next(); end != BreakIterator.DONE; end = places.next()) {
      pieces.add(text.substring(start, end).replace("\uFEFF", ""));
      start = end;
    }
    return pieces;
  }

  @Test
  void wordsOfKatakanaStayWhole() {
    assertThat(pieces(WholeWords.of("ヒドゥンシングルが必須"))).containsExactly("ヒドゥンシングル", "が", "必", "須");
    assertThat(pieces(WholeWords.of("このコンピューター"))).contains("コンピューター");
  }

  @Test
  void otherTextStaysAsItIs() {
    for (String text : List.of("", "Hidden single", "Versteckter Single", "手順45回、並列5回")) {
      assertThat(WholeWords.of(text)).isEqualTo(text);
    }
  }
}
