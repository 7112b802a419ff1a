import { defineRoute } from '@pathshala/contract-kit/route';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpApp } from '../src/http/http-app.ts';
import { handle } from '../src/http/handler.ts';
import { bodyHashOf, timeOfReceipt } from '../src/http/receipt.ts';
import { readReceivedBodyHeader, receivedBodyHeader } from '../src/http/received-body-header.ts';
import type { Identity } from '../src/identity/identity.ts';
import { createLogger } from '../src/telemetry/create-logger.ts';
import { listenForTest } from './listen-for-test.ts';

const now = 1_800_000_000_000;
const student: Identity = {
  role: 'student',
  userId: 'a'.repeat(24),
  username: null,
  name: null,
  email: null,
  sessionKey: null,
  address: '::1',
};
const note = defineRoute({
  method: 'put',
  path: '/notes',
  access: 'student',
  receipt: true,
  summary: 'Take a note',
  body: z.strictObject({ text: z.string() }),
  answer: z.object({ receivedAt: z.number() }),
});
const sent = '{ "text": "just as it came" }';

describe('a route that gives receipts', () => {
  const open: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.stop();
  });

  async function serve(options: { isAway?: boolean; identity?: Identity; isUnverified?: boolean }) {
    const answer = async ({ receivedAt }: { readonly receivedAt: number }) => {
      if (options.isAway === true) throw new StoreUnavailableError(new Error('away'));
      return { receivedAt };
    };
    const verifyIdentity = () => {
      if (options.isUnverified === true) throw new StoreUnavailableError(new Error('away'));
      return options.identity ?? student;
    };
    const plain = { ...note, path: '/plain', receipt: false } as const;
    const listening = await listenForTest(
      createHttpApp({
        service: 'notes',
        routes: [handle(note, answer), handle(plain, answer)],
        verifyIdentity,
        log: createLogger({ service: 'test', level: 'silent' }),
        now: () => now,
      }),
    );
    open.push(listening);
    return (body: string, path = '/notes') =>
      fetch(listening.url + path, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
  }
  const statedIn = (answer: Response) => answer.headers.get(receivedBodyHeader);

  it('states the body of a call that its store fails, as it came', async () => {
    const put = await serve({ isAway: true });
    const answer = await put(sent);
    expect(answer.status).toBe(503);
    expect(readReceivedBodyHeader(statedIn(answer) ?? '')).toEqual({
      hash: bodyHashOf(Buffer.from(sent)),
      ageMs: expect.any(Number) as number,
    });
  });

  it('states a body that was not read when the call failed', async () => {
    const put = await serve({ isUnverified: true });
    expect(readReceivedBodyHeader(statedIn(await put(sent)) ?? '')?.hash).toBe(bodyHashOf(Buffer.from(sent)));
  });

  it('states nothing with another answer, of a body that is too long, or on another route', async () => {
    const [good, away] = [await serve({}), await serve({ isUnverified: true })];
    expect(statedIn(await good(sent))).toBeNull();
    expect(statedIn(await good('{}'))).toBeNull();
    expect(statedIn(await away(sent, '/plain'))).toBeNull();
    const long = await away(JSON.stringify({ text: 'x'.repeat(20_000) }));
    expect([long.status, statedIn(long)]).toEqual([503, null]);
  });

  it('counts by the time that the gateway states of this body', async () => {
    const receipt = { receivedAt: now - 5000, bodyHash: bodyHashOf(Buffer.from(sent)) };
    const put = await serve({ identity: { ...student, receipt } });
    expect(await (await put(sent)).json()).toEqual({ receivedAt: now - 5000 });
    expect(await (await put(`${sent} `)).json()).toEqual({ receivedAt: now });
    expect(await (await put(sent, '/plain')).json()).toEqual({ receivedAt: now });
  });

  it('has a JSON body', () => {
    const { body: _body, ...bodiless } = note;
    const log = createLogger({ service: 'test', level: 'silent' });
    expect(() =>
      createHttpApp({
        service: 'notes',
        routes: [handle(bodiless, async () => ({ receivedAt: 0 }))],
        verifyIdentity: () => student,
        log,
      }),
    ).toThrow('gives receipts, and has no JSON body');
  });
});

describe('the time of receipt', () => {
  const body = (text: string) => ({ content: Buffer.from(text), at: now, tick: 0 });

  it('is never after the call, and that of the call for any other body', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: -1e9, max: 1e9 }), (text, other, offset) => {
        const receipt = { receivedAt: now + offset, bodyHash: bodyHashOf(Buffer.from(text)) };
        expect(timeOfReceipt({ receipt }, body(text))).toBe(now + Math.min(0, offset));
        fc.pre(Buffer.from(text).compare(Buffer.from(other)) !== 0);
        expect(timeOfReceipt({ receipt }, body(other))).toBe(now);
      }),
    );
  });
});

describe('the statement of a received body', () => {
  it.each(['', 'abc 5', `${'a'.repeat(43)} -1`, `${'a'.repeat(43)} 5 6`, `${'?'.repeat(43)} 5`])(
    'of another form is none: %s',
    (text) => {
      expect(readReceivedBodyHeader(text)).toBeNull();
    },
  );
});
