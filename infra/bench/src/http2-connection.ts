import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { RawAnswer } from './connection.ts';

/** The headers of one HTTP/1 connection and its browser; the proxy in front knows the address itself. */
const ofHttp1 = new Set(['host', 'x-forwarded-for']);

/** The requests of `sitting.ts` over HTTP/2, in clear text: the bytes are frames, with the heads as HPACK compresses them. */
export class Http2Connection {
  readonly #session: ClientHttp2Session;
  readonly #socket: Socket;

  private constructor(session: ClientHttp2Session, socket: Socket) {
    this.#session = session;
    this.#socket = socket;
  }

  static async open(port: number): Promise<Http2Connection> {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const session = connectHttp2(`http://127.0.0.1:${port}`, { createConnection: () => socket });
    await once(session, 'remoteSettings');
    return new Http2Connection(session, socket);
  }

  async send(request: string): Promise<RawAnswer> {
    const headEnd = request.indexOf('\r\n\r\n');
    const [start = '', ...lines] = request.slice(0, headEnd).split('\r\n');
    const [method, path] = start.split(' ');
    const fields = lines
      .map((line) => line.split(': ') as [string, string])
      .filter(([name]) => !ofHttp1.has(name));
    const body = request.slice(headEnd + 4);
    const head = { ':method': method, ':path': path, ...Object.fromEntries(fields) };
    const stream = this.#session.request(head, { endStream: body === '' });
    if (body !== '') stream.end(body);
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status'?: number }];
    return {
      status: headers[':status'] ?? 0,
      body: await buffer(stream),
      coding: headers['content-encoding'],
      setCookies: headers['set-cookie'] ?? [],
    };
  }

  /** All bytes so far: frames of data, heads and flow control. */
  get bytes(): { readonly sent: number; readonly received: number } {
    return { sent: this.#socket.bytesWritten, received: this.#socket.bytesRead };
  }

  close(): void {
    this.#session.destroy();
  }
}
