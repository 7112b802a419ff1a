import { describe, expect, it } from 'vitest';
import { createNoteService, noteWritten, ownerRenamed } from '../../test/note-service.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { measureEvents } from './measure-events.ts';

const measured = ({ running, platform }: Awaited<ReturnType<typeof startTestService>>) => ({
  definition: running.definition,
  platform,
  lateJobs: { lateness: () => 12 },
});

describe('the figures on events', () => {
  it('tell how long the oldest event waits, how often a reaction failed and what is parked', async () => {
    const metrics = createMetrics();
    const service = await startTestService(createNoteService, {
      metrics,
      replace: ({ bus }) => ({ bus: { ...bus, publish: refusing((message) => bus.publish(message)) } }),
    });
    await service.client.as({ role: 'student' }).post('/notes', { text: 'stays' });
    service.clock.advance(90_000);
    await measureEvents(measured(service), metrics).run();
    await expect(service.emit(ownerRenamed, { owner: 'x', name: 'nobody' })).rejects.toThrow('nobody');
    const { text } = await metrics.expose();
    expect(text).toMatch(/pathshala_outbox_age_seconds\{service="svc-notes"\} (89|90)/);
    expect(text).toContain('pathshala_outbox_length{service="svc-notes"} 1');
    expect(text).toContain('pathshala_event_retries_total{queue="svc-notes.events"} 1');
    expect(text).toContain('pathshala_dead_letters{queue="svc-notes.events"} 0');
    expect(text).toContain('pathshala_queue_length{queue="svc-notes.events"} 0');
    expect(text).toContain('pathshala_jobs_late_seconds{service="svc-notes"} 12');
    metrics.close();
    await service.stop();
  });

  it('count the wait of an event that was stamped by a clock ahead of ours from when it was first seen', async () => {
    const metrics = createMetrics();
    const service = await startTestService(createNoteService, {
      replace: ({ bus }) => ({ bus: { ...bus, publish: refusing((message) => bus.publish(message)) } }),
    });
    service.clock.advance(3_600_000);
    await service.client.as({ role: 'student' }).post('/notes', { text: 'of tomorrow' });
    service.clock.advance(-3_600_000);
    const job = measureEvents(measured(service), metrics);
    await job.run();
    service.clock.advance(60_000);
    await job.run();
    expect((await metrics.expose()).text).toMatch(/pathshala_outbox_age_seconds\{service="svc-notes"\} 60/);
    metrics.close();
    await service.stop();
  });
});

/** The broker takes everything but what this service says itself. */
function refusing(publish: (message: never) => Promise<void>) {
  return (message: { routingKey: string }): Promise<void> =>
    message.routingKey === noteWritten.name ? Promise.reject(new Error('away')) : publish(message as never);
}
