package cluewright.manual;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.CommandReference;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.search.Proof;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Text;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/**
 * The manual in {@code assets/manual} is what its sources and the program say now, and leads
 * nowhere that does not exist. {@code mvn -q -Pmanual test} writes it anew.
 */
final class ManualTest {
  private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"]+)\"");
  private static final Pattern PICTURE = Pattern.compile("<img [^>]*src=\"([^\"]+)\"");
  private static final Pattern ANCHOR = Pattern.compile(" id=\"([^\"]+)\"");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
  private static final Pattern COMMAND =
      Pattern.compile("cluewright ((?:lab )?[a-z][a-z-]*)(?= |$)");

  private static Manual manual;
  private static Map<String, byte[]> files;

  @BeforeAll
  static void make() throws IOException {
    manual = new Manual();
    files = manual.files();
    if (Boolean.getBoolean("golden.renew")) {
      renew();
    }
  }

  private static void renew() throws IOException {
    for (Path old : written(Manual.TARGET)) {
      Files.delete(old);
    }
    for (Path old : written(Manual.KINDS)) {
      Files.delete(old);
    }
    Files.createDirectories(Manual.KINDS);
    for (Map.Entry<String, String> page : manual.kindPages().entrySet()) {
      Files.writeString(Manual.KINDS.resolve(page.getKey()), page.getValue());
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = Manual.TARGET.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
    }
  }

  private static List<Path> written(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  private static Map<String, String> pages() {
    Map<String, String> pages = new TreeMap<>();
    files.forEach(
        (name, bytes) -> {
          if (name.endsWith(".html")) {
            pages.put(name, new String(bytes, StandardCharsets.UTF_8));
          }
        });
    return pages;
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).toList();
  }

  @Test
  void theCommittedManualIsWhatIsMadeNow() throws IOException {
    Set<String> there =
        written(Manual.TARGET).stream()
            .map(path -> Manual.TARGET.relativize(path).toString().replace('\\', '/'))
            .collect(Collectors.toSet());
    assertThat(there).isEqualTo(files.keySet());
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      byte[] committed = Files.readAllBytes(Manual.TARGET.resolve(file.getKey()));
      assertThat(Arrays.equals(committed, file.getValue()))
          .as("%s is up to date; mvn -q -Pmanual test writes it", file.getKey())
          .isTrue();
    }
  }

  @Test
  void theSourcesHaveAPageForEachKindOfRules() throws IOException {
    Map<String, String> there = new TreeMap<>();
    for (Path page : written(Manual.KINDS)) {
      there.put(page.getFileName().toString(), Files.readString(page));
    }
    assertThat(there).isEqualTo(manual.kindPages());
    assertThat(there).hasSize(Kinds.ALL.size() + 1);
  }

  @Test
  void everyLinkLeadsToAPageAndToAPlaceInIt() {
    Map<String, String> pages = pages();
    pages.forEach(
        (name, html) -> {
          for (String link : all(LINK, html)) {
            if (!link.startsWith("https:")) {
              String[] parts = (link.startsWith("#") ? name + link : link).split("#", 2);
              assertThat(pages).as("%s links to %s", name, link).containsKey(parts[0]);
              if (parts.length == 2) {
                assertThat(all(ANCHOR, pages.get(parts[0])))
                    .as("%s links to %s", name, link)
                    .contains(parts[1]);
              }
            }
          }
        });
  }

  @Test
  void noAnchorOccursTwiceOnAPage() {
    pages().forEach((name, html) -> assertThat(all(ANCHOR, html)).as(name).doesNotHaveDuplicates());
  }

  @Test
  void everyPageCanBeReachedFromTheContents() {
    assertThat(all(LINK, pages().get("index.html"))).containsAll(others("index.html"));
  }

  private static Set<String> others(String page) {
    Set<String> names = new TreeSet<>(pages().keySet());
    names.remove(page);
    return names;
  }

  @Test
  void everyPictureIsThereAndIsShown() {
    Collection<String> shown = new TreeSet<>();
    pages().forEach((name, html) -> shown.addAll(all(PICTURE, html)));
    Set<String> there =
        files.keySet().stream()
            .filter(name -> name.endsWith(".png") || name.endsWith(".svg"))
            .collect(Collectors.toSet());
    assertThat(shown).hasSameElementsAs(there);
  }

  @Test
  void nothingIsLoadedFromANetwork() {
    pages()
        .forEach(
            (name, html) ->
                assertThat(html).as(name).doesNotContainPattern("(?:src|<link[^>]*href)=\"\\w+:"));
  }

  @Test
  void everyFormOfAStrategyHasItsSectionAndADrawnExample() {
    Map<String, String> pages = pages();
    for (Strategy strategy : Catalogue.all()) {
      List<String> sections =
          pages.values().stream()
              .filter(html -> html.contains("<section id=\"" + strategy.id() + "\">"))
              .toList();
      assertThat(sections).as(strategy.id()).hasSize(1);
      for (Variant variant : strategy.variants()) {
        String picture = Example.FOLDER + variant.id() + ".svg";
        assertThat(all(PICTURE, sections.get(0))).contains(picture);
        assertThat(drawing(picture)).as(picture).containsPattern("class=\"(?:strike|new|placed)");
      }
    }
  }

  /** A new kind brings its example in {@code assets/kinds/kinds.txt}. */
  @Test
  void everyKindOfRulesHasItsSectionAnExampleAndADrawnStep() {
    Map<String, String> pages = pages();
    for (Kind kind : Kinds.ALL) {
      List<String> sections =
          pages.values().stream()
              .filter(html -> html.contains("<section id=\"kind-" + kind.words() + "\">"))
              .toList();
      assertThat(sections).as(kind.words()).hasSize(1);
      assertThat(all(PICTURE, sections.get(0))).contains(picture(kind, ""), picture(kind, "-step"));
      assertThat(drawing(picture(kind, "")))
          .as(kind.words())
          .containsPattern("class=\"(?:clue|candidate)");
      assertThat(drawing(picture(kind, "-step")))
          .as(kind.words())
          .containsPattern("class=\"(?:strike|new|placed)");
    }
  }

  private static String picture(Kind kind, String end) {
    return Example.FOLDER + "kind-" + kind.words() + end + ".svg";
  }

  private static String drawing(String picture) {
    return new String(files.get(picture), StandardCharsets.UTF_8);
  }

  @Test
  void everyKindOfProofAndEveryLevelIsExplained() {
    Map<String, String> pages = pages();
    for (Proof.Kind kind : Proof.Kind.values()) {
      assertThat(pages.get("proofs.html")).contains("<code>" + kind.id() + "</code>");
    }
    for (Level level : Level.values()) {
      assertThat(pages.get("ratings.html")).contains("<td>" + level.label() + "</td>");
    }
  }

  @Test
  void everyOptionAndCommandThatIsNamedExists() {
    Map<String, Set<String>> known = CommandReference.options();
    Set<String> every = known.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
    for (Chapter chapter : manual.chapters()) {
      for (String code : codeOf(chapter)) {
        for (String line : code.lines().toList()) {
          Matcher command = COMMAND.matcher(line);
          boolean isCommand = command.lookingAt();
          if (isCommand) {
            assertThat(known).as("%s: %s", chapter.source(), line).containsKey(command.group(1));
          }
          Set<String> allowed = isCommand ? known.get(command.group(1)) : every;
          assertThat(OPTION.matcher(line).results().map(found -> found.group()).toList())
              .as("%s: %s", chapter.source(), line)
              .isSubsetOf(allowed);
        }
      }
    }
  }

  private static List<String> codeOf(Chapter chapter) {
    List<String> code = new ArrayList<>();
    Pages.parsed(chapter)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Code span) {
                code.add(span.getLiteral());
              }

              @Override
              public void visit(FencedCodeBlock block) {
                code.add(block.getLiteral());
              }
            });
    return code;
  }

  /** In the chapters that tell of the studio, what is in italics is what the studio shows. */
  @Test
  void everyMenuAndButtonThatIsNamedExists() throws IOException {
    Set<String> words = wordsOfTheStudio();
    List<String> unknown = new ArrayList<>();
    for (Chapter chapter : manual.chapters()) {
      if (isAboutTheStudio(chapter)) {
        italicsOf(chapter).stream()
            .flatMap(named -> Stream.of(named.split(" > ")))
            .filter(word -> !words.contains(word))
            .forEach(word -> unknown.add(chapter.source() + ": " + word));
      }
    }
    assertThat(unknown).isEmpty();
  }

  private static boolean isAboutTheStudio(Chapter chapter) {
    return chapter.source().startsWith(Manual.SOURCE)
        && !chapter.name().matches("(?:strategies|rules)-.*");
  }

  private static List<String> italicsOf(Chapter chapter) {
    List<String> named = new ArrayList<>();
    Pages.parsed(chapter)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Emphasis emphasis) {
                named.add(((Text) emphasis.getFirstChild()).getLiteral());
              }
            });
    return named;
  }

  private static Set<String> wordsOfTheStudio() throws IOException {
    Set<String> words = new TreeSet<>();
    try (Stream<Path> bundles = Files.list(Path.of("assets", "texts"))) {
      for (Path bundle : bundles.filter(ManualTest::isEnglish).toList()) {
        Properties entries = new Properties();
        try (var reader = Files.newBufferedReader(bundle)) {
          entries.load(reader);
        }
        entries.values().forEach(value -> words.add(value.toString().replaceAll("[…:.]$", "")));
      }
    }
    return words;
  }

  private static boolean isEnglish(Path bundle) {
    return !bundle.getFileName().toString().contains("_");
  }

  /** The list by which the studio unpacks it, as it stands on the class path. */
  @Test
  @DisabledIfSystemProperty(
      named = "golden.renew",
      matches = "true",
      disabledReason = "the class path still has the manual as it was before it was written")
  void theClassPathHasEveryFileOfTheList() throws IOException {
    for (String line :
        new String(files.get("files.txt"), StandardCharsets.UTF_8).lines().toList()) {
      String name = line.split(" ", 2)[1];
      try (InputStream in =
          ManualTest.class.getResourceAsStream("/cluewright/assets/manual/" + name)) {
        assertThat(Optional.ofNullable(in)).as(name).isPresent();
      }
    }
  }
}
