import { Socket } from 'node:net';
import { IncomingMessage, ServerResponse } from '@pathshala/service-kit/http/node-http';
import helmet, { contentSecurityPolicy } from 'helmet';
import type { GatewayResponse, Middleware } from './request-context.ts';
import type { RequestTarget } from './request-target.ts';

export interface SecurityHeaders {
  /**
   * Sets the headers of every answer; those that guard documents are left out of the API's data, where every save would
   * carry them (`addDataPolicy`).
   */
  readonly set: Middleware;
  /**
   * Sets the policy of the page, after `set`. The nonce allows a library's own style element; scripts come from files only.
   */
  allowPage(request: IncomingMessage, response: GatewayResponse, page: PagePolicy): void;
}

interface PagePolicy {
  readonly styleNonce: string;
  /** Whether this page may load remotes from the other origins of the site. */
  readonly allowsRemoteOrigins: boolean;
}

interface SiteOrigins {
  readonly publicUrl: string;
  /** Other origins that remotes may come from; for development only. */
  readonly remoteOrigins: readonly string[];
}

const nothing = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  },
};

const policyHeader = 'content-security-policy';
const nothingAllowed = String(new Map(headersSetBy(contentSecurityPolicy(nothing))).get(policyHeader));

/**
 * Scripts, styles and fonts with `nosniff` are never documents (the worker has its own policy): they carry `nosniff`, the
 * resource policy and HSTS. The policies of documents would be 430 bytes in each of 15 files of a first view.
 */
export function dropDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/**
 * Adds the policy to data other than JSON, which a browser may show as a document. JSON with `nosniff` is never one: the
 * policy would be a quarter of a saved answer.
 */
export function addDataPolicy(response: ServerResponse): void {
  if (response.hasHeader(policyHeader)) return;
  const type = response.getHeader('content-type');
  if (type === undefined || !String(type).startsWith('application/json'))
    response.setHeader(policyHeader, nothingAllowed);
}

/** HSTS and the upgrade of plain requests only where the site is reached by https. */
export function createSecurityHeaders(site: SiteOrigins): SecurityHeaders {
  const isSecure = site.publicUrl.startsWith('https:');
  const setOnData = setterOf(helmet({ ...onAll(isSecure), contentSecurityPolicy: false }));
  const setOnDocuments = setterOf(helmet({ ...onAll(isSecure), ...onDocuments }));
  const nonces = new WeakMap<ServerResponse, string>();
  const policyFor = (origins: readonly string[]) =>
    contentSecurityPolicy({
      useDefaults: false,
      directives: pageDirectives(origins, { isSecure, nonceOf: (response) => nonces.get(response) ?? '' }),
    });
  const [setOwnPolicy, setWiderPolicy] = [policyFor([]), policyFor(site.remoteOrigins)];
  return {
    set(_request, response, next) {
      if (isData(response.locals.target)) setOnData(response);
      else {
        response.setHeader('permissions-policy', permissions);
        setOnDocuments(response);
      }
      next();
    },
    allowPage(request, response, { styleNonce, allowsRemoteOrigins }) {
      nonces.set(response, styleNonce);
      const setPagePolicy = allowsRemoteOrigins ? setWiderPolicy : setOwnPolicy;
      setPagePolicy(request, response, (error) => {
        if (error !== undefined) throw error;
      });
    },
  };
}

type LibraryMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns the headers that a middleware of helmet sets. They are the same for each request: it runs once, instead of a chain
 * of functions for each of them.
 */
function headersSetBy(middleware: LibraryMiddleware): readonly (readonly [string, string])[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function setterOf(middleware: LibraryMiddleware): (response: ServerResponse) => void {
  const headers = headersSetBy(middleware);
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** An answer of the API that no browser shows as a document of its own. */
function isData({ key }: RequestTarget): boolean {
  return key.startsWith('/api/') && key !== '/api/docs';
}

const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

const onAll = (isSecure: boolean) => ({
  contentSecurityPolicy: nothing,
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  xContentTypeOptions: true,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
});

const onDocuments = {
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  // The policy is not `same-origin`: embedded video players refuse a page that does not say where it comes from.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xDnsPrefetchControl: { allow: false },
  xFrameOptions: { action: 'deny' },
} as const;

function pageDirectives(
  origins: readonly string[],
  page: { isSecure: boolean; nonceOf: (response: ServerResponse) => string },
) {
  const own = ["'self'", ...origins];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: own,
    styleSrc: [...own, (_: IncomingMessage, response: ServerResponse) => `'nonce-${page.nonceOf(response)}'`],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: own,
    connectSrc: [...own, ...origins.map((origin) => origin.replace(/^http/, 'ws'))],
    mediaSrc: ["'self'", 'https:'],
    frameSrc: ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: page.isSecure ? [] : null,
  };
}
