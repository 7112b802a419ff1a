import type { Access, RouteDefinition } from '@pathshala/contract-kit/route';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '../identity/identity.ts';
import { holdsPermission } from '../identity/holds-permission.ts';

/** The input as it came, before any schema: a rule on who may call must not depend on a default or a transform. */
export interface RawInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Throws unauthenticated for a visitor where an account is needed, and forbidden for the wrong account. */
export function requireRole(access: Access, identity: Identity): void {
  if (access === 'visitor' || (access === 'gateway' && identity.isGateway === true)) return;
  if (identity.role === 'visitor') throw new DomainError('unauthenticated', 'common.unauthenticated');
  if (access === 'gateway') throw forbidden();
  if (access !== 'admin') return;
  if (identity.needsSecondFactor === true) {
    throw new DomainError('forbidden', 'common.second-factor-required');
  }
  if (identity.role !== 'admin') throw forbidden();
}

/** Throws forbidden unless the caller of an `admin` route holds one of its permissions. */
export function requirePermission({ access, permission = [] }: RouteDefinition, identity: Identity): void {
  if (access === 'admin' && !holdsPermission(identity, permission)) throw forbidden();
}

/**
 * Lets pass, on a `self` route, an administrator with its permission, and exactly the one account that the named field
 * names.
 */
export function requireSelf(
  { access, permission = [] }: RouteDefinition,
  identity: Identity,
  input: RawInput,
): void {
  if (typeof access !== 'object' || holdsPermission(identity, permission)) return;
  if (subjectIn(input, access.self) !== identity.userId) throw forbidden();
}

/** Returns whether the path names the subject: a stranger is then refused before the body is read. */
export function isSubjectInPath(access: Access): boolean {
  return typeof access === 'object' && access.self.startsWith('params.');
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
