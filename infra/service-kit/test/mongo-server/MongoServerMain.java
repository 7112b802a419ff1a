import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

public final class MongoServerMain {
  /** What it does is that of 5.0; the wire version it announces by itself is too low for today's drivers. */
  private static final class Five implements MongoVersion {
    @Override
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0, 0);
    }

    @Override
    public int getWireVersion() {
      return 13;
    }
  }

  public static void main(String[] arguments) throws java.io.IOException {
    MemoryBackend backend = new MemoryBackend();
    backend.version(new Five());
    MongoServer server = new MongoServer(backend);
    System.out.println("listening " + server.bind().getPort());
    // Ends with whoever started it, even if that was killed: its end of the pipe is then closed.
    while (System.in.read() != -1) {
      continue;
    }
    server.shutdownNow();
  }
}
