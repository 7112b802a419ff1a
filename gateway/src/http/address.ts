import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The caller's address: the socket's, or with `trustedHops` proxies in front the one that the outermost of them saw.
 * IPv6 is cut to its /56, because a single customer owns that many addresses.
 */
export function addressOf(request: IncomingMessage, trustedHops: number): string {
  const socket = request.socket.remoteAddress ?? '';
  if (trustedHops === 0) return networkOf(socket);
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [...forwarded.split(',').map((part) => part.trim()), socket].filter((part) => part !== '');
  return networkOf(chain[Math.max(0, chain.length - 1 - trustedHops)] ?? socket);
}

/** Anything that is no address becomes `unknown`: a header must not make keys of its own. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address.replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = expand(plain);
  const fourth = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), fourth].join(':')}::/56`;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** Comes from a program on this machine, and not through a proxy on this machine that serves others. */
export function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return !isForwarded(request) && (address === '::1' || /^(::ffff:)?127\./.test(address));
}

/** Proxies add at least one of these; nginx with nothing but `proxy_pass` adds none, and is why metrics have a token. */
function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(
    (name) => ['via', 'forwarded', 'x-real-ip'].includes(name) || name.startsWith('x-forwarded'),
  );
}
