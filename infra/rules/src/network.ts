/** The network that one customer usually has: /24 of IPv4, /56 of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/iu.exec(address)?.[1];
  if (mapped !== undefined) return `${mapped}.0/24`;
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.split('%')[0] ?? '');
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** The eight 16-bit groups, with `::` expanded to zeros. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => parseInt(group, 16) || 0);
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0);
  return [...before, ...zeros, ...after];
}
