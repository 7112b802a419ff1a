import type { ClientRequest, IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { UpstreamStatus } from './upstream.ts';

const answer = z.object({
  status: z.enum(['ready', 'degraded', 'not ready']),
  degraded: z.array(z.string()),
});

const answerWithinMs = 2_000;

/** The answer of a service's `/statusz`; null when there is none in time, or none that can be read. */
export function readStatus(probe: ClientRequest): Promise<UpstreamStatus | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => probe.destroy(new Error('no answer in time')), answerWithinMs);
    const finish = (status: UpstreamStatus | null): void => {
      clearTimeout(timer);
      resolve(status);
    };
    probe.once('error', () => finish(null));
    probe.once('response', (incoming) => {
      readJson(incoming).then(
        (body) => finish(answer.safeParse(body).data ?? null),
        () => finish(null),
      );
    });
    probe.end();
  });
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
}
