import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

export interface TraceCollector {
  /** The variables with which a site sends all its traces here. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the spans that have arrived of the first trace with a span of this name. */
  traceWith(name: string): readonly ReceivedSpan[];
  stop(): void;
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector of OpenTelemetry's protocol (JSON over HTTP) that keeps what arrives in memory. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    json(request).then(
      (body) => {
        const { resourceSpans } = body as Exported;
        for (const { scopeSpans } of resourceSpans)
          for (const scope of scopeSpans) spans.push(...scope.spans);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      TRACE_RATE: '1',
    },
    traceWith(name) {
      const traceId = spans.find((span) => span.name === name)?.traceId;
      return spans.filter((span) => span.traceId === traceId);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
