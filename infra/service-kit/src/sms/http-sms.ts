import { setTimeout as wait } from 'node:timers/promises';
import { SmsFailure, type Sms, type SmsMessage } from './port.ts';
import { escapes, fillTemplate } from './sms-template.ts';

/** A gateway over HTTP. Address, headers and body may hold keys: no error names them. */
export interface HttpSmsOptions {
  /** A template (`fillTemplate`), like `body`. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Matches the answer of a gateway that has taken the message; without it every 2xx counts. */
  readonly success?: RegExp | undefined;
  /** Its first group is the gateway's id of the message. */
  readonly reference?: RegExp | undefined;
}

const timeoutMs = 10_000;
/** Answers are some hundred bytes; a longer one is not read to its end. */
const maxAnswer = 20_000;

/** Gateways say in the body whether they took a message, many of them with status 200 in any case. */
export function createHttpSms(options: HttpSmsOptions): Sms {
  const { success, reference } = options;
  return {
    async send(message) {
      const response = await call(options, message);
      const answer = await readStart(response);
      if (!response.ok) throw new SmsFailure(`gateway status ${response.status}`);
      if (success && !success.test(answer)) throw new SmsFailure('gateway refused the message');
      return { reference: (reference?.exec(answer)?.[1] ?? '').slice(0, 100) };
    },
  };
}

async function call({ url, method, headers, body }: HttpSmsOptions, message: SmsMessage): Promise<Response> {
  const isJson = Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('json'),
  );
  const escape = isJson ? escapes.json : escapes.url;
  try {
    return await fetch(fillTemplate(url, message, escapes.url), {
      method,
      headers,
      // A redirect would take the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' && { body: fillTemplate(body, message, escape) }),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new SmsFailure(isTimeout ? 'gateway timeout' : 'gateway unreachable');
  }
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value as Uint8Array, { stream: true });
      if (text.length >= maxAnswer) break;
    }
    await Promise.race([reader.cancel(), wait(0)]);
  } catch {
    throw new SmsFailure('gateway timeout');
  }
  return text.slice(0, maxAnswer);
}
