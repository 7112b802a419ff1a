import { keepCookies, type HttpClient } from './http-client.ts';
import type { SiteUnderTest } from './people.ts';

export interface DeskStream {
  readonly headers: Headers;
  /** The next event with this name, as it comes. */
  next(name: string): Promise<{ readonly rows?: readonly DeskRow[]; readonly rev?: number }>;
  /** Resolves when the site has ended the stream. */
  ended(): Promise<void>;
}

interface DeskRow {
  readonly studentId: string;
  readonly state: string;
  readonly answered: number;
}

/** Opens the stream of an exam desk as a browser does: with its cookies, compression offered. */
export async function watchDesk(site: SiteUnderTest, admin: HttpClient, examId: string): Promise<DeskStream> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${site.url}/api/exams/desk/${examId}/stream`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', cookie },
    signal: AbortSignal.timeout(30_000),
  });
  keepCookies(admin.cookies, answer.headers);
  const events = eventsOf(answer);
  return {
    headers: answer.headers,
    async next(name) {
      for (;;) {
        const { value, done } = await events.next();
        if (done === true) throw new Error(`the stream ended before ${name}`);
        if (value.name === name) return JSON.parse(value.data) as Awaited<ReturnType<DeskStream['next']>>;
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
      yield {
        name: /^event: (.*)$/mu.exec(part)?.[1] ?? '',
        data: /^data: (.*)$/mu.exec(part)?.[1] ?? '{}',
      };
    }
  }
  return undefined;
}
