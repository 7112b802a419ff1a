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
  /** null: an operator at a terminal. */
  readonly userId: string | null;
  readonly name: string | null;
  readonly route: string;
  readonly id: string | null;
  /** The display name of the changed record. */
  readonly title?: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly requestId: string;
  /**
   * null when the account of the administrator was deleted; missing, like `changes`, in entries from before addresses were
   * recorded.
   */
  readonly address?: string | null;
  readonly changes?: readonly AuditChange[];
  /** `Chrome on Android`; null where it is unknown. */
  readonly device?: string | null;
  readonly action?: AuditAction;
  /** The first part of the route's path: `users`, `examcampaigns`. */
  readonly thing?: string;
  /** The text that the list's search compares. */
  readonly searchText?: string;
}

/** The action of a route, by its method; a POST below one record (`/users/{id}/end-sessions`) changes that record. */
export function actionOf(route: string): AuditAction {
  if (route.startsWith('delete ')) return 'deleted';
  if (!route.startsWith('post ')) return 'changed';
  return /\}\/(?!create)/u.test(route) ? 'changed' : 'created';
}

/** The call by which an administrator changes what is live; an operator's command at a terminal is recorded in its place. */
export function releaseRouteOf(verb: string, userId: string | null): string {
  return userId === null ? `deploy /operations/${verb}` : `post /operations/gateway/remotes/{name}/${verb}`;
}

export function thingOf(route: string): string {
  return /^\w+ \/([^/]+)/u.exec(route)?.[1] ?? '';
}

/** Characters of the search text; the rest of a longer entry is not searched. */
const searchedCharacters = 4000;

/** The searchable text of an entry: the record, the administrator and the device, without markup. */
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

/** The changes of a person's account that are stored after the person is deleted. */
export function withoutPerson(changes: readonly AuditChange[]): AuditChange[] {
  return changes.filter(
    ({ field }) => impersonal.has(field) || /^(?:permissions\[|limitedTo\b)/u.test(field),
  );
}
