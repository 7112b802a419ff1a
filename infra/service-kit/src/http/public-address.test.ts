import type { LookupAddress } from 'node:dns';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, PrivateAddressError, publicUrlOf } from './public-address.ts';

describe('a public address', () => {
  it.each(['8.8.8.8', '103.4.145.245', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '203.0.113.9',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001:0:1::',
    'example.com',
    '',
  ])('is not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a public URL', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://example.com:443/',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/',
  ])('is %s', (text) => expect(publicUrlOf(text)?.href).toBe(new URL(text).href));

  it.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://svc-auth/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://127.1/',
    'https://0x7f.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'ftp://example.com/',
    'javascript:alert(1)',
    '//example.com/',
    'example.com',
    '',
  ])('is not %j', (text) => expect(publicUrlOf(text)).toBeNull());
});

const answering =
  (...addresses: readonly string[]) =>
  (
    _: string,
    __: object,
    callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ): void =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

function find(resolve: ReturnType<typeof answering>, all: boolean): Promise<unknown> {
  return new Promise((found, failed) =>
    createPublicLookup(resolve)('example.com', { all }, (error, address, family) =>
      error ? failed(error) : found([address, family]),
    ),
  );
}

describe('the lookup of public names', () => {
  it('answers as a socket asks', async () => {
    expect(await find(answering('8.8.8.8', '8.8.4.4'), false)).toEqual(['8.8.8.8', 4]);
    expect(await find(answering('8.8.8.8'), true)).toEqual([[{ address: '8.8.8.8', family: 4 }], undefined]);
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
    'fails for a name with the addresses %j',
    async (addresses) =>
      expect(await find(answering(...addresses), false).catch((error: unknown) => error)).toBeInstanceOf(
        PrivateAddressError,
      ),
  );

  it('passes the failure of the resolver on', async () => {
    const away = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    const lookup = createPublicLookup((_, __, callback) => callback(away, []));
    const error = await new Promise((failed) => lookup('example.com', {}, failed));
    expect(error).toBe(away);
  });

  it('keeps a request from a server of this machine that a public name leads to', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const lookup = createPublicLookup(answering('127.0.0.1'));
    const failure = await new Promise((failed) =>
      request({ host: 'rebinding.example', port, lookup }, failed).on('error', failed).end(),
    );
    await new Promise((closed) => server.close(closed));
    expect(failure).toBeInstanceOf(PrivateAddressError);
    expect(calls).toBe(0);
  });
});
