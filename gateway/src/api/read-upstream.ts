import { callUpstream, type OwnCall } from './call-upstream.ts';
import type { Upstream } from './upstream.ts';

/** The gateway's own GET. Rejects without an answer in time; null for an answer other than 200. */
export async function readUpstream(
  upstream: Upstream,
  read: Omit<OwnCall, 'method' | 'body'>,
): Promise<unknown> {
  const { status, content } = await callUpstream(upstream, { ...read, method: 'GET' });
  return status === 200 ? (JSON.parse(content.toString()) as unknown) : null;
}
