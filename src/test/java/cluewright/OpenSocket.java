package cluewright;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A program that does what Cluewright never does. */
public final class OpenSocket {
  private OpenSocket() {}

  /** Opens a socket of this machine alone, and closes it. */
  public static void main(String[] args) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      System.out.println("open: " + socket.isBound());
    }
  }
}
