import { defineRoute, type Access } from '@pathshala/contract-kit/route';
import type { Identity } from '../identity/identity.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyParticipant } from './participant-access.ts';

const until = Date.parse('2026-01-15T12:00:00.000Z');
const participant: Identity = {
  role: 'participant',
  userId: 'registration1',
  username: null,
  name: 'Nusrat',
  email: 'nusrat@example.com',
  participation: { registrationId: 'registration1', campaignId: 'campaign1', until },
  sessionKey: 'session',
  address: '203.0.113.7',
};
const route = (access: Access, isForParticipants?: true) =>
  defineRoute({
    method: 'get',
    path: '/things',
    access,
    ...(isForParticipants === undefined ? {} : { participant: isForParticipants }),
    summary: 's',
    answer: z.object({}),
  });
const seenAs = (called: ReturnType<typeof route>, now: number, caller = participant): unknown => {
  try {
    return applyParticipant(called, caller, now);
  } catch (error) {
    return error;
  }
};

describe('a participant', () => {
  it('is itself on the routes that are declared for it, until its time is over', () => {
    expect(seenAs(route('student', true), until - 1)).toBe(participant);
    expect(seenAs(route('student', true), until)).toMatchObject({
      kind: 'unauthenticated',
      code: 'common.unauthenticated',
    });
  });

  it('is refused on all others', () => {
    for (const access of ['student', 'admin', 'gateway', { self: 'params.id' }] as const) {
      expect(seenAs(route(access), until - 1)).toMatchObject({ kind: 'forbidden', code: 'common.forbidden' });
      expect(seenAs(route(access), until)).toMatchObject({ kind: 'unauthenticated' });
    }
  });

  it('is a visitor on public routes, also later, whose session a log-out still ends', () => {
    const asVisitor = {
      role: 'visitor',
      userId: null,
      username: null,
      name: null,
      email: null,
      sessionKey: 'session',
      address: '203.0.113.7',
    };
    expect(seenAs(route('visitor'), until - 1)).toStrictEqual(asVisitor);
    expect(seenAs(route('visitor', true), until + 1)).toStrictEqual(asVisitor);
  });

  it('has no time where none is stated', () => {
    const { participation: _none, ...withoutTime } = participant;
    expect(seenAs(route('student', true), until - 1, withoutTime)).toMatchObject({ kind: 'unauthenticated' });
  });
});

it.each(['visitor', 'student', 'admin'] as const)('nothing changes for the role %s', (role) => {
  const caller = { ...participant, role };
  for (const called of [route('visitor'), route('student'), route('student', true)]) {
    expect(seenAs(called, until, caller)).toBe(caller);
  }
});
