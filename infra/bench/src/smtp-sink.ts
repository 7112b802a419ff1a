import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpSink {
  readonly url: string;
  /** Message-ID → how often it came. */
  readonly received: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const bodyEnd = '\r\n.\r\n';

/** One session: answers every command with success, and reports the Message-ID of each message. */
function converse(socket: Socket, onMessage: (id: string) => void): void {
  let buffered = '';
  let isInBody = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);

  function takeBody(): boolean {
    const end = buffered.indexOf(bodyEnd);
    if (end === -1) return false;
    onMessage(/^message-id:\s*(\S+)/imu.exec(buffered.slice(0, end))?.[1] ?? '');
    buffered = buffered.slice(end + bodyEnd.length);
    isInBody = false;
    answer('250 taken');
    return true;
  }

  function takeCommand(): boolean {
    const end = buffered.indexOf('\r\n');
    if (end === -1) return false;
    const command = buffered.slice(0, end).slice(0, 4).toUpperCase();
    buffered = buffered.slice(end + 2);
    isInBody = command === 'DATA';
    if (command === 'QUIT') socket.end('221 bye\r\n');
    else answer(isInBody ? '354 go on' : '250 sink');
    return true;
  }

  answer('220 sink');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1');
    while (isInBody ? takeBody() : takeCommand());
  });
}

/** A mail server that takes every mail at once and stores none. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, (id) => received.set(id, (received.get(id) ?? 0) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
