import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { z } from 'zod';
import { urlOf } from '../api/url-of.ts';

interface CheckedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface ContractCheck {
  /** Returns the faults of a handler's key: `get /exams/{id}`, or an address, as of a paper. */
  faultsOfKey(key: string): readonly string[];
  faultsOfInput(call: CheckedCall): readonly string[];
  /** The answer as a browser gets it: cut to its schema by the service, and sent as JSON. */
  receivedOf(
    call: CheckedCall,
    answer: unknown,
  ): { readonly received: unknown; readonly faults: readonly string[] };
}

/** Compares what goes through a fake API with the routes: `get /exams answers items.0.title: …`. */
export function createContractCheck(routes: readonly RouteDefinition[]): ContractCheck {
  const byKey = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));

  /** The route, and the parameters that are in an address. */
  function find(
    key: string,
  ): { route: RouteDefinition; params: Readonly<Record<string, string>> } | undefined {
    const exact = byKey.get(key);
    if (exact) return { route: exact, params: {} };
    if (key.includes('{')) return undefined;
    const matches = routes.flatMap((route) => {
      const params = patternOf(`${route.method} ${route.path}`).exec(key)?.groups;
      return params ? [{ route, params }] : [];
    });
    return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
  }

  return {
    faultsOfKey: (key) => (find(key) ? [] : [`${key} has a handler and is no route of a contract`]),
    faultsOfInput({ method, path, params, query, body }) {
      const call = `${method} ${path}`;
      const found = find(call);
      if (!found) return [`${call} was called and is no route of a contract`];
      const { route } = found;
      const sent = { ...textsOf(params), ...found.params };
      return [
        ...parse(route.params, sent, `${call} is sent params`).faults,
        ...parse(route.query, queryOf(query), `${call} is sent query`).faults,
        ...parse(route.body, jsonOf(body ?? {}), `${call} is sent body`).faults,
      ];
    },
    receivedOf({ method, path }, answer) {
      const call = `${method} ${path}`;
      const { value, faults } = parse(find(call)?.route.answer, answer, `${call} answers`);
      return { received: jsonOf(value), faults };
    },
  };
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u');
}

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  what: string,
): { readonly value: unknown; readonly faults: readonly string[] } {
  const parsed = schema?.safeParse(value);
  if (parsed === undefined) return { value, faults: [] };
  if (parsed.success) return { value: parsed.data, faults: [] };
  const faults = parsed.error.issues
    .flatMap(nearest)
    .map(({ path, message }) => `${[what, path.map(String).join('.')].join(' ').trim()}: ${message}`);
  return { value, faults };
}

/** Returns the issues of the alternative that a value comes nearest to, if it fits none of several. */
function nearest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const alternatives = issue.errors.map((issues) => issues.flatMap(nearest));
  const best = alternatives.reduce((least, issues) => (issues.length < least.length ? issues : least));
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const textsOf = (params: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** Returns the query as it arrives at the service: texts, and a list if a name is repeated. */
function queryOf(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const search = new URL(urlOf('http://localhost', '/', { query })).searchParams;
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/** Returns the value as it arrives when it is sent as JSON. A file is sent as it is. */
function jsonOf(value: unknown): unknown {
  if (value === undefined || value instanceof Blob || value instanceof FormData) return value;
  return JSON.parse(JSON.stringify(value));
}
