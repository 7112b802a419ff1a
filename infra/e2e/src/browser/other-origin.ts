import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherOrigin {
  /** The host is the same site as `127.0.0.1` (the port does not matter), so that browsers send Lax cookies. */
  readonly sameSite: string;
  /** Cross-site for every browser. */
  readonly crossSite: string;
  stop(): Promise<void>;
}

/** A page of another origin, with the markup of the test. */
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
