import { z } from 'zod';
import { defineRoute } from './route.ts';

/** The answer of a route with `held`: its reader gets `first` at once, and then what is published for the topics. */
export function heldStream<First extends z.ZodType>(first: First) {
  return z.object({ topics: z.array(z.string().min(1)).min(1).max(4), first });
}

/** `data` goes to everybody who reads the topic. */
export const broadcast = z.object({ topic: z.string(), data: z.unknown() });

export type Broadcast = z.infer<typeof broadcast>;

/**
 * The broadcasts of a service that has a route with `held`, one stream for each gateway: each event is a list of them.
 * Not in the list of `http.ts`: it is no part of the public API, and its path is under no prefix of a service.
 */
export const watchBroadcasts = defineRoute({
  method: 'get',
  path: '/internal/broadcasts',
  access: 'gateway',
  trusted: true,
  summary: 'What the gateway sends to the readers of the streams that it holds: server-sent events',
  answer: z.array(broadcast),
});
