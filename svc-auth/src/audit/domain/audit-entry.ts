import type { AuditChange } from '@pathshala/contract-kit/audit';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { textOfHtml } from '@pathshala/rules/escape-html';

export type AuditAction = 'created' | 'changed' | 'deleted';

/** A change that an administrator made, as the service that made it reported it. */
export interface AuditEntry {
  /** The id of the event or of the change: an entry is stored once, however often it is delivered. */
  readonly _id: string;
  /** The service without `svc-`, or `gateway`. */
  readonly domain: string;
  /** null: somebody at a terminal. */
  readonly userId: string | null;
  readonly name: string | null;
  readonly route: string;
  readonly id: string | null;
  /** What people call the thing. */
  readonly title?: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly requestId: string;
  /** null when the account of the administrator was deleted; missing, like `changes`, in entries of before it was recorded. */
  readonly address?: string | null;
  readonly changes?: readonly AuditChange[];
  /** `Chrome on Android`; null where it is unknown. */
  readonly device?: string | null;
  readonly action?: AuditAction;
  /** The first part of the route's path: `users`, `examcampaigns`. */
  readonly thing?: string;
  /** What the search of the list reads. */
  readonly searchText?: string;
}

/** What the route did, by its method; a POST below one thing (`/users/{id}/end-sessions`) changes that thing. */
export function actionOf(route: string): AuditAction {
  if (route.startsWith('delete ')) return 'deleted';
  if (!route.startsWith('post ')) return 'changed';
  return /\}\/(?!create)/u.test(route) ? 'changed' : 'created';
}

/** The call by which an administrator changes what is live; at a terminal there is none, and the command takes its place. */
export function releaseRouteOf(verb: string, userId: string | null): string {
  return userId === null ? `deploy /operations/${verb}` : `post /operations/gateway/remotes/{name}/${verb}`;
}

export function thingOf(route: string): string {
  return /^\w+ \/([^/]+)/u.exec(route)?.[1] ?? '';
}

/** Characters; an entry with more is found by its first ones. */
const searchedCharacters = 4000;

/** What was changed, by whom and where, without markup. */
export function searchTextOf({ name, route, id, title, address, changes = [] }: SearchedFields): string {
  const changed = changes.flatMap(({ field, before, after }) => [field, before, after]);
  const words = [name, route, id, title, address, ...changed].filter(
    (word) => word !== null && word !== undefined,
  );
  return words
    .map((word) => searchKeyOf(textOfHtml(String(word))))
    .join('\n')
    .slice(0, searchedCharacters)
    .toWellFormed();
}

type SearchedFields = Pick<AuditEntry, 'name' | 'route' | 'id' | 'title' | 'address' | 'changes'>;

/** The fields of an account that are not about the person: they stay when the account is deleted. */
const impersonal: ReadonlySet<string> = new Set(['role', 'active', 'createdAt']);

/** What stays of the changes of a person's account when the person is deleted. */
export function withoutPerson(changes: readonly AuditChange[]): AuditChange[] {
  return changes.filter(({ field }) => impersonal.has(field) || field.startsWith('permissions['));
}
