import type { ServerResponse } from 'node:http';

export interface SecurityHeaders {
  /** For a static file, or anything else that is neither the page nor data. */
  applyTo(response: ServerResponse): void;
  /** For an answer of the API: what guards data. Policies on what a document may do say nothing about it, and every save would carry them. */
  applyToData(response: ServerResponse): void;
  /** For the page. The nonce lets a library's own style element in; scripts come from files only. */
  applyToPage(response: ServerResponse, styleNonce: string): void;
}

const onData = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const everywhere = {
  ...onData,
  'x-frame-options': 'DENY',
  // Not `same-origin`: embedded video players refuse a page that does not say where it comes from.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
} as const;

const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** JSON that may not be taken for anything else is no document: a policy for documents would be a quarter of a saved answer. */
export function dropDocumentPolicy(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '');
  if (/^application\/json\b/.test(type)) response.removeHeader('content-security-policy');
}

/** The policies of the site. HSTS and the upgrade of plain requests only where the site is reached by https. */
export function createSecurityHeaders(site: {
  publicUrl: string;
  remoteOrigins: readonly string[];
}): SecurityHeaders {
  const isSecure = site.publicUrl.startsWith('https:');
  const transport = isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  const fixed = Object.entries({ ...everywhere, ...transport });
  const fixedOnData = Object.entries({ ...onData, ...transport, 'content-security-policy': dataPolicy });
  const applyFixed = (response: ServerResponse) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
  };
  return {
    applyTo(response) {
      applyFixed(response);
      response.setHeader('content-security-policy', dataPolicy);
    },
    applyToData(response) {
      for (const [name, value] of fixedOnData) response.setHeader(name, value);
    },
    applyToPage(response, styleNonce) {
      applyFixed(response);
      response.setHeader('content-security-policy', pagePolicy(site.remoteOrigins, { isSecure, styleNonce }));
    },
  };
}

function pagePolicy(origins: readonly string[], page: { isSecure: boolean; styleNonce: string }): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${page.styleNonce}'`,
    "img-src 'self' data: blob: https:",
    `font-src ${own}`,
    `connect-src ${own}${origins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('')}`,
    "media-src 'self' https:",
    'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com',
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(page.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
