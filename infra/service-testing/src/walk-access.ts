import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { nameOf } from '@pathshala/service-kit/http/routes';
import { invalidTokens } from './bad-tokens.ts';
import type { TestService } from './start-test-service.ts';
import { walkLimits } from './walk-limits.ts';
import type { TestAnswer, TestClient } from './test-client.ts';
import {
  faultOf,
  owner,
  sendTo,
  stranger,
  walkRows,
  type AccessFault,
  type AccessWalk,
} from './walk-rows.ts';

const random = 'e2'.repeat(12);
/** Values that are no ids. */
const malformed = ['zz', '%24ne', '__proto__', 'constructor', '..%2F..%2Fetc', 'a%00b', 'x'.repeat(65)];
const malformedInJson = [{ $ne: null }, [owner], `${owner} `, owner.toUpperCase(), true, null];

/**
 * Calls every route as a visitor, the student it is about, another student, a participant, an administrator with all
 * permissions, with none, with each single one and with limited rights, an API key, and with tokens that must be refused; each with the own, another's, a
 * random and a malformed id. Returns each access that differs from what the route declares, every 5xx, and every route whose
 * owner is not stated; a test expects it to be empty.
 */
export async function walkAccess(
  service: TestService,
  walk: AccessWalk = {},
): Promise<readonly AccessFault[]> {
  const routes = service.running.definition.routes.map(({ route }) => route);
  const permissions = walk.permissions ?? declaredPermissions(routes);
  const unknown = routes
    .filter((route) => permissionsOf(route).some((permission) => !permissions.includes(permission)))
    .map((route) => faultOf(nameOf(route), 'everybody', { expected: 'permissions of the product' }));
  const faults = [...unknown, ...(await walkDeclared(service, routes, permissions))];
  const missing = routes
    .filter((route) => needsRow(route) && walk.rows?.[nameOf(route)] === undefined)
    .map((route) =>
      faultOf(nameOf(route), 'everybody', { expected: 'a row that states whose ids these are' }),
    );
  const limits = await walkLimits({ service, permissions }, walk.limits ?? []);
  return [...faults, ...missing, ...limits, ...(await walkRows(service, walk))];
}

function needsRow({ access, path }: RouteDefinition): boolean {
  return access === 'student' && path.includes('{');
}

function permissionsOf({ permission = [] }: RouteDefinition): readonly string[] {
  return typeof permission === 'string' ? [permission] : permission;
}

function declaredPermissions(routes: readonly RouteDefinition[]): readonly string[] {
  return [...new Set(routes.flatMap(permissionsOf))];
}

interface Visit {
  readonly caller: string;
  readonly client: TestClient;
  /** Stands in every place of the route's path and in the field that names its student. */
  readonly id: unknown;
  readonly expected: 'refused' | '401' | '403' | '400 or 403' | 'let in';
}

async function walkDeclared(
  service: TestService,
  routes: readonly RouteDefinition[],
  permissions: readonly string[],
): Promise<readonly AccessFault[]> {
  const tokens = await invalidTokens(service);
  const faults: AccessFault[] = [];
  for (const route of routes) {
    const visits = [...visitsTo(route, service, tokens), ...adminVisits(route, service, permissions)];
    const found = await Promise.all(visits.map((visit) => faultIn(visit, route)));
    faults.push(...found.filter((fault) => fault !== null));
  }
  return faults;
}

async function faultIn(visit: Visit, route: RouteDefinition): Promise<AccessFault | null> {
  const answer = await call(visit, route);
  if (isAsExpected(visit.expected, answer)) return null;
  const caller = `${visit.caller} with the id ${JSON.stringify(visit.id)}`;
  return faultOf(nameOf(route), caller, { expected: visit.expected, status: answer.status });
}

/** The matrix of one route, generated from what it declares. */
function visitsTo(
  route: RouteDefinition,
  { client }: TestService,
  tokens: Readonly<Record<string, string | undefined>>,
): readonly Visit[] {
  const { access } = route;
  const student = client.as({ role: 'student', userId: owner });
  const another = client.as({ role: 'student', userId: stranger });
  const admin = client.as({ role: 'admin' });
  const participant = client.as({ role: 'participant', userId: owner });
  const asVisitor = access === 'visitor' ? 'let in' : '401';
  const asStudent = access === 'admin' || access === 'gateway' ? '403' : 'let in';
  const asAdmin = access === 'gateway' ? '403' : 'let in';
  const onlySelf = typeof access === 'object' ? '403' : asStudent;
  const strange = strangeIds(route);
  return [
    ...Object.entries(tokens).map(([name, token]): Visit => ({
      caller: name,
      client: client.withToken(token),
      id: owner,
      expected: 'refused',
    })),
    { caller: 'visitor', client: client.visitor, id: owner, expected: asVisitor },
    { caller: 'student', client: student, id: owner, expected: asStudent },
    { caller: 'another student', client: another, id: owner, expected: onlySelf },
    { caller: 'participant', client: participant, id: owner, expected: asParticipant(route) },
    { caller: 'admin', client: admin, id: owner, expected: asAdmin },
    ...keyVisits(route, client),
    ...gatewayVisits(route, client),
    ...(strange.length === 0
      ? []
      : [{ caller: 'student', client: student, id: random, expected: onlySelf } as const]),
    ...strange.flatMap((id): Visit[] => [
      { caller: 'visitor', client: client.visitor, id, expected: asVisitor },
      {
        caller: 'student',
        client: student,
        id,
        expected: typeof access === 'object' ? '400 or 403' : asStudent,
      },
      { caller: 'admin', client: admin, id, expected: asAdmin },
    ]),
  ];
}

/** A key with all permissions of the route, and one with none. Only routes that declare `apiKey` let the former in. */
function keyVisits(route: RouteDefinition, client: TestService['client']): readonly Visit[] {
  const expected = route.apiKey === true ? 'let in' : '403';
  const whole = client.as({ role: 'key', permissions: permissionsOf(route) });
  return [
    { caller: 'API key', client: whole, id: owner, expected },
    { caller: 'API key without permissions', client: client.as({ role: 'key' }), id: owner, expected: '403' },
  ];
}

/** Everywhere else than on its own routes it is a visitor. */
function gatewayVisits({ access }: RouteDefinition, client: TestService['client']): readonly Visit[] {
  const expected = access === 'visitor' || access === 'gateway' ? 'let in' : '401';
  return [{ caller: 'gateway', client: client.as({ isGateway: true }), id: owner, expected }];
}

/** Even one who has the id of the student whom a route is about. */
function asParticipant({ access, participant }: RouteDefinition): Visit['expected'] {
  return access === 'visitor' || participant === true ? 'let in' : '403';
}

/** Administrators with none, and with each one, of the permissions. */
function adminVisits(
  route: RouteDefinition,
  { client }: TestService,
  permissions: readonly string[],
): readonly Visit[] {
  const accepted = permissionsOf(route);
  if (accepted.length === 0) return [];
  const isHolder = (held: readonly string[]) => held.some((permission) => accepted.includes(permission));
  return [[], ...permissions.map((permission) => [permission])].map((held) => ({
    caller: `admin with the permissions [${held.join()}]`,
    client: client.as({ role: 'admin', permissions: held }),
    id: owner,
    expected: isHolder(held) ? 'let in' : '403',
  }));
}

/** Returns only ids that a path can hold; none if the route has no id. */
function strangeIds({ access, path }: RouteDefinition): readonly unknown[] {
  const place = typeof access === 'object' ? access.self.split('.')[0] : 'params';
  if (place === 'body') return malformedInJson;
  return place === 'query' || path.includes('{') ? malformed : [];
}

function call({ client, id }: Visit, route: RouteDefinition): Promise<TestAnswer<Answered>> {
  const { access } = route;
  const [place, field = ''] = typeof access === 'object' ? access.self.split('.') : [];
  const inPath = typeof id === 'string' ? id : random;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    place !== 'params' || name === field ? inPath : random,
  );
  const target = place === 'query' ? `${path}?${field}=${inPath}` : path;
  if (route.body === undefined) return client[route.method](target);
  return sendTo(client, route.method)(target, place === 'body' ? { [field]: id } : {});
}

interface Answered {
  readonly code?: string;
}

const outcomes: Readonly<Record<Visit['expected'], (outcome: Outcome) => boolean>> = {
  // A token that the gateway would not have sent is a fault between servers, not of the person: 503.
  refused: ({ status, isUnknown }) => isUnknown || status === 503,
  '401': ({ isUnknown }) => isUnknown,
  '403': ({ isForbidden }) => isForbidden,
  '400 or 403': ({ status, isForbidden }) => isForbidden || status === 400,
  'let in': ({ status, isUnknown, isForbidden }) => !isUnknown && !isForbidden && status < 500,
};

interface Outcome {
  readonly status: number;
  readonly isUnknown: boolean;
  readonly isForbidden: boolean;
}

/** Counts the kit's own refusals only: a service that refuses with a code of its own has let the caller in. */
function isAsExpected(expected: Visit['expected'], answer: TestAnswer<Answered | undefined>): boolean {
  const { status, body } = answer;
  return outcomes[expected]({
    status,
    isUnknown: status === 401 && body?.code === 'common.unauthenticated',
    isForbidden: status === 403 && body?.code === 'common.forbidden',
  });
}
