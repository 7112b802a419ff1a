import { EventStream, serverEventText, type EventSink } from '@pathshala/service-kit/http/event-stream';
import type { PageMessages, PublishedMessages } from '../ports.ts';

/** Processes write messages late, and their clocks differ. */
const overlapMs = 5000;

/** A gateway treats a longer silence as a lost connection. */
const beatEveryMs = 15_000;

interface BroadcastFeedDependencies {
  readonly published: PublishedMessages;
  readonly now: () => number;
}

export interface BroadcastFeed {
  watch(): EventStream;
  /** Sends the messages published since the last call, to every gateway that reads from this process. */
  send(): Promise<void>;
}

interface Reader {
  readonly sink: EventSink;
  /** Epoch ms: everything published before is sent. */
  readTo: number;
  sentAt: number;
  /** Messages of the overlap that were sent. */
  sent: ReadonlySet<string>;
}

export function createBroadcastFeed({ published, now }: BroadcastFeedDependencies): BroadcastFeed {
  const readers = new Set<Reader>();

  async function sendTo(reader: Reader): Promise<void> {
    const at = now();
    const recent = await published.since(reader.readTo - overlapMs);
    for (const one of recent) if (!reader.sent.has(one._id)) write(reader, textOf(one), at);
    reader.readTo = at;
    reader.sent = new Set(recent.map(({ _id }) => _id));
    if (at - reader.sentAt >= beatEveryMs) write(reader, ':\n\n', at);
  }

  return {
    watch: () =>
      new EventStream((sink) => {
        const reader = { sink, readTo: startOf(sink, now()), sentAt: now(), sent: new Set<string>() };
        readers.add(reader);
        return () => void readers.delete(reader);
      }),
    async send() {
      await Promise.all([...readers].map(sendTo));
    },
  };
}

/** A gateway that reconnects gets the messages after its last event. */
function startOf({ lastEventId }: EventSink, now: number): number {
  return /^\d{1,15}$/u.test(lastEventId ?? '') ? Number(lastEventId) + overlapMs : now;
}

function write(reader: Reader, text: string, at: number): void {
  reader.sink.write(text);
  reader.sentAt = at;
}

const textOf = ({ at, messages }: PageMessages): string =>
  serverEventText({ event: 'broadcasts', id: String(at), data: JSON.stringify(messages) });
