import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './client-address.ts';

describe('a caller’s address', () => {
  it('is an IPv4 address as it is, however the socket writes it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(address)).toBe(address);
        expect(networkOf(`::ffff:${address}`)).toBe(address);
      }),
    );
  });

  it('is the same for all addresses of one /56, and for no other', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 0, max: 0xff }),
        (groups, low) => {
          const write = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
          const fourth = groups[3] ?? 0;
          const neighbour = [...groups.slice(0, 3), (fourth & 0xff00) | low, ...groups.slice(4)];
          const other = [...groups.slice(0, 3), fourth ^ 0x0100, ...groups.slice(4)];
          expect(networkOf(write(neighbour))).toBe(networkOf(write(groups)));
          expect(networkOf(write(other))).not.toBe(networkOf(write(groups)));
        },
      ),
    );
  });

  it.each(['', 'localhost', '1.2.3', '1.2.3.4, 5.6.7.8', 'x'.repeat(1000), '<script>'])(
    'is unknown where it is none: %s',
    (text) => expect(networkOf(text)).toBe('unknown'),
  );
});
