import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose registries of IPv4: addresses that are not reachable from the whole internet. */
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within 2000::/3, the only global unicast addresses of IPv6: documentation, and tunnels that can carry a private IPv4 address. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked4 = new BlockList();
for (const [network, prefix] of special4) blocked4.addSubnet(network, prefix, 'ipv4');
const blocked6 = new BlockList();
for (const [network, prefix] of special6) blocked6.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. False for private, local, reserved and IPv4-mapped ones, and for no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

/** Names that are local by definition (RFC 6761, 6762, 8375, ICANN's `internal`). */
const localName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/u;

/**
 * The URL of a server that a person named, if the product may call it by its syntax: https, the usual port, no password in it, a
 * public name or address; else null. A name is resolved at each call by `lookupPublic`: it can lead elsewhere later.
 */
export function publicUrlOf(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && isPublicHost(url.hostname) ? url : null;
}

function isPublicHost(hostname: string): boolean {
  // The URL parser writes every spelling of an IPv4 address (`0x7f.1`, `2130706433`) in dotted digits.
  const host = hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !localName.test(host);
}

export class PrivateAddressError extends Error {
  readonly code = 'ERR_PRIVATE_ADDRESS';
  constructor(hostname: string) {
    super(`${hostname} has an address that is not public`);
  }
}

type LookupAll = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** A `lookup` of names, for sockets, agents and `connect` of undici, as the public one below is made of the resolver. */
export function createPublicLookup(resolve: LookupAll = dnsLookup) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      // One private address among public ones is a rebinding attempt, or a mistake: neither is called.
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new PrivateAddressError(hostname), []);
      if (options.all === true) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/**
 * Resolves a name, and fails where one of its addresses is not public. The connection goes to an address that was checked: a name
 * that changes between a check and the call leads nowhere. An address in the URL is not looked up: check it by `publicUrlOf`.
 */
export const lookupPublic = createPublicLookup();

/** The servers of others that the product may call by an address that a person entered. */
export interface Reach {
  /** The address, if it may be called by its form; else null. */
  readonly urlOf: (text: string) => URL | null;
  /** For sockets: fails for a name that leads to an address that must not be called. */
  readonly lookup: typeof lookupPublic;
}

/** Servers of the public internet, by https. */
export const publicReach: Reach = { urlOf: publicUrlOf, lookup: lookupPublic };
