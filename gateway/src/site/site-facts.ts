import { randomUUID } from 'node:crypto';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import { siteName } from '@pathshala/rules/site-name';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { z } from 'zod';
import { forwardedHeaders } from '../api/forwarded-headers.ts';
import { readUpstream } from '../api/read-upstream.ts';
import { createUpstreamFinder, type Upstream } from '../api/upstream.ts';

/** The name and the logo of the school, which every page shows. */
export interface SiteFacts {
  readonly siteName: Readonly<Record<'bn' | 'en', string>>;
  /** Null: the drawn one. */
  readonly logo: string | null;
}

interface SiteFactsDependencies {
  readonly upstreams: readonly Upstream[];
  readonly signer: IdentitySigner;
  readonly now: () => number;
  readonly log: Logger;
}

/** `call` is a path without `/api`, as the build of the shell names it. */
export type ReadSiteFacts = (call: string | undefined) => Promise<SiteFacts>;

const answer = z.object({
  siteName: z.object({ bn: z.string(), en: z.string() }).default(siteName),
  logo: z.string().nullable().default(null),
});

/** Milliseconds: a page does not wait longer for it. */
const timeoutMs = 200;
/** Milliseconds until a change of the name is in every page. */
const freshMs = 5000;

/** The first page waits for the answer; later ones get the last answer, which is renewed beside them. */
export function createSiteFacts({ upstreams, signer, now, log }: SiteFactsDependencies): ReadSiteFacts {
  const findUpstream = createUpstreamFinder(upstreams);
  let known: SiteFacts | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function ask(path: string): Promise<void> {
    const upstream = findUpstream(path);
    if (upstream === null) return;
    const requestId = randomUUID();
    try {
      const identity = await signer.sign(visitorAt('127.0.0.1'), upstream.name);
      const ours = { identity, requestId, codings: [] };
      const read = { path, headers: forwardedHeaders({}, ours), timeoutMs };
      known = answer.parse(await readUpstream(upstream, read));
    } catch (error) {
      log.warn({ err: error, upstream: upstream.name, requestId }, 'the name of the site is not known anew');
    }
  }

  return async (call) => {
    if (call !== undefined && now() - askedAt >= freshMs) {
      askedAt = now();
      asking = ask(call);
    }
    if (known === null) await asking;
    return known ?? { siteName, logo: null };
  };
}
