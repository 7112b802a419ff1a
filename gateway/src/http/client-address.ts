import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer has at most. */
const ipv6Prefix = 56;

/**
 * The network that a limit counts as one client: an IPv4 address, or the /56 of an IPv6 address. Anything that is no
 * address becomes `unknown`, so that a header cannot create keys of its own.
 */
export function networkOf(text: string): string {
  // Its four-part form is what is returned for it.
  if (isIPv4(text)) return text;
  const address = parse(text);
  if (address === null) return 'unknown';
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${ipv6Prefix}`);
  return `${network.toString()}/${ipv6Prefix}`;
}

/** IPv4 in its four-part form only; an IPv4-mapped IPv6 address is IPv4. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = text.replace(/%.*$/, '');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress ? ipaddr.process(address) : null;
}

/** Comes from a program on this machine, for this machine, and not through a proxy on this machine that serves others. */
export function isLoopback(request: IncomingMessage): boolean {
  const isFromHere = parse(request.socket.remoteAddress ?? '')?.range() === 'loopback';
  return isFromHere && isForThisMachine(request) && !isForwarded(request);
}

/** Decides by the requested host. A proxy that passes it on names the site; every current program sends one. */
function isForThisMachine({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/u, '').replace(/^\[(.*)\]$/u, '$1');
  return host.toLowerCase() === 'localhost' || parse(host)?.range() === 'loopback';
}

/** Proxies add at least one of these. nginx with nothing but `proxy_pass` adds none, and names itself as the host: metrics have a token. */
function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some(
    (name) =>
      ['via', 'forwarded'].includes(name) ||
      /^(?:x-forwarded|x-original-|x-envoy-)|(?:real|client|connecting|cluster-client)-ip$/u.test(name),
  );
}
