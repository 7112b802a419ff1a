import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';

/**
 * A program with an API key as the route sees it: an administrator with the permissions of the key where the route declares
 * `apiKey`. Throws forbidden everywhere else, on public routes, too: a key reads exports and nothing more.
 */
export function applyKey({ apiKey }: RouteDefinition, identity: Identity): Identity {
  if (identity.role !== 'key') return identity;
  if (apiKey !== true) throw new DomainError('forbidden', 'common.forbidden');
  return { ...identity, role: 'admin' };
}
