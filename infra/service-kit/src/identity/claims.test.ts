import { createHmac } from 'node:crypto';
import { maxLimits } from '@pathshala/rules/limited-rights';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { audienceKey, keyIdOf, tokenIssuer, tokenType } from './audience-key.ts';
import type { Identity } from './identity.ts';
import { createIdentitySigner } from './signer.ts';
import { createIdentityVerifier } from './verifier.ts';

const key = 'a key of at least thirty-two characters';
const audience = 'svc-exams';
const startedAt = Date.parse('2026-01-15T10:00:00Z');
const issuedAt = startedAt / 1000;
const nobody = { userId: null, username: null, name: null, email: null, sessionKey: null };
const visitor: Identity = { role: 'visitor', ...nobody, address: '203.0.113.7' };
const student: Identity = { ...visitor, role: 'student', userId: 'student1', sessionKey: 'session' };
/** The most limits that an account can have. */
const manyLimits = {
  courseIds: Array.from({ length: maxLimits }, (_, index) => String(index).padStart(24, '0')),
  batchIds: [],
};
const ticket = { userId: 'student1', subjects: ['attempt1', 'attempt2'], issuedAt: startedAt };
const participation = { registrationId: 'registration1', campaignId: 'campaign1', until: startedAt };

/** Signer and verifier of one moment, which `pass` moves, and the reasons for which a token was refused. */
function pair() {
  let time = startedAt;
  const now = () => time;
  const reasons: string[] = [];
  const onRefused = (reason: string) => void reasons.push(reason);
  return {
    signer: createIdentitySigner({ key, now }),
    verify: createIdentityVerifier({ key, audience, now, onRefused }),
    reasons,
    pass: (ms: number) => void (time += ms),
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with the key of the audience. A change to `undefined` leaves the claim out. */
function tokenWith(payload: object, { alg = 'HS256', hash = 'sha256' } = {}): string {
  const claims = {
    ...student,
    iss: tokenIssuer,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + 60,
    ...payload,
  };
  const text = `${part({ alg, typ: tokenType, kid: keyIdOf(key) })}.${part(claims)}`;
  return `${text}.${createHmac(hash, audienceKey(key, audience)).update(text).digest('base64url')}`;
}

function refusalOf(given: string | readonly string[] | undefined): unknown {
  const { verify, reasons } = pair();
  try {
    return verify(given);
  } catch (error) {
    return { error, reasons };
  }
}

afterEach(() => void vi.restoreAllMocks());

describe('the claims of the internal token', () => {
  it.each<[string, Partial<Identity>]>([
    ['a ticket', { ticket }],
    ['a session that cannot be checked', { isUnresolved: true }],
    ['a call of the gateway itself', { isGateway: true }],
    ['a receipt', { receipt: { receivedAt: startedAt, bodyHash: 'hash' } }],
    ['a receipt of this very call', { receipt: { receivedAt: startedAt } }],
    ['limited rights', { ...student, role: 'admin', permissions: ['marking'], limitedTo: manyLimits }],
    ['the one exam of a participant', { ...student, role: 'participant', participation }],
  ])('carry %s', async (_, facts) => {
    const { signer, verify } = pair();
    const caller = { ...visitor, ...facts };
    expect(await verify(await signer.sign(caller, audience))).toStrictEqual(caller);
  });

  it.each([
    ['a ticket without an account', { ...visitor, ticket: { ...ticket, userId: '' } }],
    ['a ticket that names nothing', { ...visitor, ticket: { ...ticket, subjects: undefined } }],
    ['a receipt without a time', { receipt: { bodyHash: 'hash' } }],
    ['a participant without an exam', { role: 'participant' }],
    [
      'a participant without a registration',
      { role: 'participant', participation: { ...participation, registrationId: '' } },
    ],
    [
      'a participant without a campaign',
      { role: 'participant', participation: { ...participation, campaignId: '' } },
    ],
    ['limits that are no lists', { role: 'admin', limitedTo: { courseIds: 'course1', batchIds: [] } }],
    ['a visitor who says that the session can be checked', { ...visitor, isUnresolved: false }],
    ['a visitor who says not to be the gateway', { ...visitor, isGateway: false }],
    ['no time at which it was made', { iat: undefined }],
  ])('are refused with %s', (_, payload) => {
    expect(refusalOf(tokenWith(payload))).toMatchObject({
      error: { kind: 'unavailable', code: 'common.unavailable', detail: { retryAfterSeconds: 2 } },
      reasons: ['claims'],
    });
  });

  it.each([
    ['its audience', { aud: undefined }],
    ['its issuer', { iss: undefined }],
  ])('are refused where the token does not say %s', (_, payload) => {
    expect(refusalOf(tokenWith({}))).toStrictEqual(student);
    expect(refusalOf(tokenWith(payload))).toMatchObject({ reasons: ['signature'] });
  });
});

describe('a token', () => {
  it.each([
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ])('signed with the right key by another algorithm is refused: %s', (alg, hash) => {
    expect(refusalOf(tokenWith({}, { alg, hash }))).toMatchObject({ reasons: ['signature'] });
  });

  it('has at most 4096 characters, and comes once', () => {
    expect(refusalOf('x'.repeat(4096))).toMatchObject({ reasons: ['signature'] });
    expect(refusalOf('x'.repeat(4097))).toMatchObject({ reasons: ['form'] });
    expect(refusalOf([tokenWith({})])).toMatchObject({ reasons: ['form'] });
  });

  it('that is missing makes nobody of the call, and is no fault of the gateway', () => {
    for (const missing of [undefined, '']) {
      expect(refusalOf(missing)).toMatchObject({
        error: { kind: 'unauthenticated', code: 'common.unauthenticated' },
        reasons: [],
      });
    }
  });

  it('is verified once while it comes with every call, and each time where it is of one call', async () => {
    const { signer, verify, pass } = pair();
    const ofMany = await signer.sign(student, audience);
    const ofOne = await signer.sign({ ...student, receipt: { receivedAt: startedAt } }, audience);
    const [many, one] = [await verify(ofMany), await verify(ofOne)];
    pass(20_000);
    expect(await verify(ofMany)).toBe(many);
    expect(await verify(ofOne)).not.toBe(one);
    expect(await verify(ofOne)).toEqual(one);
  });

  it('is signed anew for each call that has a receipt', async () => {
    const { signer, pass } = pair();
    const caller = Object.freeze({ ...student, receipt: { receivedAt: startedAt } });
    const first = await signer.sign(caller, audience);
    pass(1000);
    expect(await signer.sign(caller, audience)).not.toBe(first);
  });

  it('is found by a frozen identity without reading it again, until it is half a minute old', async () => {
    const { signer, pass } = pair();
    const frozen = Object.freeze({ ...student });
    const stringify = vi.spyOn(JSON, 'stringify');
    const readings = () => stringify.mock.calls.filter(([value]) => value === frozen).length;
    const first = await signer.sign(frozen, audience);
    pass(29_999);
    expect(await signer.sign(frozen, audience)).toBe(first);
    expect(readings()).toBe(1);
    pass(1);
    expect(await signer.sign(frozen, audience)).not.toBe(first);
    expect(readings()).toBe(2);
  });
});

it('keys and names are the same in every version: gateway and services are replaced one after the other', () => {
  expect([tokenIssuer, tokenType]).toEqual(['gateway', 'pathshala-identity+jwt']);
  expect(Buffer.from(keyIdOf(key), 'base64url').toString('hex')).toBe('958c9db6d097');
  expect(Buffer.from(audienceKey(key, audience)).toString('hex').slice(0, 8)).toBe('19e977fd');
  expect(audienceKey(key, audience)).toHaveLength(32);
});
