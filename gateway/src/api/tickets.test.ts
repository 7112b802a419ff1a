import { describe, expect, it } from 'vitest';
import { createTickets, type IssuedTicket } from './tickets.ts';

const issuedAt = 1_800_000_000_000;
const ticket: IssuedTicket = {
  userId: 'a'.repeat(24),
  subjects: ['b'.repeat(24), 'c'.repeat(24)],
  issuedAt,
  expiresAt: issuedAt + 60_000,
  marker: '0_-z'.repeat(4),
};

describe('tickets', () => {
  const tickets = createTickets('a secret of the tests', () => issuedAt);

  it('are short, and read as they were issued', () => {
    const text = tickets.issue(ticket) ?? '';
    expect(text).toMatch(/^[\w.~-]{1,132}$/);
    expect(tickets.read(text)).toEqual(ticket);
    expect(createTickets('another secret', () => issuedAt).read(text)).toBeNull();
  });

  it.each([
    { subjects: ['a~b'] },
    { subjects: ['a.b'] },
    { subjects: [''] },
    { userId: 'a b' },
    { marker: 'ক' },
  ])('are not issued with %j', (part) => {
    expect(tickets.issue({ ...ticket, ...part })).toBeNull();
  });
});
