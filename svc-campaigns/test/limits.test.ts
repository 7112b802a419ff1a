import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import { startCampaigns } from './service.ts';

const paths = [
  ['post', '/examcampaigns/register'],
  ['put', `/campaign/campaigns/${'c0'.repeat(12)}/register`],
] as const;

describe('a classroom behind one address', () => {
  it('has room for 300 registrations of both kinds in ten minutes, and no more', async () => {
    await using service = await startCampaigns();
    const room = service.client.as({ role: 'visitor', address: '203.0.113.7' });
    const knock = async (call: number) => {
      const [method, path] = paths[call % 2] ?? paths[0];
      return (await room[method](path, {})).status;
    };
    const statuses = await Promise.all(Array.from({ length: 300 }, (_, call) => knock(call)));
    expect(statuses).not.toContain(429);
    expect([await knock(0), await knock(1)]).toEqual([429, 429]);
    service.clock.advance(10 * 60_000);
    expect(await knock(0)).not.toBe(429);
  });

  it('can register while nothing can be counted', async () => {
    const increment = async () => Promise.reject(new Error('the store is away'));
    await using service = await startTestService(createService, {
      replace: ({ keyValue }) => ({ keyValue: { ...keyValue, increment } }),
    });
    for (const [method, path] of paths) {
      expect((await service.client.visitor[method](path, {})).status).toBe(400);
    }
  });
});
