import { createServer } from '@pathshala/service-kit/http/node-http';
import type { AddressInfo } from 'node:net';
import { hasBearerToken } from './metrics-access.ts';

interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** `/metrics` on a port of its own, for networks that only the collector reaches; it requires the token where one is set. Rejects as `listen` does. */
export async function openMetricsListener(options: {
  host: string;
  port: number;
  metrics: () => Promise<{ text: string; contentType: string }>;
  metricsToken?: string | undefined;
}): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const { metricsToken } = options;
    const isAllowed = metricsToken === undefined || hasBearerToken(request, metricsToken);
    if (request.url !== '/metrics' || request.method !== 'GET' || !isAllowed) {
      response.writeHead(404).end();
      return;
    }
    options.metrics().then(
      ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
