import { createServer, type AddressInfo } from 'node:net';

export interface RefusingMailServer {
  readonly url: string;
  stop(): void;
}

/** A mail server that knows none of its receivers: every mail is refused for good. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const refused = line.startsWith('RCPT') ? '550 no such box' : '250 ok';
        socket.write(`${line.startsWith('QUIT') ? '221 bye' : refused}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
