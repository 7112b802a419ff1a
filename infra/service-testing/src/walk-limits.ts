import type { HttpMethod, RouteDefinition } from '@pathshala/contract-kit/route';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import { nameOf } from '@pathshala/service-kit/http/routes';
import type { TestService } from './start-test-service.ts';
import type { TestAnswer, TestClient } from './test-client.ts';
import { faultOf, sendTo, type AccessFault, type LimitedWalk } from './walk-rows.ts';

const unknown = 'e3'.repeat(12);
const nobody = { courseIds: [], batchIds: [] };

type Answered = TestAnswer<{ readonly code?: string } | undefined>;

interface Walking {
  readonly service: TestService;
  readonly permissions: readonly string[];
}

/**
 * Calls every route as administrators with limited rights. One who reaches nothing is refused by all routes for
 * administrators, but lists; one with courses or batches reaches the own ids, and foreign and unknown ones as little as a
 * student does.
 */
export async function walkLimits(
  { service, permissions }: Walking,
  walks: readonly LimitedWalk[],
): Promise<readonly AccessFault[]> {
  const routes = service.running.definition.routes.map(({ route }) => route);
  const faults = await Promise.all(routes.map((route) => refusalFault({ service, permissions }, route)));
  const found = faults.filter((fault) => fault !== null);
  if (walks.length === 0 && routes.some(({ limited }) => limited !== undefined && limited !== 'filtered'))
    found.push(faultOf('every route', 'limited administrator', { expected: 'a walk of limited rights' }));
  for (const walk of walks)
    for (const route of routes) found.push(...(await walkRoute({ service, permissions }, route, walk)));
  return found;
}

function limitedClient({ service, permissions }: Walking, limitedTo: LimitedTo): TestClient {
  return service.client.as({ role: 'admin', permissions, limitedTo });
}

async function refusalFault(walking: Walking, route: RouteDefinition): Promise<AccessFault | null> {
  if (route.access !== 'admin') return null;
  const { status, body } = await call(limitedClient(walking, nobody), route, unknown);
  const isRefused = status === 403 && body?.code === 'common.limited-rights';
  const isAsExpected = route.limited === 'filtered' ? status < 500 && !isRefused : isRefused;
  const expected = route.limited === 'filtered' ? 'let in' : 'common.limited-rights';
  return isAsExpected ? null : faultOf(nameOf(route), 'admin who reaches nothing', { expected, status });
}

async function walkRoute(walking: Walking, route: RouteDefinition, walk: LimitedWalk) {
  if (route.limited === undefined) return [];
  return route.limited === 'filtered' ? walkList(walking, route, walk) : walkIds(walking, route, walk);
}

/** A list is compared with that of an administrator without limits, who must see what is hidden. */
async function walkList(walking: Walking, route: RouteDefinition, { lists, ...walk }: LimitedWalk) {
  const { service, permissions } = walking;
  const path = lists[nameOf(route)];
  if (path === undefined)
    return [faultOf(nameOf(route), 'limited admin', { expected: 'a path of its list' })];
  const all = await service.client.as({ role: 'admin', permissions }).get(path);
  const own = await limitedClient(walking, walk.limitedTo).get(path);
  const [allText, ownText] = [JSON.stringify(all.body), JSON.stringify(own.body)];
  const leaked = walk.hidden.filter((id) => ownText.includes(id));
  const faults = [
    !walk.hidden.some((id) => allText.includes(id)) && 'a list with something to hide',
    !walk.shown.some((id) => ownText.includes(id)) && 'a list with something of their own',
    leaked.length > 0 && `a list without ${leaked.join(' and ')}`,
  ];
  const { status } = own;
  return faults
    .filter((fault) => fault !== false)
    .map((expected) => faultOf(nameOf(route), 'limited admin', { expected, status }));
}

async function walkIds(walking: Walking, route: RouteDefinition, walk: LimitedWalk) {
  const [kind = '', ...others] = typeof route.limited === 'object' ? Object.keys(route.limited) : [];
  const { [kind]: own } = walk.own;
  const { [kind]: foreign } = walk.foreign;
  if (others.length > 0 || own === undefined || foreign === undefined)
    return [faultOf(nameOf(route), 'limited admin', { expected: `an own and a foreign ${kind}` })];
  const limited = limitedClient(walking, walk.limitedTo);
  const faults = [
    await leakIn(walking, route, { limited, id: foreign }),
    await leakIn(walking, route, { limited, id: unknown }),
  ].filter((fault) => fault !== null);
  const { status } = await call(limited, route, own);
  const isClosed = [401, 403, 404].includes(status);
  return isClosed ? [...faults, idFault(route, { id: own, expected: 'let in', status })] : faults;
}

async function leakIn(
  walking: Walking,
  route: RouteDefinition,
  { limited, id }: { readonly limited: TestClient; readonly id: string },
): Promise<AccessFault | null> {
  const expected = await refusalOf(walking, route, id);
  const { status, body } = await call(limited, route, id);
  const isRefused = status === expected.status && body?.code === expected.code && status !== 200;
  return isRefused ? null : idFault(route, { id, expected: String(expected.status), status });
}

/** Returns the expected answer about a thing that is not theirs: that of a student, where students may call the route. */
async function refusalOf({ service }: Walking, route: RouteDefinition, id: string) {
  if (route.access === 'admin') return { status: 403, code: 'common.limited-rights' };
  const student = service.client.as({ role: 'student', userId: 'a0'.repeat(12) });
  const { status, body } = await call(student, route, id);
  return { status, code: body?.code };
}

function idFault(
  route: RouteDefinition,
  { id, ...found }: { readonly id: string; readonly expected: string; readonly status: number },
): AccessFault {
  return faultOf(nameOf(route), `limited admin with ${id}`, found);
}

/** The id stands in the place by which the route is limited; other places hold `1`, which versions accept. */
function call(client: TestClient, route: RouteDefinition, id: string): Promise<Answered> {
  const named = typeof route.limited === 'object' ? (Object.values(route.limited)[0] ?? '') : '';
  const [place, field = ''] = named.split('.');
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    place === 'params' && name === field ? id : '1',
  );
  const target = place === 'query' ? `${path}?${field}=${id}` : path;
  const method: HttpMethod = route.method;
  return route.body === undefined ? client[method](target) : sendTo(client, method)(target, {});
}
