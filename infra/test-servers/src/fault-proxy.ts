import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A slow line; of the responses, while the requests pass. */
export interface Slowness {
  /** Each piece arrives so much later. */
  readonly latencyMs?: number;
  /** `slicer`: pieces of so many bytes, a millisecond apart. */
  readonly sliceBytes?: number;
  /** `bandwidth`. */
  readonly bytesPerSecond?: number;
  /** `limit_data`: the connection is reset after so many bytes. */
  readonly limitBytes?: number;
}

/** The faults have their names in Toxiproxy: `down` closes and refuses connections, `timeout` drops every byte. */
export type Toxic = 'down' | 'timeout' | Slowness;

export interface FaultProxy {
  readonly port: number;
  become(state: 'up' | Toxic): Promise<void>;
  /** Resets every open connection (`reset_peer`); new ones are accepted. */
  resetPeers(): void;
  close(): Promise<void>;
}

/** Writes pieces in their order, each as late as the toxic says. */
class SlowWriter {
  readonly #to: Socket;
  #written = 0;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(to: Socket) {
    this.#to = to;
  }

  /** A piece that came after a slow one waits for it, also when the line is fast again. */
  write(chunk: Buffer, slowness: Slowness | undefined): void {
    if (slowness === undefined && this.#waiting === 0) {
      this.#send(chunk);
      return;
    }
    const due = performance.now() + (slowness?.latencyMs ?? 0);
    this.#waiting += 1;
    this.#last = this.#last.then(async () => {
      await wait(Math.max(0, due - performance.now()));
      await this.#sendSlowly(chunk, slowness ?? {});
      this.#waiting -= 1;
    });
  }

  async #sendSlowly(chunk: Buffer, slowness: Slowness): Promise<void> {
    const { sliceBytes = chunk.length, bytesPerSecond, limitBytes = Number.POSITIVE_INFINITY } = slowness;
    for (let at = 0; at < chunk.length && !this.#to.destroyed; at += sliceBytes) {
      const piece = chunk.subarray(at, at + sliceBytes);
      if (this.#written + piece.length > limitBytes) this.#to.resetAndDestroy();
      else this.#send(piece);
      if (bytesPerSecond !== undefined) await wait((1000 * piece.length) / bytesPerSecond);
      else if (sliceBytes < chunk.length) await wait(1);
    }
  }

  #send(piece: Buffer): void {
    if (this.#to.destroyed) return;
    this.#written += piece.length;
    this.#to.write(piece);
  }
}

/** Forwards bytes according to the current toxic. A connection that dropped bytes stays silent until it is closed. */
class Line {
  readonly #client: Socket;
  readonly #upstream: Socket;
  #isDumb = false;

  constructor(client: Socket, upstream: Socket, toxic: () => 'up' | Toxic) {
    this.#client = client;
    this.#upstream = upstream;
    this.#pass(client, upstream, () => (toxic() === 'timeout' ? 'timeout' : 'up'));
    this.#pass(upstream, client, toxic);
  }

  #pass(from: Socket, to: Socket, toxic: () => 'up' | Toxic): void {
    const writer = new SlowWriter(to);
    from.on('data', (chunk: Buffer) => {
      const state = toxic();
      if (state === 'timeout') this.#isDumb = true;
      if (this.#isDumb) return;
      writer.write(chunk, typeof state === 'object' ? state : undefined);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }

  reset(): void {
    this.#client.resetAndDestroy();
    this.#upstream.destroy();
  }
}

/** A TCP proxy in front of a server, to simulate its failure and recovery. */
export async function startFaultProxy(target: { host?: string; port: number }): Promise<FaultProxy> {
  const lines = new Set<Line>();
  let state: 'up' | Toxic = 'up';
  const server: Server = createServer((client) => {
    const upstream = connect(target.port, target.host ?? '127.0.0.1');
    const line = new Line(client, upstream, () => state);
    lines.add(line);
    client.on('close', () => lines.delete(line));
  });

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  function resetPeers(): void {
    for (const line of lines) line.reset();
  }

  async function refuse(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    resetPeers();
    await closed;
  }

  const port = await listen(0);
  return {
    port,
    async become(next) {
      state = next;
      if (next === 'down') await refuse();
      else if (!server.listening) await listen(port);
    },
    resetPeers,
    close: refuse,
  };
}
