import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';

/** Whether the thing with this id is of the courses and batches. An unknown one is not. */
type IsWithinLimits = (id: string, limitedTo: LimitedTo) => Promise<boolean>;

/** By the kinds that routes name in `limited`. */
export type WithinLimits = Readonly<Record<string, IsWithinLimits>>;

interface LimitedCall {
  readonly identity: Identity;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: () => Readonly<Record<string, unknown>>;
}

/**
 * The caller as the route sees it. An administrator with limited rights is one where the route declares it and the thing is
 * theirs. Everywhere else `admin` routes throw forbidden, and others see a student.
 */
export async function applyLimits(
  route: RouteDefinition,
  { identity, params, query }: LimitedCall,
  withinLimits: WithinLimits,
): Promise<Identity> {
  const { limitedTo } = identity;
  if (limitedTo === undefined || (await isOpen(route, { limitedTo, params, query }, withinLimits)))
    return identity;
  if (route.access === 'admin') throw new DomainError('forbidden', 'common.limited-rights');
  return studentOf(identity);
}

async function isOpen(
  { limited }: RouteDefinition,
  { limitedTo, params, query }: Omit<LimitedCall, 'identity'> & { readonly limitedTo: LimitedTo },
  withinLimits: WithinLimits,
): Promise<boolean> {
  if (limited === undefined || limited === 'filtered') return limited === 'filtered';
  for (const [kind, named] of Object.entries(limited)) {
    const [place, field = ''] = named.split('.');
    const id = (place === 'params' ? params : query())[field];
    if (typeof id !== 'string' || (await withinLimits[kind]?.(id, limitedTo)) !== true) return false;
  }
  return true;
}

function studentOf(identity: Identity): Identity {
  const { permissions: _permissions, limitedTo: _limitedTo, ...person } = identity;
  return { ...person, role: 'student' };
}
