import { describe, expect, it } from 'vitest';
import { createMac } from '../http/mac.ts';
import { createTickets, type IssuedTicket } from './tickets.ts';

const issuedAt = 1_800_000_000_000;
const ticket: IssuedTicket = {
  userId: 'a'.repeat(24),
  subjects: ['b'.repeat(24), 'c'.repeat(24)],
  issuedAt,
  expiresAt: issuedAt + 60_000,
  marker: '0_-z'.repeat(4),
};

const secret = 'a secret of the tests';

describe('tickets', () => {
  const tickets = createTickets(secret, () => issuedAt);

  it('are short, and read as they were issued', () => {
    const text = tickets.issue(ticket) ?? '';
    expect(text).toMatch(/^[\w.~-]{1,132}$/);
    expect(tickets.read(text)).toEqual(ticket);
    expect(createTickets('another secret', () => issuedAt).read(text)).toBeNull();
  });

  it('are the same text in every version: gateways are replaced one after the other', () => {
    const [from, until] = [issuedAt.toString(36), (issuedAt + 60_000).toString(36)];
    const payload = [ticket.userId, ticket.marker, from, until, ...ticket.subjects].join('~');
    const text = `${payload}.${createMac(secret, 'session-ticket', 22).sign(payload)}`;
    expect(tickets.issue(ticket)).toBe(text);
    expect(tickets.read(text)).toEqual(ticket);
  });

  it('are none where there is no text, or one without a signature of ours', () => {
    const text = tickets.issue(ticket) ?? '';
    const [payload = '', signature = ''] = text.split('.');
    const others = [undefined, '', '.', payload, signature, `${payload}.`, `.${signature}`];
    for (const other of [...others, `${text}.`, `${text}.x`, `x.${text}`, `.${text}`]) {
      expect(tickets.read(other)).toBeNull();
    }
  });

  it('are none with any one character changed', () => {
    const text = tickets.issue(ticket) ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const forged = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      expect(tickets.read(forged)).toBeNull();
    }
  });

  it('count until they expire, also where they were read before, and at another gateway', () => {
    let now = issuedAt;
    const one = createTickets(secret, () => now);
    const text = one.issue(ticket) ?? '';
    expect(one.read(text)).toEqual(ticket);
    now = ticket.expiresAt - 1;
    expect(one.read(text)).toEqual(ticket);
    expect(createTickets(secret, () => now).read(text)).toEqual(ticket);
    now = ticket.expiresAt;
    expect(one.read(text)).toBeNull();
    expect(createTickets(secret, () => now).read(text)).toBeNull();
  });

  it('are verified once, since they come with every call of an exam', () => {
    const one = createTickets(secret, () => issuedAt);
    const text = one.issue(ticket) ?? '';
    expect(one.read(text)).toBe(one.read(text));
  });

  it('may name no subject, and have at most a thousand characters', () => {
    expect(tickets.read(tickets.issue({ ...ticket, subjects: [] }) ?? '')).toEqual({
      ...ticket,
      subjects: [],
    });
    const length = tickets.issue({ ...ticket, subjects: ['s'] })?.length ?? 0;
    const full = { ...ticket, subjects: ['s'.repeat(1001 - length)] };
    expect(tickets.issue(full)).toHaveLength(1000);
    expect(tickets.read(tickets.issue(full) ?? '')).toEqual(full);
    const tooLong = { ...ticket, subjects: ['s'.repeat(1002 - length)] };
    expect(tickets.read(tickets.issue(tooLong) ?? '')).toBeNull();
  });

  it.each([
    { subjects: ['a~b'] },
    { subjects: ['a.b'] },
    { subjects: [''] },
    { userId: 'a b' },
    { userId: ' a' },
    { userId: '' },
    { marker: 'ক' },
  ])('are not issued with %j', (part) => {
    expect(tickets.issue({ ...ticket, ...part })).toBeNull();
  });
});
