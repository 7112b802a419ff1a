import { describe, expect, it } from 'vitest';
import { isPictureAddress, isSecureLink } from './addresses.ts';

const sha256 = 'a1'.repeat(32);

describe('a link that readers open', () => {
  it.each([
    'https://meet.example/abc?x=1#y',
    'https://school.example',
    'https://উদাহরণ.example/পাতা',
    'HTTPS://A.example/',
  ])('may be %s', (address) => expect(isSecureLink(address)).toBe(true));

  it.each([
    '',
    'http://school.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//school.example',
    '/path',
    'https:school.example',
    'https:///school.example',
    'https://bank.example@evil.example/',
    'https://a:b@evil.example',
    'https://a b.example',
    String.raw`https:\\evil.example`,
    ' https://school.example',
  ])('is not %j', (address) => expect(isSecureLink(address)).toBe(false));
});

describe('the address of a picture', () => {
  it.each([
    `/api/files/svc-catalog/${sha256}`,
    `/api/files/svc-auth/logo/${sha256}`,
    'data:image/svg+xml,%3Csvg/%3E',
    'data:image/png;base64,AAAA',
  ])('may be %s', (address) => expect(isPictureAddress(address)).toBe(true));

  it.each([
    '',
    'https://example.com/a.png',
    'http://example.com/a.png',
    '//example.com/a.png',
    'javascript:alert(1)',
    'file:///a.png',
    '/thumbnail.webp',
    '/api/auth/logout',
    `/api/files/svc-catalog/${sha256}/../../../auth/logout`,
    `/api/files/svc-catalog/${sha256}?next=/api/auth/logout`,
    `https://example.com/api/files/svc-catalog/${sha256}`,
    'data:text/html,<script>',
    'data:image/svg,x',
    `\n/api/files/svc-catalog/${sha256}`,
  ])('is not %j', (address) => expect(isPictureAddress(address)).toBe(false));
});
