import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The status of the first answer. Throws when there is none within `timeoutMs`. */
export async function untilAnswer(url: string, timeoutMs = 45_000): Promise<number> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return (await fetch(url)).status;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
  }
}
