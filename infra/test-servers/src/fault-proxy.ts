import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The faults have their names in Toxiproxy: `down` closes and refuses connections, `timeout` drops every byte, `latency`
 * delays the responses.
 */
export type Toxic = 'down' | 'timeout' | { readonly latencyMs: number };

export interface FaultProxy {
  readonly port: number;
  become(state: 'up' | Toxic): Promise<void>;
  /** Resets every open connection (`reset_peer`); new ones are accepted. */
  resetPeers(): void;
  close(): Promise<void>;
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
    from.on('data', (chunk: Buffer) => {
      const state = toxic();
      if (state === 'timeout') this.#isDumb = true;
      if (this.#isDumb) return;
      const write = (): void => void (to.destroyed || to.write(chunk));
      if (typeof state === 'object') setTimeout(write, state.latencyMs);
      else write();
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
