import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** One server-sent event. `data` is one line of text: JSON. */
export interface ServerEvent {
  readonly event: string;
  /** The browser sends the latest one back as `Last-Event-ID` when it connects again. */
  readonly id?: string;
  readonly data: string;
}

export interface EventSink {
  /** Of a browser that connects again. */
  readonly lastEventId: string | null;
  /** The text of `serverEventText`, which many readers share. A reader that does not keep up is disconnected. */
  write(text: string): void;
  /** The browser connects again by itself, and its rights are checked anew. */
  end(): void;
}

/** An answer of server-sent events. Only for `trusted` GET routes. `open` returns what to do when the reader has left. */
export class EventStream {
  readonly open: (sink: EventSink) => () => void;

  constructor(open: (sink: EventSink) => () => void) {
    this.open = open;
  }
}

export function serverEventText({ event, id, data }: ServerEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}

/** Bytes that wait for one reader: several snapshots of a large exam. */
const maxWaitingBytes = 16_000_000;

const openStreams = new Set<ServerResponse>();

export function sendEventStream(
  response: ServerResponse,
  stream: EventStream,
  { status, headers }: { readonly status: number; readonly headers: OutgoingHttpHeaders },
): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
  response.flushHeaders();
  const sink: EventSink = {
    lastEventId: response.req.headers['last-event-id']?.toString() ?? null,
    write(text) {
      if (response.writableEnded || response.destroyed) return;
      response.write(text);
      if (response.writableLength > maxWaitingBytes) response.destroy();
    },
    end: () => response.end(),
  };
  openStreams.add(response);
  const leave = stream.open(sink);
  response.once('close', () => {
    openStreams.delete(response);
    leave();
  });
}

/** Ends all streams of the process, which would keep a server that stops from closing. */
export function endEventStreams(): void {
  for (const response of openStreams) response.end();
}
