import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherOrigin {
  /** Of the same site as `127.0.0.1` (a port makes no other site), so that browsers send Lax cookies along. */
  readonly sameSite: string;
  /** Another site to every browser. */
  readonly crossSite: string;
  stop(): Promise<void>;
}

/** A page of somebody else, with whatever markup a test gives it. */
export async function openOtherOrigin(html: () => string): Promise<OtherOrigin> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sameSite: `http://127.0.0.1:${port}`,
    crossSite: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
