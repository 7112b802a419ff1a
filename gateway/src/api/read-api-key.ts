import { hash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import { auditor } from '@pathshala/platform';
import { callUpstream } from './call-upstream.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import type { Upstream } from './upstream.ts';

interface KeyReaderDependencies {
  readonly upstreams: readonly Upstream[];
  readonly signer: IdentitySigner;
  /** How long the service with the keys may take to answer (5 s). */
  readonly timeoutMs?: number;
}

type ReadKey = { readonly program: Identity } | { readonly retryAfterSeconds: number } | 'refused';

/** Rejects if the service with the keys does not answer. */
export type KeyReader = (key: string, address: string) => Promise<ReadKey>;

const gatewayItself = { ...visitorAt('127.0.0.1'), isGateway: true } as const;

interface KeyContract {
  readonly resolveApiKey: { readonly path: string; readonly answer: z.ZodType<ResolvedKey> };
}

type ResolvedKey =
  | (Pick<Identity, 'username' | 'name' | 'permissions'> & {
      readonly state: 'accepted';
      readonly keyId: string;
      readonly userId: string;
    })
  | { readonly state: 'refused' }
  | { readonly state: 'limited'; readonly retryAfterSeconds: number };

/** Asks for each call, without a cache: a key that is revoked reads nothing more, on any gateway. */
export function createKeyReader({ upstreams, signer, timeoutMs = 5_000 }: KeyReaderDependencies): KeyReader {
  const { name } = auditor();
  return async (key, address) => {
    const upstream = upstreams.find((one) => one.name === name);
    if (upstream === undefined)
      throw new Error(`${name}, which has the API keys, is not behind this gateway`);
    const { resolveApiKey } = (await import(`@pathshala/${name}-contract/internal`)) as KeyContract;
    const requestId = randomUUID();
    const identity = await signer.sign(gatewayItself, name);
    const ours = { identity, requestId, codings: [] };
    const { status, content } = await callUpstream(upstream, {
      method: 'POST',
      path: resolveApiKey.path,
      headers: forwardedHeaders({}, ours),
      body: { hash: hash('sha256', key, 'hex'), address },
      timeoutMs,
    });
    if (status !== 200) throw new Error(`${name} answered ${status} to an API key`);
    return readKeyOf(resolveApiKey.answer.parse(JSON.parse(content.toString())), address);
  };
}

function readKeyOf(resolved: ResolvedKey, address: string): ReadKey {
  if (resolved.state === 'refused') return 'refused';
  if (resolved.state === 'limited') return resolved;
  const { keyId, userId, username, name, permissions } = resolved;
  const maker = { userId, username, name, email: null, permissions };
  return { program: { role: 'key', ...maker, apiKey: { keyId }, sessionKey: null, address } };
}
