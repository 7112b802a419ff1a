import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends bytes as they are, for requests that no HTTP client would send; rejects when no answer comes within `timeoutMs`. */
export function rawRequest(
  url: string,
  parts: readonly (string | Buffer)[],
  timeoutMs = 5000,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const timer = setTimeout(() => socket.destroy(new Error('no answer came')), timeoutMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve({ status: Number(text.slice(9, 12)), text });
      socket.destroy();
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('\r\n\r\n')) setTimeout(done, 5);
    });
    socket.on('error', reject).on('end', done);
    for (const part of parts) socket.write(part);
  });
}
