import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { DomainError } from '@pathshala/contract-kit/domain-error';

/** One server-sent event. `data` is one line of text: JSON. */
export interface ServerEvent {
  readonly event: string;
  /** The browser sends the latest one back as `Last-Event-ID` when it connects again. */
  readonly id?: string;
  readonly data: string;
}

export interface EventSink {
  /** The id that a browser sends when it connects again. */
  readonly lastEventId: string | null;
  /** The text of `serverEventText`, which many readers share. A reader that does not keep up is disconnected. */
  write(text: string): void;
  /** Ends the stream. The browser connects again by itself, and its rights are checked again. */
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

/** Tabs of one account that read at the same time, in one process; a browser opens six connections to a host by HTTP/1.1. */
const maxStreamsOfCaller = 8;

/** The open streams with the reader of each. */
const openStreams = new Map<ServerResponse, string>();

function requireRoom(caller: string): void {
  const own = [...openStreams.values()].filter((reader) => reader === caller).length;
  if (own >= maxStreamsOfCaller)
    throw new DomainError('too-many', 'common.too-many', { retryAfterSeconds: 60 });
}

/** Throws a too-many DomainError before anything is sent when the caller reads enough streams. */
export function sendEventStream(
  response: ServerResponse,
  stream: EventStream,
  {
    status,
    headers,
    caller,
  }: { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly caller: string },
): void {
  requireRoom(caller);
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
  openStreams.set(response, caller);
  const leave = stream.open(sink);
  response.once('close', () => {
    openStreams.delete(response);
    leave();
  });
}

/** Ends all streams of the process, which would keep a server that stops from closing. */
export function endEventStreams(): void {
  for (const response of openStreams.keys()) response.end();
}
