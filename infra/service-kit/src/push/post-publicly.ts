import { request } from 'node:https';
import { lookupPublic, publicUrlOf } from '../http/public-address.ts';

export interface PushRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const timeoutMs = 10_000;

/** Posts to a server that a browser named: public addresses only, no redirect; of the answer only its head is read. */
export async function postPublicly({ url, headers, body }: PushRequest): Promise<PushAnswer> {
  const target = publicUrlOf(url);
  if (target === null) throw new Error('the address is not public');
  return new Promise((resolve, reject) => {
    const call = request(target, {
      method: 'POST',
      headers,
      lookup: lookupPublic,
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.on('error', reject);
    call.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.destroy();
    });
    call.end(body);
  });
}
