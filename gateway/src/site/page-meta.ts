import { pageMeta, type PageMeta } from '@pathshala/contract-kit/page-meta';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { forwardedHeaders } from '../api/forwarded-headers.ts';
import { readUpstream } from '../api/read-upstream.ts';
import { createUpstreamFinder, type Upstream } from '../api/upstream.ts';
import type { RequestContext } from '../http/request-context.ts';
import { matchRoute } from './match-route.ts';
import type { Registry } from './registry.ts';

interface PageMetaDependencies {
  readonly upstreams: readonly Upstream[];
  readonly signer: IdentitySigner;
  readonly log: Logger;
}

type Remotes = Awaited<ReturnType<Registry['read']>>;

interface PageMetaRequest {
  readonly remotes: Remotes;
  readonly context: Pick<RequestContext, 'target' | 'address' | 'requestId' | 'traceparent'>;
  readonly language: 'bn' | 'en';
}

/** Milliseconds: the page does not wait longer for it. */
const timeoutMs = 200;

/**
 * Reads what links to a page show, from the call that the route's `meta` names: always what a visitor may see. Null for a
 * page without such a call, and if the call fails.
 */
export function createPageMeta({ upstreams, signer, log }: PageMetaDependencies) {
  const findUpstream = createUpstreamFinder(upstreams);
  return async ({ remotes, context, language }: PageMetaRequest): Promise<PageMeta | null> => {
    const path = callOf(remotes, context.target.path);
    const upstream = path === null ? null : findUpstream(path.toLowerCase().split('?')[0] ?? '');
    if (path === null || upstream === null) return null;
    const { address, requestId, traceparent } = context;
    try {
      const identity = await signer.sign(visitorAt(address), upstream.name);
      const ours = { identity, requestId, traceparent, codings: [] };
      const headers = forwardedHeaders({ 'accept-language': language }, ours);
      return pageMeta.nullable().parse(await readUpstream(upstream, { path, headers, timeoutMs }));
    } catch (error) {
      log.warn({ err: error, upstream: upstream.name, requestId }, 'a page has no title of its own');
      return null;
    }
  };
}

/**
 * Returns the path of the call without `/api`; null for a page that names no call, or with something else than an id in its
 * address.
 */
function callOf(remotes: Remotes, address: string): string | null {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  const match = matchRoute(routes, address);
  const meta = match?.route['meta'];
  if (match === null || typeof meta !== 'string') return null;
  const params = Object.entries(match.params);
  if (!params.every(([, value]) => /^[\w-]+$/u.test(value))) return null;
  return params.reduce((path, [name, value]) => path.replace(`:${name}`, value), meta);
}
