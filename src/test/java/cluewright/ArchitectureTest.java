package cluewright;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethod;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import cluewright.studio.look.Scroll;
import cluewright.studio.recovery.FailureLog;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/**
 * Holds the house in shape. A layer names every package of ours that it may import, and whatever it
 * does not name is forbidden. A library names the layers that may use it, and a library that is not
 * named here at all is forbidden everywhere. A layer that has no classes yet passes.
 */
@AnalyzeClasses(packages = "cluewright", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String[] JDK = {"java..", "javax.imageio..", "javax.xml.stream.."};
  private static final String[] JVM = {"com.sun.management.."};
  private static final String[] SAT4J = {"org.sat4j.."};
  private static final String[] PDFBOX = {
    "org.apache.pdfbox..", "org.apache.fontbox..", "org.apache.xmpbox..", "javax.xml.transform.."
  };
  private static final String[] PICOCLI = {"picocli.."};
  private static final String[] JACKSON = {"com.fasterxml.jackson.."};
  private static final String[] FASTCSV = {"de.siegmar.fastcsv.."};
  private static final String[] PLOTS = {
    "org.jfree..", "org.apache.batik..", "javax.xml.parsers..", "org.w3c.dom.."
  };
  private static final String[] LZSTRING = {"blazing.chain.."};
  private static final String[] JAVAFX = {
    "javafx..", "org.controlsfx..", "impl.org.controlsfx..", "atlantafx..", "org.kordamp.ikonli.."
  };

  private static final String[] LAYERS = {
    "phrase",
    "model",
    "choice",
    "strategy",
    "closure",
    "replay",
    "document",
    "proof",
    "cnf",
    "encode",
    "search",
    "mask",
    "published",
    "learned",
    "format",
    "picture",
    "print",
    "batch",
    "plan",
    "scale",
    "lab",
    "studio",
    "cli"
  };

  // Layers: who may import whom.

  @ArchTest
  static final ArchRule phraseImportsNothing =
      layer("phrase").because("words have a language and no subject of their own");

  @ArchTest
  static final ArchRule modelImportsNothing =
      layer("model").because("boards and puzzles are the words that all other packages speak");

  @ArchTest
  static final ArchRule choiceImportsModel =
      layer("choice", "model")
          .because("a choice is described below all that print, draw and ask for what it is about");

  @ArchTest
  static final ArchRule strategyImportsModel =
      layer("strategy", "phrase", "model")
          .because("a strategy is stated once, and knows neither its encoding nor its search");

  @ArchTest
  static final ArchRule familiesOfStrategiesStandApart =
      slices()
          .matching("cluewright.strategy.(*)")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(alwaysTrue(), resideInAPackage("cluewright.strategy.core"))
          .ignoreDependency(
              resideInAnyPackage("cluewright.strategy.wing", "cluewright.strategy.forcing"),
              resideInAPackage("cluewright.strategy.chain"))
          .ignoreDependency(
              resideInAPackage("cluewright.strategy.reason"),
              resideInAPackage("cluewright.strategy.word"))
          .ignoreDependency(
              resideInAPackage("cluewright.strategy.forcing"),
              resideInAPackage("cluewright.strategy.reason"))
          .because(
              "a family is read by itself; only wings and forcing are made of chains, reasons look"
                  + " at rules, and what forcing concludes unfolds by reasons");

  @ArchTest
  static final ArchRule familiesKnowNoCatalogue =
      noClasses()
          .that()
          .resideInAPackage("cluewright.strategy.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("cluewright.strategy")
          .because("the catalogue stands above the families: a new one is a line in it");

  @ArchTest
  static final ArchRule closureImportsStrategy =
      layer("closure", "phrase", "model", "strategy")
          .because("a closure applies strategies fast, for replay and search alike");

  @ArchTest
  static final ArchRule replayImportsStrategy =
      layer("replay", "phrase", "model", "strategy", "closure")
          .because("the replay checks what the solver claims, so it may not lean on the solver");

  @ArchTest
  static final ArchRule documentImportsReplay =
      layer("document", "model", "strategy", "replay")
          .because("what a designer works on is the same in the studio and in a file");

  @ArchTest
  static final ArchRule proofImportsModel =
      layer("proof", "model").because("an engine writes down what it did, wherever that is kept");

  @ArchTest
  static final ArchRule theCheckerOfProofsImportsNothing =
      layer("proof.check")
          .because("a checker that shares code with the program could share its faults");

  @ArchTest
  static final ArchRule publishedImportsModel =
      layer("published", "model")
          .because("a list of puzzles is data, whoever asks it and whatever that proves");

  @ArchTest
  static final ArchRule learnedImportsModelAndProof =
      layer("learned", "model", "proof")
          .because("a refuted mask is data with its proof, whoever asks and whatever that shows");

  @ArchTest
  static final ArchRule cnfImportsNothing =
      layer("cnf").because("clauses are numbers, whatever puzzle or solver they serve");

  @ArchTest
  static final ArchRule encodeImportsStrategyAndCnf =
      layer("encode", "model", "strategy", "cnf")
          .because("an encoding is written to the Clauses interface, never to a solver");

  @ArchTest
  static final ArchRule searchImportsTheLayersItJoins =
      layer(
              "search",
              "phrase",
              "model",
              "strategy",
              "closure",
              "replay",
              "cnf",
              "encode",
              "proof",
              "published",
              "learned")
          .because("the search turns a request into an outcome, and knows no file and no screen");

  @ArchTest
  static final ArchRule searchHasNoCircles =
      slices()
          .matching("cluewright.search.(*)")
          .should()
          .beFreeOfCycles()
          .because("an engine is read by itself; only search.engine knows them all");

  @ArchTest
  static final ArchRule requestsKnowNoEngine =
      noClasses()
          .that()
          .resideInAPackage("cluewright.search")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("cluewright.search.*")
          .because("what is asked and answered stands below those who work on it");

  @ArchTest
  static final ArchRule maskImportsModel =
      layer("mask", "phrase", "model").because("a mask is drawn and mirrored without any search");

  @ArchTest
  static final ArchRule formatImportsReplayAndItsLayers =
      layer("format", "phrase", "model", "strategy", "replay", "document")
          .because("a text format writes down a puzzle or a replay, wherever that came from");

  @ArchTest
  static final ArchRule familiesOfFormatsStandApart =
      slices()
          .matching("cluewright.format.exchange.(*)")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(alwaysTrue(), resideInAPackage("cluewright.format.exchange.core"))
          .ignoreDependency(
              resideInAPackage("cluewright.format.exchange.table"),
              resideInAPackage("cluewright.format.exchange.cells"))
          .because("a family is read by itself; only a table has cells that may be bare");

  @ArchTest
  static final ArchRule formatsKnowNoList =
      noClasses()
          .that()
          .resideInAPackage("cluewright.format.exchange.*")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("cluewright.format.exchange")
          .because("the list stands above the formats: a new one is a line in it");

  @ArchTest
  static final ArchRule pictureImportsReplay =
      layer("picture", "phrase", "model", "strategy", "replay")
          .because("a board has one drawing, whether it goes to a screen, a page or a file");

  @ArchTest
  static final ArchRule printImportsPicture =
      layer("print", "phrase", "model", "choice", "strategy", "replay", "format", "picture")
          .because("a page shows a puzzle or a replay, and is a file that is written whole");

  @ArchTest
  static final ArchRule batchImportsSearchAndFormat =
      layer("batch", "phrase", "model", "strategy", "replay", "search", "format")
          .because(
              "a run over masks tells whoever waits for it, and knows no screen and no options");

  @ArchTest
  static final ArchRule planImportsBatchAndMask =
      layer(
              "plan",
              "phrase",
              "model",
              "choice",
              "strategy",
              "replay",
              "search",
              "mask",
              "document",
              "format",
              "print",
              "batch")
          .because("a book is planned, filled and printed in the same way by window and command");

  @ArchTest
  static final ArchRule scaleImportsBatch =
      layer("scale", "model", "replay", "strategy", "document", "search", "format", "batch")
          .because("whoever starts the workers, the files between them are the same");

  @ArchTest
  static final ArchRule labImportsWhatItCompares =
      layer(
              "lab",
              "phrase",
              "model",
              "choice",
              "strategy",
              "closure",
              "replay",
              "cnf",
              "encode",
              "search",
              "mask",
              "published",
              "format",
              "picture",
              "print",
              "batch")
          .because("an experiment sets methods side by side with ours, and no engine leans on one");

  @ArchTest
  static final ArchRule printHasNoCircles =
      slices()
          .matching("cluewright.print.(*)")
          .should()
          .beFreeOfCycles()
          .because("a page is made of blocks and a book of pages, never the other way");

  @ArchTest
  static final ArchRule editionsKnowNoPage =
      noClasses()
          .that()
          .resideInAPackage("cluewright.print")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("cluewright.print.*")
          .because("what is asked for stands below what is made of it");

  @ArchTest
  static final ArchRule studioImportsAllButCli =
      layer("studio", allLayersBut("studio", "cli"))
          .because("the studio and the command line are two front doors to one house");

  @ArchTest
  static final ArchRule whatScrollsKeepsNoPicture =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(Scroll.class.getName())
          .should()
          .callConstructor(ScrollPane.class)
          .orShould()
          .callConstructor(ScrollPane.class, Node.class)
          .because("a pane that scrolls is a Scroll, which takes less memory");

  @ArchTest
  static final ArchRule cliImportsAllButStudio =
      layer("cli", allLayersBut("studio", "cli"))
          .because("the command line must run where there is no display");

  @ArchTest
  static final ArchRule familiesOfCommandsStandApart =
      slices()
          .matching("cluewright.cli.(*)")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              alwaysTrue(),
              resideInAnyPackage(
                  "cluewright.cli.terminal", "cluewright.cli.input", "cluewright.cli.option"))
          .ignoreDependency(
              resideInAPackage("cluewright.cli.generate"),
              resideInAPackage("cluewright.cli.publish"))
          .ignoreDependency(
              resideInAPackage("cluewright.cli.check"),
              resideInAnyPackage("cluewright.cli.generate", "cluewright.cli.solve"))
          .ignoreDependency(
              resideInAPackage("cluewright.cli.scale"), resideInAPackage("cluewright.cli.generate"))
          .because(
              "a family is read by itself; generate writes PDF, and check words what it finds");

  @ArchTest
  static final ArchRule launcherOnlyChoosesTheDoor =
      classes()
          .that()
          .resideInAPackage("cluewright")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "cluewright", "cluewright.cli..", "cluewright.studio..")
          .because("the Launcher chooses between studio and command line, and does nothing else");

  @ArchTest
  static final ArchRule launcherIsNoApplication =
      noClasses()
          .that()
          .belongToAnyOf(Launcher.class)
          .should()
          .beAssignableTo("javafx.application.Application")
          .because("the JVM refuses to start an Application from the class path");

  @ArchTest
  static final ArchRule nobodyImportsTheLauncher =
      noClasses()
          .that()
          .resideOutsideOfPackage("cluewright")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("cluewright")
          .allowEmptyShould(true)
          .because("whoever needs the Launcher needs something that belongs in a layer");

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices()
          .matching("cluewright.(**)")
          .should()
          .beFreeOfCycles()
          .allowEmptyShould(true)
          .because(
              "a package is understood after those it imports, which a cycle makes impossible");

  // Names: every package says what it is for.

  @ArchTest
  static final ArchRule everyClassIsInALayer =
      classes()
          .should()
          .resideInAnyPackage(
              Stream.concat(Stream.of("cluewright"), Arrays.stream(packagesOf(LAYERS)))
                  .toArray(String[]::new))
          .because("a package without a row in the table of layers escapes its rules");

  @ArchTest
  static final ArchRule noPackageIsADrawerForOddments =
      noClasses()
          .should()
          .resideInAnyPackage("..util..", "..common..", "..impl..", "..service..", "..manager..")
          .because("such a name says nothing about its contents, so everything ends up in it");

  // Libraries: each is known in as few places as it can be.

  @ArchTest
  static final ArchRule sat4jStaysInItsPackage =
      library(SAT4J, "search.sat")
          .because("another solver may replace it, and a search alone can stop it");

  @ArchTest
  static final ArchRule pdfboxStaysInPrint =
      library(PDFBOX, "print").because("a page is drawn in one place only");

  @ArchTest
  static final ArchRule javafxStaysInStudio =
      library(JAVAFX, "studio")
          .because("everything but the studio must run where there is no display");

  @ArchTest
  static final ArchRule theVirtualMachineIsTunedByTheStudioAlone =
      library(JVM, "studio").because("only the studio rests while it runs");

  @ArchTest
  static final ArchRule picocliStaysInCli =
      library(PICOCLI, "cli").because("options and exit codes belong to the command line");

  @ArchTest
  static final ArchRule jacksonStaysAtTheEdges =
      library(JACKSON, "format", "batch", "plan", "scale", "cli", "studio")
          .because("JSON is how puzzles and settings are stored, not how they are thought of");

  @ArchTest
  static final ArchRule fastcsvStaysInFormat =
      library(FASTCSV, "format").because("a table is one more way to write puzzles down");

  @ArchTest
  static final ArchRule lzstringStaysInFormat =
      library(LZSTRING, "format").because("only links to other programs are packed like this");

  @ArchTest
  static final ArchRule plotsAreDrawnInOnePlace =
      library(PLOTS, "lab.plot").because("who measures asks for a plot, not for a chart's parts");

  // Habits.

  @ArchTest
  static final ArchRule onlyTheCommandLineSpeaksToTheTerminal =
      noClasses()
          .that()
          .resideOutsideOfPackage("cluewright.cli..")
          .and()
          .doNotBelongToAnyOf(Launcher.class, FailureLog.class)
          .should(ACCESS_STANDARD_STREAMS)
          .allowEmptyShould(true)
          .because(
              "elsewhere a message is a value, so that the studio can show it too; a log of"
                  + " failures hears what JavaFX only prints");

  @ArchTest
  static final ArchRule onlyTheCommandLineEndsTheProgram =
      noClasses()
          .that()
          .resideOutsideOfPackage("cluewright.cli..")
          .and()
          .doNotBelongToAnyOf(Launcher.class)
          .should(
              callMethod(System.class, "exit", int.class)
                  .or(callMethod(Runtime.class, "exit", int.class))
                  .or(callMethod(Runtime.class, "halt", int.class)))
          .allowEmptyShould(true)
          .because("an exit from within loses the unsaved work of the studio");

  /** ThemeGoldenTest takes their rules out of the theme. */
  /** What libraries and Java itself do is {@link NoNetworkTest}'s. */
  @ArchTest
  static final ArchRule noClassOfOursKnowsTheNetwork =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.net\\.(http\\..*|.*Socket.*|.*Connection|InetAddress|Inet[46]Address"
                  + "|ProxySelector)|java\\.nio\\.channels\\..*(Socket|Datagram|Server).*"
                  + "|javax\\.net\\..*|com\\.sun\\.net\\..*|java\\.rmi\\..*|javafx\\.scene\\.web\\..*")
          .because("what a designer makes is nobody else's");

  @ArchTest
  static final ArchRule controlsWithoutAStyleAreNotUsed =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "javafx\\.scene\\.(chart\\..*|web\\..*|control\\.(Accordion|ChoiceBox|ChoiceDialog"
                  + "|ColorPicker|DatePicker|Pagination|ProgressIndicator|SplitMenuButton|SplitPane"
                  + "|TitledPane|ToolBar|TableView|TreeTableView|TreeView))")
          .because("the shipped theme has no rules for them, which makes windows open faster");

  @ArchTest
  static final ArchRule viewModelsKnowNoControls =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("ViewModel")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene.control..", "org.controlsfx..")
          .allowEmptyShould(true)
          .because("a view binds to its model, and the model is tested without a screen");

  /** A layer may import itself, these layers, the JDK, and libraries as far as they allow it. */
  private static ArchRule layer(String name, String... imports) {
    return classes()
        .that()
        .resideInAPackage(packageOf(name))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            Stream.of(
                    packagesOf(name),
                    packagesOf(imports),
                    JDK,
                    SAT4J,
                    PDFBOX,
                    PICOCLI,
                    JACKSON,
                    FASTCSV,
                    LZSTRING,
                    PLOTS,
                    JAVAFX,
                    JVM)
                .flatMap(Arrays::stream)
                .toArray(String[]::new))
        .allowEmptyShould(true)
        .as("%s should import only itself, %s, JDK, libraries".formatted(name, List.of(imports)));
  }

  private static ArchRule library(String[] packages, String... users) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(packagesOf(users))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages);
  }

  private static String[] allLayersBut(String... exceptions) {
    return Arrays.stream(LAYERS)
        .filter(layer -> !Arrays.asList(exceptions).contains(layer))
        .toArray(String[]::new);
  }

  private static String[] packagesOf(String... layers) {
    return Arrays.stream(layers).map(ArchitectureTest::packageOf).toArray(String[]::new);
  }

  private static String packageOf(String layer) {
    return "cluewright." + layer + "..";
  }
}
