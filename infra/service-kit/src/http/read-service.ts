import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from '../identity/identity.ts';
import { createIdentitySigner } from '../identity/signer.ts';

/** A GET of a service in the name of an account: the service checks the access as if the gateway had passed it on. */
export interface ServiceRead {
  readonly service: string;
  /** The path without `/api`, with the query. */
  readonly path: string;
  readonly identity: Identity;
}

export interface ServiceAnswer {
  readonly status: number;
  /** The JSON of the answer. */
  readonly body: unknown;
}

/** Rejects if the service does not answer in time. */
export type ReadService = (read: ServiceRead) => Promise<ServiceAnswer>;

/** Passes a GET on to a service, in this process or over HTTP. */
type CallService = (
  service: string,
  call: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<ServiceAnswer>;

const timeoutMs = 30_000;

export function createReadService(internalSigningKey: string, call: CallService): ReadService {
  const signer = createIdentitySigner({ key: internalSigningKey });
  return async ({ service, path, identity }) => {
    const headers = {
      accept: 'application/json',
      'x-identity': await signer.sign(identity, service),
      'x-request-id': randomUUID(),
    };
    const controller = new AbortController();
    const late = wait(timeoutMs, undefined, { ref: false, signal: controller.signal }).then(() => {
      throw new Error(`${service} did not answer within ${timeoutMs} ms`);
    });
    // The timer is cancelled below, which nobody waits for then.
    late.catch(() => undefined);
    try {
      return await Promise.race([call(service, { path, headers }), late]);
    } finally {
      controller.abort();
    }
  };
}

/** `addressesOf` returns the origins of the processes of a service: the next one is called where one cannot be reached. */
export function callOverHttp(addressesOf: (service: string) => readonly string[]): CallService {
  return async (service, { path, headers }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let failure: unknown = new Error(`no address of ${service} is known`);
    for (const address of addressesOf(service)) {
      try {
        const response = await fetch(`${address}${path}`, { headers, redirect: 'error', signal });
        return { status: response.status, body: await response.json() };
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/** For a process that calls no other service. */
export const readNoService: ReadService = ({ service }) =>
  Promise.reject(new Error(`this process does not know where ${service} answers`));
