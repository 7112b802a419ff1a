/** Why passkeys cannot be used on this page: the browser has none, or its address is no name over a secure connection. */
export type PasskeyObstacle = 'browser' | 'address';

/** Null where passkeys work. */
export function passkeyObstacle(page: Window & typeof globalThis = window): PasskeyObstacle | null {
  const { hostname } = page.location;
  if (!page.isSecureContext || hostname.startsWith('[') || /^[\d.]+$/u.test(hostname)) return 'address';
  return 'PublicKeyCredential' in page ? null : 'browser';
}
