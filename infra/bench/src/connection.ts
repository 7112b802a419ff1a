import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  readonly status: number;
  /** The body as it came over the wire. */
  readonly body: Buffer;
  readonly coding: string | undefined;
  readonly setCookies: readonly string[];
}

/** Decodes the body apart from the sending: a student's browser has a processor of its own for this. */
export function textOf({ body, coding }: RawAnswer): string {
  if (coding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (coding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

const headEnd = Buffer.from('\r\n\r\n');

interface ReadBody {
  readonly body: Buffer;
  /** The number of bytes on the wire. */
  readonly bytes: number;
}

/** Null until all of it has arrived. */
function readLength(rest: Buffer, head: string): ReadBody | null {
  const length = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
  // A copy: what arrives is a piece of a larger block, which it would keep.
  return rest.length < length ? null : { body: Buffer.from(rest.subarray(0, length)), bytes: length };
}

/** Null until all of it has arrived. */
function readChunks(rest: Buffer): ReadBody | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(rest.toString('latin1', at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (rest.length < next) return null;
    if (size === 0) return { body: Buffer.concat(chunks), bytes: next };
    chunks.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

/** One keep-alive connection that sends one request after the other and costs the loader as little as can be. */
export class Connection {
  readonly #socket: Socket;
  #buffered: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the connection was closed')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket));
      });
    });
  }

  send(request: string | Buffer): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  /** All bytes so far, heads and bodies. */
  get bytes(): { readonly sent: number; readonly received: number } {
    return { sent: this.#socket.bytesWritten, received: this.#socket.bytesRead };
  }

  close(): void {
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
  }

  #take(chunk: Buffer): void {
    this.#buffered = this.#buffered.length === 0 ? chunk : Buffer.concat([this.#buffered, chunk]);
    const end = this.#buffered.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#buffered.toString('latin1', 0, end);
    const rest = this.#buffered.subarray(end + 4);
    const read = /^transfer-encoding: chunked/imu.test(head) ? readChunks(rest) : readLength(rest, head);
    if (read === null) return;
    const { body } = read;
    this.#buffered = rest.subarray(read.bytes);
    const setCookies = [...head.matchAll(/^set-cookie: ([^\r]*)/gimu)].map(([, cookie]) => cookie ?? '');
    const waiting = this.#waiting;
    this.#waiting = null;
    const coding = /^content-encoding: (\w+)/imu.exec(head)?.[1];
    waiting?.resolve({ status: Number(head.slice(9, 12)), body, coding, setCookies });
  }
}
