import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { bodyReadingOf } from './body-reading.ts';
import type { BoundRoute } from './handler.ts';
import { ticketParameterOf } from './ticket-access.ts';

const wellFormedPath = /^(?:\/(?:\{[a-zA-Z]\w*\}|[\w.~-]+))+$/;

/** The routes in the order in which they are tried. Throws when one of them could not be served as it is declared. */
export function orderedRoutes(routes: readonly BoundRoute[]): readonly BoundRoute[] {
  const seen = new Map<string, string>();
  checkAuditRoutes(routes);
  for (const { route } of routes) {
    checkRoute(route);
    const shape = `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`;
    const twin = seen.get(shape);
    if (twin !== undefined) throw new Error(`route ${nameOf(route)} is declared twice, the other is ${twin}`);
    seen.set(shape, nameOf(route));
  }
  return routes.toSorted((a, b) =>
    specificityOf(a.route.path).localeCompare(specificityOf(b.route.path), 'en'),
  );
}

/** `get /exams/{id}`: the route as people and metrics know it. */
export function nameOf(route: Pick<RouteDefinition, 'method' | 'path'>): string {
  return `${route.method} ${route.path}`;
}

function parameterNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function checkRoute(route: RouteDefinition): void {
  const refuse = (why: string): never => {
    throw new Error(`route ${nameOf(route)} ${why}`);
  };
  if (!wellFormedPath.test(route.path)) refuse('has a path of no known form');
  if (!isDeclared(route.access)) refuse('does not declare who may call it');
  if (parameterNames(route.path).length > 0 && route.params === undefined)
    refuse('has path parameters without a schema');
  if (typeof route.access === 'object') checkSelf(route, route.access.self, refuse);
  checkDeclarations(route, refuse);
}

function checkDeclarations(route: RouteDefinition, refuse: (why: string) => never): void {
  const { changesState, limit } = route;
  checkTicket(route, refuse);
  checkParticipant(route, refuse);
  checkKey(route, refuse);
  checkPermission(route, refuse);
  checkLimited(route, refuse);
  checkAudit(route, refuse);
  checkOneClick(route, refuse);
  checkReceipt(route, refuse);
  if (changesState === true && route.method !== 'get')
    refuse('is no GET, and declares that it changes state');
  if (limit !== undefined && !(limit.max >= 1 && limit.windowSeconds >= 1)) refuse('has a limit below one');
}

function checkTicket({ access, path, ticket }: RouteDefinition, refuse: (why: string) => never): void {
  if (ticket === undefined) return;
  if (access !== 'student') refuse('takes a ticket, and is not for students');
  if (!parameterNames(path).includes(ticketParameterOf(ticket)))
    refuse(`takes a ticket for ${ticket}, which is not in its path`);
}

function checkParticipant({ access, participant }: RouteDefinition, refuse: (why: string) => never): void {
  if (participant === true && access !== 'student') refuse('is for participants, and not for students');
}

function checkKey(route: RouteDefinition, refuse: (why: string) => never): void {
  if (route.apiKey !== true) return;
  const reads = route.method === 'get' && route.changesState !== true;
  if (!reads || route.access !== 'admin') refuse('lets API keys in, and is no GET of administrators');
}

/** The gateway passes such a call on as a visitor's, without an anti-forgery token. */
function checkOneClick({ access, method, oneClick }: RouteDefinition, refuse: (why: string) => never): void {
  if (oneClick !== true) return;
  if (access !== 'visitor' || method !== 'post') refuse('is one-click, and is no POST of visitors');
}

function checkReceipt(route: RouteDefinition, refuse: (why: string) => never): void {
  if (route.receipt !== true) return;
  if (route.body === undefined || bodyReadingOf(route).kind !== 'json')
    refuse('gives receipts, and has no JSON body');
}

/** Requires a permission on each route that administrators may call. */
function checkPermission({ access, permission }: RouteDefinition, refuse: (why: string) => never): void {
  if (isForAdmins(access)) {
    if (permission === undefined || permission.length === 0)
      refuse('does not declare the permission that administrators need');
  } else if (permission !== undefined) refuse('asks for a permission, and is not for administrators');
}

/** Requires that the ids by which it is limited are in its path or its query. */
function checkLimited(route: RouteDefinition, refuse: (why: string) => never): void {
  const { access, limited } = route;
  if (limited === undefined) return;
  if (access === 'gateway') refuse('is for limited administrators, and for the gateway alone');
  if (limited === 'filtered') return;
  if (Object.keys(limited).length === 0) refuse('is limited by nothing');
  for (const named of Object.values(limited)) checkPlace(route, named, refuse);
}

function checkPlace(route: RouteDefinition, named: string, refuse: (why: string) => never): void {
  const [place, field = ''] = named.split('.');
  if (place === 'params' && !parameterNames(route.path).includes(field))
    refuse(`is limited by ${named}, which is not in its path`);
  if (place === 'query' && route.query === undefined) refuse(`is limited by ${named}, and takes no query`);
}

/** Requires an audit of each change that administrators may make. */
function checkAudit(route: RouteDefinition, refuse: (why: string) => never): void {
  const isChange = route.method !== 'get' || route.changesState === true;
  if (!isChange && route.audit !== undefined) refuse('is audited, and changes nothing');
  if (isChange && isForAdmins(route.access) && route.audit === undefined)
    refuse('lets administrators change something, and is not audited');
}

function isForAdmins(access: RouteDefinition['access']): boolean {
  return access === 'admin' || typeof access === 'object';
}

/** Throws when an audited route compares by a route that does not exist or takes other parameters. */
function checkAuditRoutes(routes: readonly BoundRoute[]): void {
  const names = new Set(routes.map(({ route }) => nameOf(route)));
  for (const { route } of routes) {
    const compare = route.audit?.compare;
    if (compare === undefined) continue;
    const own = new Set(parameterNames(route.path));
    if (!names.has(compare) || !parameterNames(compare).every((name) => own.has(name)))
      throw new Error(`route ${nameOf(route)} is audited by ${compare}, which cannot be called for it`);
  }
}

function checkSelf(route: RouteDefinition, self: string, refuse: (why: string) => never): void {
  const [place, field = ''] = self.split('.');
  if (place === 'params' && !parameterNames(route.path).includes(field))
    refuse(`names ${self}, which is not in its path`);
  if (place === 'body' && route.body === undefined) refuse(`names ${self} but takes no body`);
  if (place === 'query' && route.query === undefined) refuse(`names ${self} but takes no query`);
}

function isDeclared(access: unknown): boolean {
  if (typeof access === 'string') return ['visitor', 'student', 'admin', 'gateway'].includes(access);
  return (
    typeof access === 'object' &&
    access !== null &&
    'self' in access &&
    typeof access.self === 'string' &&
    /^(?:params|body|query)\.\w+$/.test(access.self)
  );
}

/**
 * Sorts literal segments before parameters, from the left, so that `/exams/results` is never taken for `/exams/{id}`.
 * One key a path: a comparison of two paths at a time would not be transitive.
 */
function specificityOf(path: string): string {
  return path.replaceAll(/\/[^/]+/g, (segment) => (segment.startsWith('/{') ? '1' : '0'));
}
