import { randomUUID } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { broadcast, watchBroadcasts, type Broadcast } from '@pathshala/contract-kit/held-stream';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { streamUpstream } from '../call-upstream.ts';
import { forwardedHeaders } from '../forwarded-headers.ts';
import type { Upstream } from '../upstream.ts';

interface ReadBroadcastsDependencies {
  readonly upstream: Upstream;
  readonly signer: IdentitySigner;
  readonly log: Logger;
  /** Called with the broadcasts of one event, in their order. */
  readonly onBroadcasts: (broadcasts: readonly Broadcast[]) => void;
}

const retryAfterMs = 1000;
/** A service sends something at least every 15 seconds: after this silence the connection is dead. */
const deadAfterMs = 40_000;

const gatewayItself = { ...visitorAt('127.0.0.1'), isGateway: true } as const;

/**
 * Reads what a service publishes, by one stream that is opened again whenever it ends. Returns a function that ends it
 * permanently.
 */
export function readBroadcasts(dependencies: ReadBroadcastsDependencies): () => void {
  const { upstream, signer, log } = dependencies;
  let isOver = false;
  let leave = (): void => undefined;
  /** The id of the last event: with it the service sends the events that followed. */
  let lastId: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  function after(delay: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, delay).unref();
  }

  async function open(): Promise<void> {
    try {
      const headers = { ...(await headersFor(upstream, signer)), ...(lastId && { 'last-event-id': lastId }) };
      if (isOver) return;
      leave = streamUpstream(upstream, { path: watchBroadcasts.path, headers }, readerOf());
      after(deadAfterMs, leave);
    } catch (error) {
      again(error);
    }
  }

  function readerOf() {
    const events = createEventParser();
    return {
      onChunk(chunk: Buffer) {
        after(deadAfterMs, leave);
        for (const { id, data } of events(chunk)) {
          lastId = id ?? lastId;
          dependencies.onBroadcasts(broadcast.array().parse(JSON.parse(data)));
        }
      },
      onEnd: again,
    };
  }

  function again(error?: unknown): void {
    if (isOver) return;
    if (error !== undefined)
      log.warn({ err: error, upstream: upstream.name }, 'a service broadcasts nothing');
    after(retryAfterMs, () => void open());
  }

  void open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
}

async function headersFor({ name }: Upstream, signer: IdentitySigner) {
  const requestId = randomUUID();
  const identity = await signer.sign(gatewayItself, name);
  const ours = { identity, requestId, codings: [] };
  return { ...forwardedHeaders({}, ours), accept: 'text/event-stream' };
}

interface ParsedEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/** Parses the fields `id` and `data` of server-sent events; an event without data is a heartbeat. */
function createEventParser(): (chunk: Buffer) => readonly ParsedEvent[] {
  const decoder = new StringDecoder();
  let text = '';
  return (chunk) => {
    const parts = (text + decoder.write(chunk)).split('\n\n');
    text = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const data = /^data: (.*)$/mu.exec(part)?.[1];
      return data === undefined ? [] : [{ id: /^id: (.*)$/mu.exec(part)?.[1], data }];
    });
  };
}
