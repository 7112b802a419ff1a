import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { heldStream } from '@pathshala/contract-kit/held-stream';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { z } from 'zod';
import { errors, sendError, tooMany } from '../../http/error-response.ts';
import type { ApiMiddleware, ApiResponse } from '../api-context.ts';
import { callUpstream, type OwnAnswer } from '../call-upstream.ts';
import { forwardedHeaders } from '../forwarded-headers.ts';
import type { Upstream } from '../upstream.ts';
import { userIdOf } from '../user-id-of.ts';
import { readBroadcasts } from './read-broadcasts.ts';
import { createHeldStreams } from './held-streams.ts';

interface StreamHolderDependencies {
  readonly signer: IdentitySigner;
  readonly log: Logger;
  readonly now: () => number;
}

export interface StreamHolder {
  readonly answer: ApiMiddleware;
  /** Ends all streams, and what feeds them. */
  end(): void;
}

const answerTimeoutMs = 15_000;
const retryAfterSeconds = 60;

/** Read for what holding needs; what the service says to the page passes as it is. */
const held = heldStream(z.unknown());

/**
 * Answers the routes that a contract declares with `held`: the service checks each caller and says what the stream is
 * about, in one short call; the stream itself costs the service nothing.
 */
export function createStreamHolder(dependencies: StreamHolderDependencies): StreamHolder {
  const { now } = dependencies;
  const streams = createHeldStreams(now);
  const feeds = new Map<Upstream, () => void>();
  let isOver = false;

  function feed(upstream: Upstream): void {
    if (isOver || feeds.has(upstream)) return;
    const onBroadcasts: Parameters<typeof readBroadcasts>[0]['onBroadcasts'] = (broadcasts) => {
      for (const { topic, data } of broadcasts)
        streams.deliver(topicIn(upstream, topic), JSON.stringify(data));
    };
    feeds.set(upstream, readBroadcasts({ ...dependencies, upstream, onBroadcasts }));
  }

  async function open(request: IncomingMessage, response: ApiResponse, upstream: Upstream): Promise<void> {
    const caller = userIdOf(response.locals) ?? response.locals.address;
    if (!streams.hasRoom(caller)) return sendError(response, tooMany(retryAfterSeconds));
    // The feed starts before the service is asked, so that no later event is missed.
    feed(upstream);
    const answer = await askService(request, response, { ...dependencies, upstream });
    if (response.destroyed || answer === null) return;
    response.setHeader('cache-control', 'no-store');
    if (answer.status !== 200) return forward(response, answer);
    const { topics, first } = held.parse(JSON.parse(answer.content.toString()));
    const names = topics.map((topic) => topicIn(upstream, topic));
    streams.hold(response, { topics: names, first: JSON.stringify(first), caller });
  }

  return {
    answer(request, response, next) {
      const { upstream, target } = response.locals;
      const isHeld = upstream?.isHeld?.(request.method, target.path.slice('/api'.length)) === true;
      return upstream !== null && isHeld ? open(request, response, upstream) : next();
    },
    end() {
      isOver = true;
      for (const stop of feeds.values()) stop();
      streams.end();
    },
  };
}

const topicIn = ({ name }: Upstream, topic: string): string => `${name} ${topic}`;

interface Asking extends Pick<StreamHolderDependencies, 'log'> {
  readonly upstream: Upstream;
}

/** Returns null if the service did not answer; the error is sent to the caller already. */
async function askService(
  request: IncomingMessage,
  response: ApiResponse,
  { upstream, log }: Asking,
): Promise<OwnAnswer | null> {
  const { identity, requestId, traceparent, target } = response.locals;
  const headers = forwardedHeaders(request.headers, { identity, requestId, traceparent, codings: [] });
  const path = `${target.path.slice('/api'.length)}${target.search}`;
  // The service answers with JSON.
  const call = {
    method: 'GET',
    path,
    headers: { ...headers, accept: '*/*' },
    timeoutMs: answerTimeoutMs,
  } as const;
  try {
    return await callUpstream(upstream, call);
  } catch (error) {
    log.warn({ err: error, upstream: upstream.name, requestId }, 'a service failed');
    sendError(response, errors.unavailable);
    return null;
  }
}

function forward(response: ApiResponse, { status, headers, content }: OwnAnswer): void {
  const passing: OutgoingHttpHeaders = {};
  for (const name of ['content-type', 'retry-after', 'set-cookie'])
    if (headers[name] !== undefined) passing[name] = headers[name];
  response.writeHead(status, passing).end(content);
}
