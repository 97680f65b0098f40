package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.ValidationResult;

/** The judge of the PDF Association, which knows every rule of PDF/A and those of PDF/UA. */
final class VeraPdf {
  static {
    VeraGreenfieldFoundryProvider.initialise();
  }

  private VeraPdf() {}

  /** The rules that a file breaks, with what it says of them. */
  static List<String> faults(byte[] pdf, PDFAFlavour standard) throws Exception {
    try (PDFAParser parser =
            Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), standard);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(standard, false)) {
      ValidationResult result = validator.validate(parser);
      List<String> faults =
          result.getTestAssertions().stream()
              .map(fault -> fault.getRuleId().getClause() + ": " + fault.getMessage())
              .distinct()
              .toList();
      assertThat(result.isCompliant()).isEqualTo(faults.isEmpty());
      assertThat(result.getTotalAssertions()).isPositive();
      return faults;
    }
  }
}
