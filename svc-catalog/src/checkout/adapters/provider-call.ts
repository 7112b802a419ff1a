import type { ProviderName } from '../domain/checkout.ts';

/** The provider did not answer, or not in a way that says what happened. The message names no address and no secret. */
export class ProviderUnavailable extends Error {
  constructor(provider: ProviderName, operation: string, why: string) {
    super(`${provider} ${operation}: ${why}`);
    this.name = 'ProviderUnavailable';
  }
}

interface ProviderRequest {
  readonly operation: string;
  /** Begins with the address that the environment names. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const maxBytes = 200_000;

/** Calls a provider: no redirects, a limited time, a limited answer that is a JSON object. */
export function createProviderCall(provider: ProviderName, timeoutMs: number) {
  return async ({ operation, url, ...init }: ProviderRequest): Promise<ProviderAnswer> => {
    const unavailable = (why: string) => new ProviderUnavailable(provider, operation, why);
    let status: number;
    let text: string;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      status = response.status;
      text = await limitedText(response);
    } catch {
      // The cause may quote the address, which contains the password of the store.
      throw unavailable('no answer');
    }
    if (status >= 500 || status === 429) throw unavailable(`status ${status}`);
    const fields = objectOf(text);
    if (fields === null) throw unavailable(`status ${status} without JSON`);
    return { status, fields };
  };
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

/** A field as text; empty where it is neither text nor a number. */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `1200.50` → 120050, exact; null for what is no amount. */
export function paisaOfText(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/u.exec(text.trim());
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** 120050 → `1200.50`. */
export function takaText(paisa: number): string {
  return `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
}

/** Whether a browser may be sent there: providers answer with web addresses alone. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol);
}
