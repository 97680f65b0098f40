package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The text of a Penpa-Edit link: frequent names are shortened to {@code z} and a character, {@code
 * z} itself to {@code zZ}; the result is deflated without a header, and encoded as Base64.
 */
final class PenpaText {
  /**
   * The longest packed text that is unpacked; links with their history have some 50,000 characters.
   */
  static final int MOST_PACKED = 200_000;

  private static final int BUFFER = 1 << 14;
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int GROUP = 4;

  /** The names, each with the character that follows its {@code z}. */
  private static final String[] SHORT = {
    "9\"qa\"",
    "Q\"pu_q\"",
    "A\"pu_a\"",
    "G\"grid\"",
    "M\"edit_mode\"",
    "S\"surface\"",
    "L\"line\"",
    "E\"lineE\"",
    "W\"wall\"",
    "C\"cage\"",
    "N\"number\"",
    "Y\"symbol\"",
    "P\"special\"",
    "B\"board\"",
    "R\"command_redo\"",
    "U\"command_undo\"",
    "8\"command_replay\"",
    "1\"numberS\"",
    "F\"freeline\"",
    "2\"freelineE\"",
    "T\"thermo\"",
    "3\"arrows\"",
    "D\"direction\"",
    "0\"squareframe\"",
    "5\"polygon\"",
    "4\"deletelineE\"",
    "6\"killercages\"",
    "7\"nobulbthermo\"",
    "_\"__a\"",
    "Onull"
  };

  private static final Map<Character, String> NAMES = names();

  private PenpaText() {}

  private static Map<Character, String> names() {
    Map<Character, String> names = new HashMap<>();
    for (String each : SHORT) {
      names.put(each.charAt(0), each.substring(1));
    }
    names.put('Z', "z");
    return names;
  }

  static String pack(String text) {
    String shortened = text.replace("z", "zZ");
    for (String each : SHORT) {
      shortened = shortened.replace(each.substring(1), "z" + each.charAt(0));
    }
    byte[] bytes = shortened.getBytes(StandardCharsets.UTF_8);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!deflater.finished()) {
        packed.write(buffer, 0, deflater.deflate(buffer));
      }
      return Base64.getEncoder().encodeToString(packed.toByteArray());
    } finally {
      deflater.end();
    }
  }

  /**
   * Unpacks the contents of a link; blanks are read as the plus signs that they were, and the
   * letters that some use for plus and slash are understood.
   *
   * @throws cluewright.format.FormatException if it is too long or damaged
   */
  static String unpack(TextSpan packed) {
    if (packed.text().length() > MOST_PACKED) {
      throw packed.fault(
          MOST_PACKED, Phrase.of("exchange.long-link", packed.text().length(), MOST_PACKED));
    }
    String letters = letters(packed);
    return inflated(packed, letters)
        .map(PenpaText::lengthened)
        .orElseThrow(() -> packed.fault(Phrase.of("exchange.broken-link")));
  }

  private static String letters(TextSpan packed) {
    String text = packed.text().replace(' ', '+').replace('-', '+').replace('_', '/');
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '=') {
      end--;
    }
    for (int i = 0; i < end; i++) {
      if (LETTERS.indexOf(text.charAt(i)) < 0) {
        throw packed.fault(i, Phrase.of("exchange.no-letter", Symbol.quoted(text.charAt(i))));
      }
    }
    return text.substring(0, end);
  }

  /** The inflated text; empty if it is damaged or cut off. */
  private static Optional<String> inflated(TextSpan packed, String letters) {
    if (letters.length() % GROUP == 1) {
      return Optional.empty();
    }
    Inflater inflater = new Inflater(true);
    try {
      inflater.setInput(Base64.getDecoder().decode(letters));
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      byte[] buffer = new byte[BUFFER];
      while (!inflater.finished()) {
        int length = inflater.inflate(buffer);
        if (length == 0 && !inflater.finished()) {
          return Optional.empty();
        }
        text.write(buffer, 0, length);
        if (text.size() > LzText.MOST_UNPACKED) {
          throw packed.fault(Phrase.of("exchange.huge-link", text.size(), LzText.MOST_UNPACKED));
        }
      }
      return Optional.of(
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(text.toByteArray()))
              .toString());
    } catch (FormatException tooLong) {
      throw tooLong;
    } catch (DataFormatException | CharacterCodingException | IllegalArgumentException damaged) {
      return Optional.empty();
    } finally {
      inflater.end();
    }
  }

  private static String lengthened(String shortened) {
    StringBuilder text = new StringBuilder(2 * shortened.length());
    for (int i = 0; i < shortened.length(); i++) {
      String name =
          shortened.charAt(i) == 'z' && i + 1 < shortened.length()
              ? NAMES.get(shortened.charAt(i + 1))
              : null;
      text.append(name == null ? String.valueOf(shortened.charAt(i)) : name);
      i += name == null ? 0 : 1;
    }
    return text.toString();
  }
}
