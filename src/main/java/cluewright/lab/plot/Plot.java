package cluewright.lab.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Stroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/**
 * A plot of the times of methods, with title, axes with units, and legend. It is drawn by
 * JFreeChart: in pixels, or as SVG by Batik.
 */
public final class Plot {
  /** The minimum at which shorter times are drawn, since a run of a microsecond tells little. */
  static final double LEAST_SECONDS = 1e-5;

  /** The Okabe-Ito colours for colour-blind readers, without the pale yellow. */
  private static final List<Color> COLOURS =
      List.of(
          new Color(0x0072B2),
          new Color(0xD55E00),
          new Color(0x009E73),
          new Color(0xCC79A7),
          new Color(0xE69F00),
          new Color(0x56B4E9),
          new Color(0x000000));

  private static final Color LINES = new Color(0xDDDDDD);
  private static final float FONT = 13;
  private static final double DOT = 5;

  /** The maximum number of markers on a curve; more hide it and bloat the file. */
  private static final int MOST_DOTS = 30;

  /** The marker spacing along flat parts of a curve. */
  private static final int MOST_POINTS = 1000;

  /** The ratio of times from which a run is visibly higher than another. */
  private static final double VISIBLY = 1.01;

  private static final Color DARK = new Color(0x0D1117);
  private static final Color DARK_LINES = new Color(0x30363D);
  private static final Color DARK_TEXT = new Color(0xC9D1D9);

  private final JFreeChart chart;

  /**
   * The texts of a plot.
   *
   * @param title above it
   * @param runs what is counted, for example {@code masks}
   * @param answered the axis of answers, for example {@code masks answered}
   * @param seconds the axis of times, for example {@code seconds a run}
   * @param open the column of runs without an answer
   */
  public record Words(String title, String runs, String answered, String seconds, String open) {
    /** The texts in English. */
    public static Words english(String title, String runs) {
      return new Words(title, runs, runs + " answered", "seconds a run", "open");
    }
  }

  /** How times are laid on an axis. */
  public enum Scale {
    LINEAR,
    LOGARITHMIC
  }

  private Plot(JFreeChart chart) {
    this.chart = chart;
    chart.setBackgroundPaint(Color.WHITE);
    chart.getTitle().setFont(font(Font.BOLD, FONT + 2));
    chart.getLegend().setItemFont(font(Font.PLAIN, FONT));
    chart.getLegend().setFrame(org.jfree.chart.block.BlockBorder.NONE);
  }

  /**
   * A cactus plot: for each method, the number of runs answered (across) within a time limit for
   * each (up, logarithmic). The curve that goes furthest to the right at the bottom is the best.
   */
  public static Plot cactus(Words words, List<Series> all) {
    return ascending(words, words.answered(), all, Scale.LOGARITHMIC);
  }

  /**
   * The tail of a distribution, as P. Norvig's essay draws it: the times of the slowest runs, as
   * the series have them, in ascending order.
   */
  public static Plot tail(Words words, List<Series> slowest, Scale scale) {
    return ascending(words, words.runs(), slowest, scale);
  }

  private static Plot ascending(Words words, String across, List<Series> all, Scale scale) {
    XYSeriesCollection data = new XYSeriesCollection();
    int most = 1;
    for (Series series : all) {
      data.addSeries(curve(series));
      most = Math.max(most, series.runs());
    }
    JFreeChart chart =
        ChartFactory.createXYLineChart(
            words.title(),
            across,
            words.seconds(),
            data,
            PlotOrientation.VERTICAL,
            true,
            false,
            false);
    XYPlot plot = chart.getXYPlot();
    if (scale == Scale.LOGARITHMIC) {
      plot.setRangeAxis(seconds(words, all));
    } else {
      font(plot.getRangeAxis());
    }
    NumberAxis runs = (NumberAxis) plot.getDomainAxis();
    runs.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    runs.setRange(0, most * 1.02);
    font(runs);
    plot.setBackgroundPaint(Color.WHITE);
    plot.setRangeGridlinePaint(LINES);
    plot.setDomainGridlinePaint(LINES);
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, true);
    renderer.setDrawSeriesLineAsPath(true);
    for (int i = 0; i < all.size(); i++) {
      renderer.setSeriesPaint(i, colour(i));
      renderer.setSeriesStroke(i, stroke(i));
      renderer.setSeriesShape(i, i / COLOURS.size() % 2 == 0 ? dot() : square());
      renderer.setSeriesShapesVisible(i, all.get(i).seconds().size() <= MOST_DOTS);
      renderer.setLegendTextFont(i, font(Font.PLAIN, FONT));
    }
    plot.setRenderer(renderer);
    return new Plot(chart);
  }

  /**
   * A histogram: for each method, the number of runs by time, one column for each power of ten, and
   * one for those without an answer.
   */
  public static Plot histogram(Words words, List<Series> all) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();

    for (Series series : all) {
      for (Decade decade : Decade.of(all)) {
        data.addValue((double) decade.count(series), series.name(), decade.label());
      }
      data.addValue(series.open(), series.name(), words.open());
    }

    JFreeChart chart =
        ChartFactory.createBarChart(
            words.title(),
            words.seconds(),
            words.runs(),
            data,
            PlotOrientation.VERTICAL,
            true,
            false,
            false);
    CategoryPlot plot = chart.getCategoryPlot();
    NumberAxis upwards = (NumberAxis) plot.getRangeAxis();
    upwards.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
    font(upwards);
    font(plot.getDomainAxis());
    plot.setBackgroundPaint(Color.WHITE);
    plot.setRangeGridlinePaint(LINES);
    BarRenderer bars = new BarRenderer();
    bars.setBarPainter(new StandardBarPainter());
    bars.setShadowVisible(false);
    bars.setItemMargin(0);
    for (int i = 0; i < all.size(); i++) {
      bars.setSeriesPaint(i, i < COLOURS.size() ? colour(i) : colour(i).brighter());
    }
    plot.setRenderer(bars);
    return new Plot(chart);
  }

  /** A point for each run, or of many runs only the visually distinct ones. */
  private static XYSeries curve(Series series) {
    XYSeries curve = new XYSeries(series.name() + share(series));
    List<Double> seconds = series.seconds();
    int step = 1 + seconds.size() / MOST_POINTS;
    double drawn = 0;
    for (int i = 0; i < seconds.size(); i++) {
      double time = Math.max(LEAST_SECONDS, seconds.get(i));
      if (i % step == 0 || i == seconds.size() - 1 || time > VISIBLY * drawn) {
        curve.add(i + 1, time);
        drawn = time;
      }
    }
    return curve;
  }

  private static String share(Series series) {
    return " (%d/%d)".formatted(series.seconds().size(), series.runs());
  }

  private static LogAxis seconds(Words words, List<Series> all) {
    LogAxis axis = new LogAxis(words.seconds());
    List<Decade> decades = Decade.of(all);
    axis.setSmallestValue(LEAST_SECONDS);
    axis.setRange(decades.get(0).from(), decades.get(decades.size() - 1).to());
    axis.setTickUnit(new NumberTickUnit(1));
    NumberFormat plain =
        new DecimalFormat("0.######", DecimalFormatSymbols.getInstance(Locale.ENGLISH));
    axis.setNumberFormatOverride(plain);
    axis.setMinorTickMarksVisible(false);
    font(axis);
    return axis;
  }

  private static void font(Axis axis) {
    axis.setTickLabelFont(font(Font.PLAIN, FONT));
    axis.setLabelFont(font(Font.PLAIN, FONT));
  }

  private static Font font(int style, float size) {
    return (style == Font.BOLD ? Letters.BOLD : Letters.PLAIN).deriveFont(size);
  }

  /** The bundled typeface, loaded for the first plot. */
  private static final class Letters {
    private static final Font PLAIN = read("Inter-Regular.ttf");
    private static final Font BOLD = read("Inter-SemiBold.ttf");

    private static Font read(String file) {
      try (InputStream in = Plot.class.getResourceAsStream("/cluewright/assets/fonts/" + file)) {
        return Font.createFont(Font.TRUETYPE_FONT, in);
      } catch (IOException | FontFormatException e) {
        throw new IllegalStateException("the font file " + file + " is missing or broken", e);
      }
    }
  }

  private static Color colour(int number) {
    return COLOURS.get(number % COLOURS.size());
  }

  private static Stroke stroke(int number) {
    boolean isDashed = number / COLOURS.size() % 2 != 0;
    return isDashed
        ? new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0)
        : new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private static Ellipse2D dot() {
    return new Ellipse2D.Double(-DOT / 2, -DOT / 2, DOT, DOT);
  }

  private static Rectangle2D square() {
    return new Rectangle2D.Double(-DOT / 2, -DOT / 2, DOT, DOT);
  }

  /** The plot in light text on a dark background. */
  public Plot dark() {
    chart.setBackgroundPaint(DARK);
    chart.getTitle().setPaint(DARK_TEXT);
    chart.getLegend().setBackgroundPaint(DARK);
    chart.getLegend().setItemPaint(DARK_TEXT);
    chart.getPlot().setBackgroundPaint(DARK);
    chart.getPlot().setOutlinePaint(DARK_LINES);
    if (chart.getPlot() instanceof XYPlot plot) {
      plot.setDomainGridlinePaint(DARK_LINES);
      plot.setRangeGridlinePaint(DARK_LINES);
      for (int i = 0; i < plot.getSeriesCount(); i++) {
        if (i % COLOURS.size() == COLOURS.size() - 1) {
          plot.getRenderer().setSeriesPaint(i, Color.WHITE);
        }
      }
      light(plot.getDomainAxis());
      light(plot.getRangeAxis());
    } else {
      CategoryPlot plot = chart.getCategoryPlot();
      plot.setRangeGridlinePaint(DARK_LINES);
      light(plot.getDomainAxis());
      light(plot.getRangeAxis());
    }
    return this;
  }

  private static void light(Axis axis) {
    axis.setLabelPaint(DARK_TEXT);
    axis.setTickLabelPaint(DARK_TEXT);
    axis.setAxisLinePaint(DARK_LINES);
    axis.setTickMarkPaint(DARK_LINES);
  }

  /** The axis titles with units, the horizontal one first. */
  List<String> axes() {
    return chart.getPlot() instanceof XYPlot plot
        ? List.of(plot.getDomainAxis().getLabel(), plot.getRangeAxis().getLabel())
        : List.of(
            chart.getCategoryPlot().getDomainAxis().getLabel(),
            chart.getCategoryPlot().getRangeAxis().getLabel());
  }

  /**
   * The plot as pixels.
   *
   * @param width in units of the plot, of which letters are 13 high
   * @param height likewise
   * @param scale pixels a unit
   */
  public BufferedImage image(int width, int height, double scale) {
    int across = (int) Math.round(width * scale);
    int down = (int) Math.round(height * scale);
    BufferedImage image = new BufferedImage(across, down, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.scale(scale, scale);
    chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    graphics.dispose();
    return image;
  }

  /** The plot as a PNG file. */
  public byte[] png(int width, int height, double scale) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image(width, height, scale), "png", out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }

  /** The plot as an SVG file. */
  public byte[] svg(int width, int height) {
    try {
      SVGGraphics2D graphics =
          new SVGGraphics2D(
              DocumentBuilderFactory.newInstance()
                  .newDocumentBuilder()
                  .getDOMImplementation()
                  .createDocument("http://www.w3.org/2000/svg", "svg", null));
      graphics.setSVGCanvasSize(new java.awt.Dimension(width, height));
      chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8)) {
        graphics.stream(writer, true);
      }
      return out.toByteArray();
    } catch (ParserConfigurationException | IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
