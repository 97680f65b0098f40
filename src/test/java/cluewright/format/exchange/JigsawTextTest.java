package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles whose regions stand beside them are never puzzles with the usual boxes. */
final class JigsawTextTest {
  private static final String CLUES = "1..4........2..3";
  private static final String REGIONS = "1112122233343444";
  private static final Board BOARD = Boards.jigsaw(REGIONS, Set.of());
  private static final Item JIGSAW =
      Item.of(new Puzzle(BOARD, CLUES.chars().map(c -> c == '.' ? 0 : c - '0').toArray()));

  private static String rows(String cells) {
    return cells.replaceAll("(.{4})", "$1\n");
  }

  private static String letters(String regions) {
    return regions.replace('1', 'a').replace('2', 'b').replace('3', 'q').replace('4', 'Z');
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "4\n", "4 4\n", "2 2\n", "1\n4 4\n", "Cells\n"})
  void regionsStandBelowTheRows(String above) {
    for (String regions : List.of(REGIONS, letters(REGIONS))) {
      for (String between : List.of("", "\n", "Regions:\n", "----\n")) {
        String text = above + rows(CLUES) + between + rows(regions);
        String parted = text.replaceAll("(?<=[^\\n -])(?=[^\\n -])", " ");
        assertThat(Formats.read(text)).as(text).containsExactly(JIGSAW);
        assertThat(Formats.read(rows(CLUES).replace('.', '0') + between + rows(regions)))
            .containsExactly(JIGSAW);
        if (above.length() < 5 && between.length() < 5) {
          assertThat(Formats.read(parted.replaceAll("(?<=\\d) (?=\\d)", " ")))
              .as(parted)
              .containsExactly(JIGSAW);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", ";", ",", "\n", "\n\n"})
  void regionsStandBesideTheLine(String between) {
    for (String regions : List.of(REGIONS, letters(REGIONS))) {
      String one = CLUES + between + regions + "\n";
      assertThat(Formats.read(one)).as(one).containsExactly(JIGSAW);
      if (!between.startsWith("\n")) {
        assertThat(Formats.read(one + one)).containsExactly(JIGSAW, JIGSAW);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "5, 1122211222133343355444554",
    "7, 1111222111222234445223345566774556677666667777555"
  })
  void anySizeHasRegions(int size, String regions) {
    boolean isEven =
        regions
            .chars()
            .distinct()
            .allMatch(c -> regions.chars().filter(each -> each == c).count() == size);
    String text =
        (".".repeat(size) + "\n").repeat(size) + regions.replaceAll("(.{" + size + "})", "$1\n");
    if (isEven) {
      assertThat(Formats.read("1" + text.substring(1)).get(0).content().board())
          .isEqualTo(Boards.jigsaw(regions, Set.of()));
    } else {
      assertThatThrownBy(() -> Formats.read(text)).isInstanceOf(FormatException.class);
    }
  }

  @Test
  void aSolutionIsNoLayoutOfRegions() {
    String solution = "1234341221434321";
    assertThat(Formats.read(rows(CLUES) + "\n" + rows(solution))).hasSize(2);
    assertThat(Formats.read(CLUES + "\n" + solution)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"quiz\":\"%s\",\"regions\":\"%s\"}",
        "[{\"regions\":\"%2$s\",\"grid\":\"%1$s\"}]",
        "{\"board\":\"%s\",\"jigsaw\":\"%s\",\"cages\":[],\"diagonals\":false}",
        "[\"%s\",\"%s\"]"
      })
  void regionsInJsonAreRead(String json) {
    assertThat(Formats.read(json.formatted(CLUES, letters(REGIONS)))).containsExactly(JIGSAW);
    String rows = json.replace("\"%s\"", "[%s]").replaceAll("\"(%[12][$]s)\"", "[$1]");
    assertThat(
            Formats.read(
                rows.formatted(
                    CLUES
                        .replace('.', '0')
                        .replaceAll("(.)(.)(.)(.)", "[$1,$2,$3,$4],")
                        .replaceAll(",$", ""),
                    REGIONS.replaceAll("(.)(.)(.)(.)", "[$1,$2,$3,$4],").replaceAll(",$", ""))))
        .containsExactly(JIGSAW);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cages!{\"puzzle\":\"%s\",\"cages\":[{\"sum\":5,\"cells\":[[0,0],[0,1]]}]}",
        "cages!{\"data\":{\"grid\":\"%s\"},\"cages\":[[5,[0,1]]]}",
        "regions!{\"puzzle\":\"%s\",\"regions\":\"1112122233343444\"}",
        "killer-cages!{\"killer-cages\":{\"a\":5},\"grid\":\"%s\"}",
        "sums!{\"board\":\"%s\",\"sums\":[5,-1,7]}",
        "thermos!{\"board\":\"%s\",\"thermos\":[[0,1,2]]}",
        "antiKnight!{\"board\":\"%s\",\"antiKnight\":true}",
        "regions!{\"board\":\"%s\",\"regions\":[[[0,0],[0,1]],[[0,2]]]}",
        "regions!{\"board\":\"%s\",\"regions\":[\"-abb\",\"aabb\",\"ccdd\",\"ccdd\"]}",
        "cages!{\"board\":\"%s\",\"regions\":\"1112122233343444\",\"cages\":[[5,[0,1]]]}"
      })
  void otherRulesInJsonAreRefusedByName(String named) {
    String name = named.substring(0, named.indexOf('!'));
    String json = named.substring(named.indexOf('!') + 1).formatted(CLUES);
    assertThatThrownBy(() -> Formats.read(json))
        .as(json)
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("“" + name + "” may be a rule");
  }

  @Test
  void whatIsNoRuleIsSkipped() {
    for (String field :
        List.of(
            "\"regions\":4",
            "\"cages\":[]",
            "\"killer\":false",
            "\"lines\":null",
            "\"region\":\"EU\"")) {
      assertThat(Formats.read("{\"board\":\"" + CLUES + "\"," + field + "}")).as(field).hasSize(1);
    }
  }
}
