import type { Access, RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';

/** The input as it came, before any schema: a rule on who may call must not depend on a default or a transform. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Throws unauthenticated for a visitor where an account is needed, and forbidden for the wrong account. */
export function requireRole(access: Access, identity: Identity): void {
  if (access === 'visitor') return;
  if (identity.role === 'visitor') throw new DomainError('unauthenticated', 'common.unauthenticated');
  if (access !== 'admin') return;
  if (identity.needsSecondFactor === true) {
    throw new DomainError('forbidden', 'common.second-factor-required');
  }
  if (identity.role !== 'admin') throw forbidden();
}

/** Throws forbidden unless the administrator holds the route's permission; one without a list holds all. */
export function requirePermission({ permission }: RouteDefinition, { permissions }: Identity): void {
  if (permission === undefined || permissions === undefined) return;
  if (!permissions.includes(permission)) throw forbidden();
}

/** On a `self` route an administrator passes, and the one student whom the named field names, exactly. */
export function requireSelf(access: Access, identity: Identity, input: RawInput): void {
  if (typeof access !== 'object' || identity.role === 'admin') return;
  if (subjectIn(input, access.self) !== identity.userId) throw forbidden();
}

/** Whether the field holds a name at all. Where it does not, the schema answers what is missing before anybody is forbidden. */
export function hasSubject(access: Access, input: RawInput): boolean {
  return typeof access === 'object' && typeof subjectIn(input, access.self) === 'string';
}

function subjectIn(input: RawInput, self: string): unknown {
  const [place, field] = self.split('.') as ['params' | 'query' | 'body', string];
  const holder = input[place];
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, field)
    ? (holder as Record<string, unknown>)[field]
    : undefined;
}

function forbidden(): DomainError {
  return new DomainError('forbidden', 'common.forbidden');
}
