import type { CallerName } from './callers.ts';
import { sentinels } from './strange-values.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export const isEventStream = (headers: Headers): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/event-stream');

/** A file that the API offers: an exported course, exported questions, a hand-in, a picture; or a stream of events. */
export function isFile({ status, headers }: FuzzAnswer): boolean {
  if (isEventStream(headers)) return status < 300;
  return (
    status < 300 &&
    /^(?:application\/(?:zip|pdf|xml|vnd\.)|image\/|text\/(?:calendar|csv|plain|xml))/u.test(
      headers.get('content-type') ?? '',
    )
  );
}

/** Matches what no error response may contain: file paths, library names, names of stores. */
const internals =
  /\bat (?:async )?[\w.<>]+ \(|\.ts:\d+|node_modules|node:internal|SQLITE|sqlite|mingo|MongoServer|ECONNREFUSED|TypeError|ReferenceError|RangeError|SyntaxError|ZodError|"stack"/u;
/** Forbidden even in texts of authors, which may contain some of the others. */
const internalsAnywhere = /node_modules|node:internal|\.ts:\d+:\d+/u;

/** The faults of a response; empty: none. */
export function faultsIn(caller: CallerName, answer: FuzzAnswer): readonly string[] {
  const { status, text } = answer;
  const faults: string[] = [];
  // 503 means that a part is unavailable; here all are available.
  if (status >= 500) faults.push(`answered ${status}`);
  const pattern = status >= 400 ? internals : internalsAnywhere;
  if (pattern.test(withoutFields(text))) faults.push('showed internals');
  if (status !== 204 && !isFile(answer)) faults.push(...faultsOfForm(answer));
  if (caller !== 'admin' && status < 400) {
    for (const sentinel of sentinels) if (text.includes(sentinel)) faults.push(`gave back ${sentinel}`);
  }
  return faults;
}

function faultsOfForm({ status, headers, text }: FuzzAnswer): readonly string[] {
  const body = parsed(text);
  if (!(headers.get('content-type') ?? '').startsWith('application/json') || body === undefined)
    return ['is no JSON'];
  if (status < 400) return [];
  const { error, code, requestId } = body as Record<string, unknown>;
  const isShaped = [error, code, requestId].every((part) => typeof part === 'string' && part !== '');
  return isShaped ? [] : ['is a refusal of another shape'];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A refusal repeats the names of unknown fields as they were sent. */
function withoutFields(text: string): string {
  return text.replaceAll(/"fields":\{[^}]*\}/gu, '');
}
