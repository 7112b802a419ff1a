import type { Desk, DeskRow } from '@pathshala/svc-exams-contract/exam-desk';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { identityOf, type Person } from '@pathshala/service-testing/test-client';
import type { ExamsService } from './exams-service.ts';

interface ReadEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Partial<Desk> & {
    readonly rows?: readonly DeskRow[];
    readonly removed?: readonly string[];
  };
}

const waitMs = 3000;

/** Reads a stream of server-sent events over HTTP as one person. */
export async function openEvents(
  service: Pick<ExamsService, 'url' | 'platform' | 'running'>,
  path: string,
  { person = { role: 'admin' }, lastEventId }: { person?: Person; lastEventId?: string | undefined } = {},
) {
  const leaving = new AbortController();
  const signer = createIdentitySigner({ key: service.platform.secrets.internalSigningKey });
  const headers = {
    accept: 'text/event-stream',
    'x-identity': await signer.sign(identityOf(person), service.running.name),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  const answer = await fetch(service.url + path, { headers, signal: leaving.signal });
  const events = eventsOf(answer);
  return {
    answer,
    /** The next event with this name; the ones before are dropped. */
    async next(name: string): Promise<ReadEvent> {
      const late = AbortSignal.timeout(waitMs);
      for (;;) {
        const { value, done } = await Promise.race([events.next(), rejectOn(late, name)]);
        if (done === true) throw new Error(`the stream ended before ${name}`);
        if (value.event === name) return value;
      }
    },
    /** Resolves when the service has ended the stream. */
    async ended(): Promise<void> {
      while ((await events.next()).done !== true);
    },
    leave: () => leaving.abort(),
  };
}

function rejectOn(signal: AbortSignal, name: string): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no event ${name} within ${waitMs} ms`)));
  });
}

async function* eventsOf({ body }: Response): AsyncGenerator<ReadEvent, undefined> {
  let text = '';
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    yield* whole.map(eventOf);
  }
  return undefined;
}

function eventOf(text: string): ReadEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  return { id: field('id'), event: field('event') ?? '', data: JSON.parse(field('data') ?? 'null') };
}
