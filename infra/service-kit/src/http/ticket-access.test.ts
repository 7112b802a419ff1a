import { defineRoute } from '@pathshala/contract-kit/route';
import type { Identity, Ticket } from '../identity/identity.ts';
import { visitorAt } from '../identity/visitor.ts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { applyTicket, requireResolved, ticketParameterOf, type IsTicketRevoked } from './ticket-access.ts';

const ticket: Ticket = {
  userId: 'student1',
  subjects: ['attempt1', 'attempt2'],
  issuedAt: 1_800_000_000_000,
};
const visitor: Identity = visitorAt('203.0.113.7');
const receipt = { receivedAt: 1_800_000_000_000 };
const holder: Identity = { ...visitor, ticket, receipt, isUnresolved: true };
const declared = { method: 'put', path: '/attempts/{id}', summary: 's', answer: z.object({}) } as const;
const withTicket = defineRoute({ ...declared, access: 'student', ticket: 'params.id' });
const isRevoked = async () => false;

describe('the holder of a ticket', () => {
  const seenAs = (id: unknown, changes: { route?: typeof withTicket; revoked?: IsTicketRevoked } = {}) =>
    applyTicket(
      changes.route ?? withTicket,
      { identity: holder, params: { id } },
      changes.revoked ?? isRevoked,
    );

  it('is its student, without a name or a session, for each id that the ticket names', async () => {
    const asStudent = {
      role: 'student',
      userId: 'student1',
      username: null,
      name: null,
      email: null,
      sessionKey: null,
      address: '203.0.113.7',
      receipt,
    };
    expect(await seenAs('attempt1')).toStrictEqual(asStudent);
    expect(await seenAs('attempt2')).toStrictEqual(asStudent);
  });

  it('is a visitor for every other id', async () => {
    for (const id of ['attempt3', '', undefined, ['attempt1']]) expect(await seenAs(id)).toBe(holder);
  });

  it('is a visitor where the sessions of the student were ended on purpose', async () => {
    const asked = vi.fn<IsTicketRevoked>(async () => true);
    expect(await seenAs('attempt1', { revoked: asked })).toBe(holder);
    expect(asked).toHaveBeenCalledWith(ticket);
  });

  it('is a visitor on routes that take no tickets, and in services that cannot say whether one was revoked', async () => {
    const route = defineRoute({ ...declared, access: 'student' });
    const call = { identity: holder, params: { id: 'attempt1' } };
    expect(await applyTicket(route, call, isRevoked)).toBe(holder);
    expect(await applyTicket(withTicket, call, undefined)).toBe(holder);
  });

  it('is nobody else than who calls where there is no ticket', async () => {
    const call = { identity: visitor, params: { id: 'attempt1' } };
    expect(await applyTicket(withTicket, call, isRevoked)).toBe(visitor);
  });

  it('is checked by the parameter that the route names', () => {
    expect(ticketParameterOf('params.attemptId')).toBe('attemptId');
  });
});

describe('a caller whose session cannot be checked', () => {
  const unresolved: Identity = { ...visitor, isUnresolved: true };
  const resultOf = (route: object, caller = unresolved): unknown => {
    try {
      requireResolved(defineRoute({ ...declared, method: 'get', access: 'visitor', ...route }), caller);
      return null;
    } catch (error) {
      return error;
    }
  };
  const refusal = {
    kind: 'unavailable',
    code: 'common.unavailable',
    detail: { retryAfterSeconds: 2 },
  };

  it('reads what is public', () => {
    expect(resultOf({})).toBeNull();
    expect(resultOf({ changesState: false })).toBeNull();
  });

  it('is asked to call again where it matters who calls, or something changes', () => {
    for (const route of [{ access: 'student' }, { access: 'admin', permission: 'marking' }]) {
      expect(resultOf(route)).toMatchObject(refusal);
    }
    expect(resultOf({ method: 'post' })).toMatchObject(refusal);
    expect(resultOf({ changesState: true })).toMatchObject(refusal);
  });

  it('is no visitor without a session, and no student with one', () => {
    for (const caller of [visitor, { ...visitor, role: 'student', userId: 'student1' } as const]) {
      expect(resultOf({ access: 'student', method: 'post' }, caller)).toBeNull();
    }
  });
});
