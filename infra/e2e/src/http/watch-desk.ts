import { keepCookies, type HttpClient } from './http-client.ts';
import type { SiteUnderTest } from './people.ts';

interface Watched<Data> {
  readonly headers: Headers;
  /** The next event with this name, as it comes. */
  next(name: string): Promise<Data>;
  /** Resolves when the site has ended the stream. */
  ended(): Promise<void>;
}

interface DeskRow {
  readonly studentId: string;
  readonly state: string;
  readonly answered: number;
}

interface DeskData {
  readonly rows?: readonly DeskRow[];
  readonly rev?: number;
}

interface SignalData {
  readonly newsNo?: number;
  readonly announcements?: readonly { readonly en: string }[];
  readonly deadlineAt?: string;
}

/** The stream of an exam desk. */
export function watchDesk(site: SiteUnderTest, admin: HttpClient, examId: string) {
  return watch<DeskData>(site, admin, `/exams/desk/${examId}/stream`);
}

/** The stream of a page on which an exam is sat; its events have no name. */
export function watchAttempt(site: SiteUnderTest, student: HttpClient, attemptId: string) {
  return watch<SignalData>(site, student, `/exams/attempts/${attemptId}/stream`);
}

/** Opens the stream as a browser does: with its cookies, compression offered. */
async function watch<Data>(site: SiteUnderTest, client: HttpClient, path: string): Promise<Watched<Data>> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${site.url}/api${path}`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', cookie },
    signal: AbortSignal.timeout(30_000),
  });
  keepCookies(client.cookies, answer.headers);
  const events = eventsOf(answer);
  return {
    headers: answer.headers,
    async next(name) {
      for (;;) {
        const { value, done } = await events.next();
        if (done === true) throw new Error(`the stream ended before ${name}`);
        if (value.name === name) return JSON.parse(value.data) as Data;
      }
    },
    async ended() {
      while ((await events.next()).done !== true);
    },
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<{ name: string; data: string }, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/mu.exec(part)?.[1];
      if (data !== undefined) yield { name: /^event: (.*)$/mu.exec(part)?.[1] ?? '', data };
    }
  }
  return undefined;
}
