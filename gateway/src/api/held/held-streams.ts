import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Hold {
  /** Names of what the stream carries; `deliver` sends by them. */
  readonly topics: readonly string[];
  /** The text of its first event's data: JSON. */
  readonly first: string;
  /** The caller in whose share of open streams it counts. */
  readonly caller: string;
}

/** Open streams of browsers, which the gateway ends and writes to by itself. */
interface HeldStreams {
  /** Whether the caller may have one more. */
  hasRoom(caller: string): boolean;
  /** Sends the head and the first event, and keeps the response open. */
  hold(response: ServerResponse, hold: Hold): void;
  /** Sends data, one line of JSON, to all who read the topic; in the order of the calls. */
  deliver(topic: string, data: string): void;
  /** Ends all of them; later ones get their first event and end at once, so that their pages open another one elsewhere. */
  end(): void;
}

interface Reader {
  readonly response: ServerResponse;
  readonly topics: readonly string[];
  readonly caller: string;
  /** Epoch ms; then its page opens another one, and all its rights are checked. */
  readonly endsAt: number;
  beatAt: number;
}

/** A browser opens six connections to a host by HTTP/1.1: the calls of its pages need some. */
const maxOfCaller = 4;
/** A guard against the use of all sockets and memory; not a measured capacity (decision 0024). */
const maxOfProcess = 30_000;
const beatEveryMs = 25_000;
const lifeMs = 10 * 60_000;
/** Bytes that wait for one reader. */
const maxWaitingBytes = 256_000;
/** Writes of one turn of the event loop; calls of others come between. */
const writesOfTurn = 250;

export function createHeldStreams(now: () => number): HeldStreams {
  const readers = createReaders();
  let delivered: Promise<void> = Promise.resolve();
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  /** Proxies and browsers close what is silent for long. */
  function beat(): void {
    const time = now();
    for (const reader of readers.all) {
      if (time >= reader.endsAt) reader.response.end();
      else if (time >= reader.beatAt) send(reader, ':\n\n', time);
    }
  }

  function leave(reader: Reader): void {
    readers.remove(reader);
    if (readers.all.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function sendAll(topic: string, text: string): Promise<void> {
    for (const reader of readers.ofTopic(topic)) {
      send(reader, text, now());
      written += 1;
      if (written % writesOfTurn === 0) await nextTurn();
    }
  }

  return {
    hasRoom: (caller) => readers.all.size < maxOfProcess && readers.countOf(caller) < maxOfCaller,
    hold(response, { topics, first, caller }) {
      // The headers are set before `writeHead`: an encoder would be prepared for the headers that it is given.
      response.setHeader('content-type', 'text/event-stream');
      response.setHeader('x-accel-buffering', 'no');
      const time = now();
      // Pages that began in one minute do not come back in one second.
      const spread = Math.random();
      response.write(`retry: ${Math.round(1000 + spread * 4000)}\n${textOf(first)}`);
      if (isOver) {
        response.end();
        return;
      }
      const endsAt = time + lifeMs * (0.75 + spread / 2);
      const reader = { response, topics, caller, endsAt, beatAt: time + spread * beatEveryMs };
      readers.add(reader);
      timer ??= setInterval(beat, 1000).unref();
      response.once('close', () => leave(reader));
    },
    deliver(topic, data) {
      const text = textOf(data);
      delivered = delivered.then(() => sendAll(topic, text));
    },
    end() {
      isOver = true;
      for (const { response } of readers.all) response.end();
    },
  };
}

/** Indexes the open streams by topic and by caller. */
function createReaders() {
  const all = new Set<Reader>();
  const ofTopics = new Map<string, Set<Reader>>();
  const ofCallers = new Map<string, number>();
  return {
    all: all as ReadonlySet<Reader>,
    ofTopic: (topic: string): Iterable<Reader> => ofTopics.get(topic) ?? [],
    countOf: (caller: string): number => ofCallers.get(caller) ?? 0,
    add(reader: Reader): void {
      all.add(reader);
      ofCallers.set(reader.caller, (ofCallers.get(reader.caller) ?? 0) + 1);
      for (const topic of reader.topics)
        ofTopics.set(topic, (ofTopics.get(topic) ?? new Set<Reader>()).add(reader));
    },
    remove(reader: Reader): void {
      all.delete(reader);
      const left = (ofCallers.get(reader.caller) ?? 1) - 1;
      if (left > 0) ofCallers.set(reader.caller, left);
      else ofCallers.delete(reader.caller);
      for (const topic of reader.topics) {
        ofTopics.get(topic)?.delete(reader);
        if (ofTopics.get(topic)?.size === 0) ofTopics.delete(topic);
      }
    },
  };
}

const textOf = (data: string): string => `data: ${data}\n\n`;

function send(reader: Reader, text: string, time: number): void {
  const { response } = reader;
  reader.beatAt = time + beatEveryMs;
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > maxWaitingBytes) response.destroy();
}
