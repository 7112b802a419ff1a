import { defineRoute, type Access } from '@pathshala/contract-kit/route';
import { handle, type BoundRoute } from '../src/http/handler.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createNoteService } from './note-service.ts';

const answer = z.object({
  role: z.string(),
  userId: z.string().nullable(),
  hasSession: z.boolean(),
  campaignId: z.string().optional(),
});

/** Answers who calls, as its handler sees it. */
function route(path: `/${string}`, access: Access, participant?: true): BoundRoute {
  const permission = access === 'admin' ? { permission: 'things' } : {};
  const declared = participant === true ? { participant } : {};
  return handle(
    defineRoute({ method: 'get', path, access, ...permission, ...declared, summary: 's', answer }),
    async ({ identity: { role, userId, sessionKey, participation } }) => ({
      role,
      userId,
      hasSession: sessionKey !== null,
      campaignId: participation?.campaignId,
    }),
  );
}

const start = (routes: readonly BoundRoute[]) =>
  startTestService((platform) => ({ ...createNoteService(platform), routes }));

describe('a participant', () => {
  const participation = { registrationId: 'r1', campaignId: 'c1', until: Date.UTC(2100, 0, 1) };
  const participant = { role: 'participant', userId: 'r1', participation } as const;

  it('calls what is declared for it, is a visitor on public routes and is refused everywhere else [CMP-05]', async () => {
    const service = await start([
      route('/sit', 'student', true),
      route('/public', 'visitor'),
      route('/own', 'student'),
      route('/admin', 'admin'),
    ]);
    const client = service.client.as(participant);
    expect((await client.get('/sit')).body).toMatchObject({
      role: 'participant',
      userId: 'r1',
      campaignId: 'c1',
    });
    // The client has its session, which a log-in or a log-out ends.
    expect((await client.get('/public')).body).toEqual({ role: 'visitor', userId: null, hasSession: true });
    for (const path of ['/own', '/admin'])
      expect(await client.get(path)).toMatchObject({ status: 403, body: { code: 'common.forbidden' } });
    await service.stop();
  });

  it('is nobody when its time is over', async () => {
    const service = await start([route('/sit', 'student', true), route('/public', 'visitor')]);
    const late = { ...participant, participation: { ...participation, until: service.clock.now() } };
    const client = service.client.as(late);
    expect((await client.get('/sit')).status).toBe(401);
    expect((await client.get('/public')).status).toBe(200);
    await service.stop();
  });

  it('is walked over every route', async () => {
    const service = await start([route('/sit', 'student', true), route('/own', 'student')]);
    expect(await walkAccess(service)).toEqual([]);
    await service.stop();
  });

  it('cannot be declared where no student may call', async () => {
    for (const access of ['visitor', 'admin'] as const)
      await expect(start([route('/sit', access, true)])).rejects.toThrow('is for participants');
  });
});
