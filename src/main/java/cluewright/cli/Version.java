package cluewright.cli;

import picocli.CommandLine.IVersionProvider;

/** The version from the jar's manifest; classes outside a jar have none. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    String shown = version == null ? "development build" : version;
    return new String[] {"cluewright " + shown + ", Java " + System.getProperty("java.version")};
  }
}
