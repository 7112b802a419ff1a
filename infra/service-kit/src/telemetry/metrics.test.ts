import { afterEach, describe, expect, it } from 'vitest';
import { countMailGivenUp } from '../mail/mail-failure.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let metrics: Metrics;
afterEach(() => metrics.close());

describe('the metrics', () => {
  it('count requests by service, route and outcome', async () => {
    metrics = createMetrics();
    metrics.observeRequest('svc-exams', { route: 'get /exams/{id}', status: 200, seconds: 0.003 });
    metrics.observeRequest('svc-exams', { route: 'get /exams/{id}', status: 200, seconds: 0.3 });
    metrics.observeRequest('svc-exams', { route: 'get /exams/{id}', status: 404, seconds: 0.001 });
    metrics.setOutboxAge('svc-exams', 1.5);
    metrics.countRetry('svc-exams.events');
    metrics.setDeadLetters('svc-exams.events', 2);
    const { text, contentType } = await metrics.expose();
    const count = 'pathshala_http_request_duration_seconds_count{service="svc-exams",route="get /exams/{id}"';
    expect(text).toContain(`${count},status="200"} 2`);
    expect(text).toContain(`${count},status="404"} 1`);
    expect(text).toContain('pathshala_outbox_age_seconds{service="svc-exams"} 1.5');
    expect(text).toContain('pathshala_event_retries_total{queue="svc-exams.events"} 1');
    expect(text).toContain('pathshala_dead_letters{queue="svc-exams.events"} 2');
    expect(text).toMatch(/^pathshala_event_loop_lag_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7}/m);
    expect(contentType).toContain('text/plain');
  });

  it('count by service the mails that are given up', async () => {
    metrics = createMetrics();
    countMailGivenUp('svc-of-this-test');
    countMailGivenUp('svc-of-this-test');
    const { text } = await metrics.expose();
    expect(text).toContain('pathshala_mails_given_up_total{service="svc-of-this-test"} 2');
  });
});
