import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicLookup } from '@pathshala/service-kit/http/public-address';
import type { Reach } from '@pathshala/service-kit/http/public-address';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = { readonly status: number; readonly headers?: Record<string, string> } | 'never';

/** A server of somebody else on this machine, which answers as a test tells it. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answer = { status: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (answer !== 'never') response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers(next: Answer) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Lets tests call servers of this machine; every other address is judged as always, by names that a test resolves. */
export function localReach(
  names: Readonly<Record<string, string>> = {},
  urlOf: Reach['urlOf'] = () => null,
): Reach {
  return {
    urlOf: (text) => (text.startsWith('http://127.0.0.1:') ? new URL(text) : urlOf(text)),
    lookup: createPublicLookup((name, _options, callback) => {
      const address = names[name];
      if (address === undefined) callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }), []);
      else callback(null, [{ address, family: 4 }]);
    }),
  };
}
