import type { HttpMethod } from '@pathshala/contract-kit/route';
import { nameOf } from '@pathshala/service-kit/http/routes';
import type { TestService } from './start-test-service.ts';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { TestClient } from './test-client.ts';

export interface AccessFault {
  readonly route: string;
  readonly caller: string;
  readonly expected: string;
  readonly status: number;
}

interface OwnedRow {
  readonly path: () => string;
  readonly body?: () => unknown;
  readonly statuses: readonly [visitor: number, owner: number, other: number, admin: number];
}

/**
 * The statuses of a route for an id that belongs to somebody, if the route itself finds out whose it is: for a visitor, the
 * owner, another student, an administrator. `shared`: the ids in its path belong to nobody.
 */
export type AccessRow = 'shared' | OwnedRow;

/** States what is of an administrator with limited rights, and what is not. */
export interface LimitedWalk {
  readonly limitedTo: LimitedTo;
  /** An id of each kind that routes are limited by. */
  readonly own: Readonly<Record<string, string>>;
  readonly foreign: Readonly<Record<string, string>>;
  /** The lists that show something of both by these paths; `get /classes`: `/classes?show=all`. */
  readonly lists: Readonly<Record<string, string>>;
  /** Ids and texts of which a list must show one, and those of which it must show none. */
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

export interface AccessWalk {
  /** The rows by `get /exams/attempts/{id}`; every route for students with an id in its path needs one. */
  readonly rows?: Readonly<Record<string, AccessRow>>;
  /** All permissions of the product (default: those that the service's routes declare). */
  readonly permissions?: readonly string[];
  /** The ids of administrators with limited rights and those of others; required where a route is limited by an id. */
  readonly limits?: readonly LimitedWalk[];
  /** The owner of what the rows name. */
  readonly owner?: TestClient;
  readonly other?: TestClient;
}

export const owner = 'c0'.repeat(12);
export const stranger = 'd1'.repeat(12);

export function faultOf(
  route: string,
  caller: string,
  { expected, status = 0 }: { expected: string; status?: number },
): AccessFault {
  return { route, caller, expected, status };
}

export function sendTo(client: TestClient, method: HttpMethod): TestClient['post'] {
  return (client as unknown as Record<HttpMethod, TestClient['post']>)[method];
}

/** Calls what the rows name as each of the four, in the order of their statuses. */
export async function walkRows(service: TestService, walk: AccessWalk): Promise<readonly AccessFault[]> {
  const { client } = service;
  const callers: readonly (readonly [string, TestClient])[] = [
    ['visitor', client.visitor],
    ['owner', walk.owner ?? client.as({ role: 'student', userId: owner })],
    ['another student', walk.other ?? client.as({ role: 'student', userId: stranger })],
    ['admin', client.as({ role: 'admin' })],
  ];
  const routes = new Map(service.running.definition.routes.map(({ route }) => [nameOf(route), route]));
  const participant = client.as({ role: 'participant', userId: stranger });
  const faults: AccessFault[] = [];
  for (const [name, row] of Object.entries(walk.rows ?? {})) {
    const route = routes.get(name);
    if (route === undefined) faults.push(faultOf(name, 'everybody', { expected: 'a route of this name' }));
    if (row === 'shared') continue;
    faults.push(...(await walkRow(name, row, callers)));
    // A participant owns nothing of it.
    const [, , other] = row.statuses;
    const sits = { ...row, statuses: [other, other, other, other] as const };
    if (route?.participant === true)
      faults.push(...(await walkRow(name, sits, [['another participant', participant]])));
  }
  return faults;
}

async function walkRow(
  name: string,
  row: OwnedRow,
  callers: readonly (readonly [string, TestClient])[],
): Promise<readonly AccessFault[]> {
  const method = name.slice(0, name.indexOf(' ')) as HttpMethod;
  const faults: AccessFault[] = [];
  for (const [index, [caller, client]] of callers.entries()) {
    const { status } =
      row.body === undefined
        ? await client[method](row.path())
        : await sendTo(client, method)(row.path(), row.body());
    const expected = row.statuses[index];
    if (status !== expected) faults.push(faultOf(name, caller, { expected: String(expected), status }));
  }
  return faults;
}
