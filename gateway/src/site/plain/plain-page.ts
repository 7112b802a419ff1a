import { readFile } from 'node:fs/promises';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import { visitorAt } from '@pathshala/service-kit/identity/visitor';
import type { RemoteDescription } from '@pathshala/releases/remote-description';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { LRUCache } from 'lru-cache';
import { forwardedHeaders } from '../../api/forwarded-headers.ts';
import { readUpstream } from '../../api/read-upstream.ts';
import { createUpstreamFinder, type Upstream } from '../../api/upstream.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { matchRoute } from '../match-route.ts';
import type { Registry } from '../registry.ts';
import { parseTemplate, type PlainLanguage, type PlainTemplate } from './template.ts';

interface PlainPageDependencies {
  readonly upstreams: readonly Upstream[];
  readonly signer: IdentitySigner;
  readonly registry: Registry;
  readonly log: Logger;
  readonly now: () => number;
}

interface PlainPageRequest {
  readonly remotes: Readonly<Record<string, RemoteDescription>>;
  readonly context: Pick<RequestContext, 'target' | 'address' | 'requestId' | 'traceparent'>;
  readonly language: PlainLanguage;
}

/** The content of a page as HTML for who runs no scripts; empty: its remote has none of it. */
export type ReadPlainPage = (request: PlainPageRequest) => Promise<string>;

/** Milliseconds for all calls of a page together: the page does not wait longer for them. */
const timeoutMs = 200;
/** Milliseconds until a change is in every page; a failure is forgotten as soon. */
const freshMs = 10_000;
/** A page has a few kilobytes. */
const pages = { max: 300, ttl: freshMs };
const templates = { max: 100 };

interface Plain {
  readonly remote: RemoteDescription;
  readonly file: string;
  readonly calls: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Fills in the template of a remote's route with the answers of the public calls that the route names, as a visitor gets
 * them. The gateway knows nothing of what they are about.
 */
export function createPlainPage(deps: PlainPageDependencies): ReadPlainPage {
  const { registry, log, now } = deps;
  const ask = createAsk(deps);
  const parsed = new LRUCache<string, Promise<PlainTemplate>>(templates);
  const rendered = new LRUCache<string, Promise<string>>({ ...pages, perf: { now } });

  async function templateOf({ remote, file }: Plain): Promise<PlainTemplate> {
    const folder = await registry.folderOf(remote.name, remote.version);
    const path = `${folder ?? ''}/${file}`;
    const template = parsed.get(path) ?? readFile(path, 'utf8').then(parseTemplate);
    parsed.set(path, template);
    return template;
  }

  async function render(plain: Plain, { context, language }: PlainPageRequest): Promise<string> {
    try {
      const [template, facts] = await Promise.all([templateOf(plain), ask(plain, { context, language })]);
      return facts === null ? '' : await template(facts, language);
    } catch (error) {
      log.warn(
        { err: error, remote: plain.remote.name, requestId: context.requestId },
        'a page has no plain content',
      );
      return '';
    }
  }

  return (request) => {
    const plain = plainOf(request);
    if (plain === null) return Promise.resolve('');
    const { name, version } = plain.remote;
    const key = JSON.stringify([name, version, plain.file, plain.params, request.language]);
    const page = rendered.get(key) ?? render(plain, request);
    if (!rendered.has(key)) rendered.set(key, page);
    return page;
  };
}

type Facts = Record<string, unknown>;

/** One call after the other: a later one may name what an earlier one has answered. Null: the first has no answer. */
function createAsk({ upstreams, signer, now }: PlainPageDependencies) {
  const findUpstream = createUpstreamFinder(upstreams);
  return async (
    { calls, params }: Plain,
    { context: { address, requestId, traceparent }, language }: Omit<PlainPageRequest, 'remotes'>,
  ): Promise<Facts | null> => {
    const endsAt = now() + timeoutMs;
    const facts: Facts = { ...params };
    for (const [index, [name, call]] of Object.entries(calls).entries()) {
      const path = filled(call, facts);
      const upstream = path === null ? null : findUpstream(path.toLowerCase().split('?')[0] ?? '');
      if (path !== null && upstream !== null) {
        const identity = await signer.sign(visitorAt(address), upstream.name);
        const ours = { identity, requestId, traceparent, codings: [] };
        const headers = forwardedHeaders({ 'accept-language': language }, ours);
        const left = Math.max(1, endsAt - now());
        facts[name] = await readUpstream(upstream, { path, headers, timeoutMs: left });
      }
      if (index === 0 && (facts[name] ?? null) === null) return null;
    }
    return facts;
  };
}

/** Null for a route without a template, and with something else than an id in its address. */
function plainOf({ remotes, context }: PlainPageRequest): Plain | null {
  const routes = Object.values(remotes).flatMap((remote) =>
    remote.routes.map(({ path, plain }) => ({ path, plain, remote })),
  );
  const match = matchRoute(routes, context.target.path);
  const plain = match?.route.plain;
  if (match === null || plain === undefined) return null;
  if (!Object.values(match.params).every(isPlainValue)) return null;
  return { remote: match.route.remote, params: match.params, ...plain };
}

/** `:id` is a parameter of the address, `:courses.items.0.courseCode` a value of an earlier answer; null: it has none. */
function filled(call: string, facts: Facts): string | null {
  let isWhole = true;
  const path = call.replaceAll(/:([a-z][\w.]*)/giu, (_whole, names: string) => {
    const value = names.split('.').reduce<unknown>((found, name) => ownValue(found, name), facts);
    if (isPlainValue(value)) return value;
    isWhole = false;
    return '';
  });
  return isWhole ? path : null;
}

function ownValue(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined;
}

function isPlainValue(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/u.test(value);
}
