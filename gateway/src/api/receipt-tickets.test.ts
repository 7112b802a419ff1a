import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMac } from '../http/mac.ts';
import { createReceiptTickets, type TicketedCall } from './receipt-tickets.ts';

const receivedAt = 1_800_000_000_000;
const minute = 60_000;
const call: TicketedCall = {
  method: 'PUT',
  path: '/api/exams/attempts/a1/answers',
  userId: 'a'.repeat(24),
};
const hash = fc.stringMatching(/^[\w-]{43}$/);

function ticketsAt(time: number, secret = 'a secret of the tests') {
  return createReceiptTickets(secret, () => time);
}

describe('a receipt ticket', () => {
  const tickets = ticketsAt(receivedAt);

  it('says when which body of this call was received', () => {
    fc.assert(
      fc.property(hash, fc.integer({ min: 0, max: 15 * minute }), (bodyHash, ageMs) => {
        const receipt = { receivedAt: receivedAt - ageMs, bodyHash };
        expect(tickets.read(tickets.issue(call, receipt), call)).toEqual(receipt);
      }),
    );
  });

  it('is the same text in every version: gateways are replaced one after the other', () => {
    const bodyHash = 'b'.repeat(43);
    const signed = [call.userId, call.method, call.path, receivedAt, bodyHash].join('\n');
    const signature = createMac('a secret of the tests', 'receipt-ticket').sign(signed);
    expect(tickets.issue(call, { receivedAt, bodyHash })).toBe(
      [receivedAt.toString(36), bodyHash, signature].join('.'),
    );
  });

  it('is none with any one character changed', () => {
    const text = tickets.issue(call, { receivedAt, bodyHash: 'b'.repeat(43) });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '7', '.', '_'), (at, character) => {
        fc.pre(text[at] !== character);
        const forged = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
        expect(tickets.read(forged, call)).toBeNull();
      }),
    );
  });

  it.each([
    ['another method', { method: 'POST' }],
    ['another path', { path: '/api/exams/attempts/a2/answers' }],
    ['another user', { userId: 'b'.repeat(24) }],
  ])('is none for %s', (_, other) => {
    const text = tickets.issue(call, { receivedAt, bodyHash: 'b'.repeat(43) });
    expect(tickets.read(text, { ...call, ...other })).toBeNull();
  });

  it('is none under another secret', () => {
    const text = tickets.issue(call, { receivedAt, bodyHash: 'b'.repeat(43) });
    expect(ticketsAt(receivedAt, 'another secret').read(text, call)).toBeNull();
  });

  it('counts for 15 minutes, also at another gateway', () => {
    const receipt = { receivedAt, bodyHash: 'b'.repeat(43) };
    const text = tickets.issue(call, receipt);
    expect(ticketsAt(receivedAt + 15 * minute).read(text, call)).toEqual(receipt);
    expect(ticketsAt(receivedAt + 15 * minute + 1).read(text, call)).toBeNull();
    expect(ticketsAt(receivedAt - 30_000).read(text, call)).toEqual(receipt);
    expect(ticketsAt(receivedAt - 30_001).read(text, call)).toBeNull();
  });

  it('is none with anything before or after it, or without one of its parts', () => {
    const text = tickets.issue(call, { receivedAt, bodyHash: 'b'.repeat(43) });
    const [time = '', bodyHash = '', signature = ''] = text.split('.');
    const others = ['', time, `${time}.${bodyHash}`, `${bodyHash}.${signature}`, `.${bodyHash}.${signature}`];
    for (const other of [...others, `-${text}`, ` ${text}`, `${text}x`, `${text}.`, `${text}\n`]) {
      expect(tickets.read(other, call)).toBeNull();
    }
  });

  it('is none for a call whose parts only read the same one after the other', () => {
    const bodyHash = 'b'.repeat(43);
    const numbered = { ...call, path: '/api/exams/attempts/1' };
    const [time = '', ...rest] = tickets.issue(numbered, { receivedAt, bodyHash }).split('.');
    const shorter = { ...call, path: '/api/exams/attempts/' };
    const laterTime = Number(`1${receivedAt}`).toString(36);
    const later = ticketsAt(Number(`1${receivedAt}`));
    expect(time).not.toBe(laterTime);
    expect(later.read([laterTime, ...rest].join('.'), shorter)).toBeNull();
    const text = tickets.issue({ ...call, userId: 'aP', method: 'UT' }, { receivedAt, bodyHash });
    expect(tickets.read(text, { ...call, userId: 'a', method: 'PUT' })).toBeNull();
  });

  it('is none after two others of its call, so that nobody chooses among many bodies later', () => {
    const [first = '', second = '', third = ''] = ['1', '2', '3'].map((digit) =>
      tickets.issue(call, { receivedAt, bodyHash: digit.repeat(43) }),
    );
    // The ticket of the third body is issued a second time.
    expect(tickets.issue(call, { receivedAt, bodyHash: '3'.repeat(43) })).toBe(third);
    expect([first, second, third].map((text) => tickets.read(text, call) !== null)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
