import type { IncomingMessage } from 'node:http';

/**
 * False for what two readers may take differently: more than one `Host` (a proxy may believe the other one), and a
 * version of HTTP that no browser speaks to a server like this.
 */
export function isPlainRequest({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
