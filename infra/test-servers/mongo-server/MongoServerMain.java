import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import de.bwaldvogel.mongo.wire.message.MongoQuery;
import io.netty.channel.Channel;
import java.util.ArrayList;
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

  /**
   * One command at a time, and each answer is a copy. By itself it answers with the stored documents, which the thread of
   * the connection writes out while another command changes them: old fields beside a new one.
   */
  private static final class SynchronizedBackend extends MemoryBackend {
    @Override
    public synchronized Document handleMessage(MongoMessage message) {
      return copyOf(super.handleMessage(message));
    }

    @Override
    public synchronized Document handleCommand(
        Channel channel, String database, String command, Document query) {
      return copyOf(super.handleCommand(channel, database, command, query));
    }

    @Override
    public synchronized QueryResult handleQuery(MongoQuery query) {
      QueryResult result = super.handleQuery(query);
      List<Document> documents = new ArrayList<>();
      result.forEach(document -> documents.add(document.cloneDeeply()));
      return new QueryResult(documents, result.getCursorId());
    }

    @Override
    public synchronized void handleClose(Channel channel) {
      super.handleClose(channel);
    }

    @Override
    public synchronized void closeCursors(List<Long> cursors) {
      super.closeCursors(cursors);
    }

    private static Document copyOf(Document answer) {
      return answer == null ? null : answer.cloneDeeply();
    }
  }

  public static void main(String[] arguments) throws java.io.IOException {
    MemoryBackend backend = new SynchronizedBackend();
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
