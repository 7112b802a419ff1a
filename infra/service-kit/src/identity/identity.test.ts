import { jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { audienceKey, keyIdOf, tokenIssuer, tokenType } from './audience-key.ts';
import type { Identity } from './identity.ts';
import { createIdentitySigner } from './signer.ts';
import { createIdentityVerifier } from './verifier.ts';
import { visitorAt } from './visitor.ts';

const key = 'a key of at least thirty-two characters';
const audience = 'svc-exams';
const student: Identity = {
  role: 'student',
  userId: '0123456789abcdef01234567',
  username: 'rahima',
  name: 'Rahima',
  email: 'rahima@example.com',
  sessionKey: 'session',
  address: '203.0.113.7',
};
const visitor: Identity = visitorAt('203.0.113.7');

function pair(start = Date.parse('2026-01-15T10:00:00Z')) {
  let time = start;
  const now = () => time;
  return {
    signer: createIdentitySigner({ key, now }),
    verify: createIdentityVerifier({ key, audience, now }),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    now,
  };
}

/** A token that is right but for what the test makes wrong with it. */
function token(
  wrong: { payload?: object; header?: object; key?: Uint8Array; audience?: string },
  now: () => number,
) {
  const seconds = Math.floor(now() / 1000);
  return new SignJWT({ ...student, ...wrong.payload })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType, kid: keyIdOf(key), ...wrong.header })
    .setIssuer(tokenIssuer)
    .setAudience(wrong.audience ?? audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(wrong.key ?? audienceKey(key, audience));
}

/** A token that the gateway made wrong logs nobody out. */
const refusal = { kind: 'unavailable', code: 'common.unavailable' };

describe('the internal token', () => {
  it('carries who calls', async () => {
    const { signer, verify } = pair();
    expect(await verify(await signer.sign(student, audience))).toEqual(student);
    expect(await verify(await signer.sign(visitor, audience))).toEqual(visitor);
  });

  it('is taken as jose makes it, so that each of the refusals below has one reason', async () => {
    const { verify, now } = pair();
    expect(await verify(await token({}, now))).toEqual(student);
  });

  it('carries what an administrator may do, where that is not everything', async () => {
    const { signer, verify } = pair();
    const clerk = { ...student, role: 'admin', permissions: ['campaigns.release'] } as const;
    expect(await verify(await signer.sign(clerk, audience))).toEqual(clerk);
    expect(await verify(await signer.sign({ ...clerk, permissions: [] }, audience))).toMatchObject({
      permissions: [],
    });
  });

  it('is taken from a gateway that still signs with the previous key, until that is removed', async () => {
    const { now } = pair();
    const next = 'the key that replaces it, thirty-two and more';
    const given = await createIdentitySigner({ key, now }).sign(student, audience);
    const both = createIdentityVerifier({ key: next, previousKey: key, audience, now });
    expect(await both(given)).toEqual(student);
    expect(await both(await createIdentitySigner({ key: next, now }).sign(student, audience))).toEqual(
      student,
    );
    const nextAlone = createIdentityVerifier({ key: next, audience, now });
    await expect(async () => nextAlone(given)).rejects.toMatchObject(refusal);
  });

  it('is not made for another service', async () => {
    const { signer, verify } = pair();
    await expect(async () => verify(await signer.sign(student, 'svc-auth'))).rejects.toMatchObject(refusal);
  });

  it('ends after a minute and a half, also where it was known before', async () => {
    const { signer, verify, pass } = pair();
    const given = await signer.sign(student, audience);
    pass(59);
    expect(await verify(given)).toEqual(student);
    pass(30);
    expect(await verify(given)).toEqual(student);
    pass(1);
    await expect(async () => verify(given)).rejects.toMatchObject(refusal);
  });

  it('is used again for half a minute, but not after the person has changed', async () => {
    const { signer, pass } = pair();
    const first = await signer.sign(student, audience);
    pass(29);
    expect(await signer.sign(student, audience)).toBe(first);
    expect(await signer.sign({ ...student, role: 'admin' }, audience)).not.toBe(first);
    expect(await signer.sign(student, 'svc-auth')).not.toBe(first);
    pass(2);
    expect(await signer.sign(student, audience)).not.toBe(first);
  });

  it('is found by a frozen identity alone for as long, and only for the same service', async () => {
    const { signer, verify, pass } = pair();
    const frozen = Object.freeze({ ...student });
    const first = await signer.sign(frozen, audience);
    expect(await signer.sign(frozen, 'svc-auth')).not.toBe(first);
    expect(await signer.sign(frozen, audience)).toBe(first);
    pass(31);
    const later = await signer.sign(frozen, audience);
    expect(later).not.toBe(first);
    expect(await verify(later)).toEqual(student);
  });

  it('is not found by an identity that may have been changed since', async () => {
    const { signer, verify } = pair();
    const changing: { -readonly [Field in keyof Identity]: Identity[Field] } = { ...student };
    await signer.sign(changing, audience);
    changing.role = 'admin';
    expect(await verify(await signer.sign(changing, audience))).toMatchObject({ role: 'admin' });
  });

  it.each([
    ['the key of another service', { key: audienceKey(key, 'svc-auth') }],
    ['the signing key itself', { key: new TextEncoder().encode(key) }],
    ['another type of token', { header: { typ: 'JWT' } }],
    ['another algorithm', { header: { alg: 'HS512' }, key: new Uint8Array(64) }],
    ['the id of a key that we do not know', { header: { kid: 'another' } }],
    ['no id of a key', { header: { kid: undefined } }],
    ['a role that we do not know', { payload: { role: 'root' } }],
    ['a visitor with an account', { payload: { role: 'visitor' } }],
    ['a student without an account', { payload: { userId: null } }],
    ['an operator for an id', { payload: { userId: { $ne: null } } }],
  ])('is refused with %s', async (_, wrong) => {
    const { verify, now } = pair();
    const given = await token(wrong, now);
    await expect(async () => verify(given)).rejects.toMatchObject(refusal);
  });

  it('is refused with a life of a day, five minutes after it was made', async () => {
    const { verify, now } = pair();
    const given = await longLived(now);
    await expect(async () => verify(given)).rejects.toMatchObject(refusal);
  });

  it.each(['a.b.c', 'x'.repeat(10_000)])('is refused when it is %s', async (given) => {
    const { verify } = pair();
    await expect(async () => verify(given)).rejects.toMatchObject(refusal);
  });

  it('is refused with any one character of it changed', async () => {
    const { signer, verify } = pair();
    const given = await signer.sign(student, audience);
    for (let at = 0; at < given.length; at += 1) {
      const other = given[at] === 'A' ? 'B' : 'A';
      const forged = `${given.slice(0, at)}${other}${given.slice(at + 1)}`;
      await expect(async () => verify(forged)).rejects.toMatchObject(refusal);
    }
  });

  it.each([undefined, ''])('makes nobody of a call without it: %s', async (given) => {
    const { verify } = pair();
    await expect(async () => verify(given)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is taken from a gateway whose clock is half a minute ahead or behind', async () => {
    const { verify } = pair();
    for (const time of ['2026-01-15T10:00:30Z', '2026-01-15T09:59:30Z']) {
      const skewed = createIdentitySigner({ key, now: () => Date.parse(time) });
      expect(await verify(await skewed.sign(student, audience))).toEqual(student);
    }
  });

  it.each([
    ['signature', 'a.b.c'],
    ['form', 'x'.repeat(5_000)],
    ['from the future', '2026-01-15T10:00:31Z'],
    ['expired', '2026-01-15T09:58:29Z'],
  ] as const)('is refused for the reason that its receiver logs: %s', async (reason, given) => {
    const reasons: string[] = [];
    const { now } = pair();
    const verify = createIdentityVerifier({ key, audience, now, onRefused: (why) => reasons.push(why) });
    const skewed = createIdentitySigner({ key, now: () => Date.parse(given) });
    const sent = given.startsWith('2026') ? await skewed.sign(student, audience) : given;
    await expect(async () => verify(sent)).rejects.toMatchObject(refusal);
    expect(reasons).toEqual([reason]);
  });

  it('is refused when it was made in the future', async () => {
    const { signer, verify } = pair();
    const ahead = createIdentitySigner({ key, now: () => Date.parse('2026-01-15T10:00:31Z') });
    await expect(async () => verify(await ahead.sign(student, audience))).rejects.toMatchObject(refusal);
    expect(await verify(await signer.sign(student, audience))).toEqual(student);
  });

  it('is one that any reader of JWTs can check', async () => {
    const { signer, now } = pair();
    const checked = await jwtVerify(await signer.sign(student, audience), audienceKey(key, audience), {
      algorithms: ['HS256'],
      audience,
      issuer: tokenIssuer,
      typ: tokenType,
      currentDate: new Date(now()),
    });
    expect(checked.payload).toMatchObject(student);
  });

  it('is refused when it comes twice', async () => {
    const { signer, verify } = pair();
    const given = await signer.sign(student, audience);
    await expect(async () => verify([given, given])).rejects.toMatchObject(refusal);
  });
});

function longLived(now: () => number): Promise<string> {
  const seconds = Math.floor(now() / 1000);
  return new SignJWT({ ...student })
    .setProtectedHeader({ alg: 'HS256', typ: tokenType, kid: keyIdOf(key) })
    .setIssuer(tokenIssuer)
    .setAudience(audience)
    .setIssuedAt(seconds - 300)
    .setExpirationTime(seconds + 86_400)
    .sign(audienceKey(key, audience));
}
