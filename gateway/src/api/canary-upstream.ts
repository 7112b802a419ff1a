import { isDeepStrictEqual } from 'node:util';
import { isInCanary } from '@pathshala/releases/choose-version';
import { endCanaryOf } from '@pathshala/releases/release';
import { Rejection } from '@pathshala/releases/rejection';
import type { GatewayMetrics } from '@pathshala/service-kit/telemetry/gateway-metrics';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { ServiceCanary, StoreRegistry } from '../site/store-registry.ts';
import type { ApiContext } from './api-context.ts';
import type { ForwardedCall, Upstream } from './upstream.ts';
import { userIdOf } from './user-id-of.ts';

interface CanaryDependencies {
  readonly releases: Pick<StoreRegistry, 'canaryOf' | 'store'>;
  /** Opens the replicas of a version. */
  readonly open: (urls: readonly string[]) => Upstream;
  readonly metrics?: Pick<GatewayMetrics, 'observeVersion'> | undefined;
  readonly log: Logger;
  readonly now?: () => number;
}

/** Milliseconds for which a version whose replicas fail gets no calls. */
const pauseMs = 5_000;
/** Milliseconds after which counted calls have half their weight. */
const halfLifeMs = 60_000;

/** A canary ends when so many of its calls were counted, and this share failed, and this factor more than of the live version. */
const stopRule = { calls: 50, share: 0.02, factor: 2 };

/**
 * A service of which a share of the callers gets another version: the same students until the canary ends, visitors by
 * their network, and the calls of the gateway itself never. Without a canary a call costs one comparison more.
 */
export function canaryUpstream(live: Upstream, dependencies: CanaryDependencies): Upstream {
  const { releases } = dependencies;
  let trial: Trial | null = null;
  return {
    ...live,
    forward(call) {
      const canary = releases.canaryOf(live.name);
      if (canary === null) return live.forward(call);
      if (trial?.canary !== canary) trial = trialOf({ live, canary, previous: trial }, dependencies);
      trial.forward(call);
    },
  };
}

interface Trial {
  readonly canary: ServiceCanary;
  readonly candidate: Upstream;
  forward(call: ForwardedCall): void;
}

interface TrialOptions {
  readonly live: Upstream;
  readonly canary: ServiceCanary;
  readonly previous: Trial | null;
}

/** A change of another part reads the same canary again: what was counted stays. */
function trialOf(options: TrialOptions, dependencies: CanaryDependencies): Trial {
  const { canary, previous } = options;
  const isSame = previous !== null && isDeepStrictEqual(previous.canary, canary);
  return isSame ? { ...previous, canary } : openTrial(options, dependencies);
}

function openTrial({ live, canary, previous }: TrialOptions, dependencies: CanaryDependencies): Trial {
  const { open, now = Date.now } = dependencies;
  const { name } = live;
  const { urls = [] } = canary;
  const isSame = previous !== null && String(previous.canary.urls) === String(urls);
  // A share that grows keeps the connections.
  const candidate = isSame ? previous.candidate : open(urls);
  const score = keepScore(name, canary, dependencies);
  let pausedUntil = 0;

  function sendToLive(call: ForwardedCall): void {
    const startedAt = performance.now();
    call.response.once('finish', () => score.count('live', call.response.statusCode, startedAt));
    live.forward(call);
  }

  function sendToCandidate(call: ForwardedCall): void {
    const startedAt = performance.now();
    const { request, response } = call;
    let hasFailed = false;
    response.once('finish', () => {
      if (!hasFailed) score.count('candidate', response.statusCode, startedAt);
    });
    candidate.forward({
      ...call,
      fail(error, body) {
        hasFailed = true;
        pausedUntil = now() + pauseMs;
        if (!response.destroyed) score.count('candidate', 503, startedAt);
        const mayRepeat = request.method === 'GET' && !response.headersSent && !response.destroyed;
        if (mayRepeat) sendToLive(call);
        else call.fail(error, body);
      },
    });
  }

  return {
    canary,
    candidate,
    forward(call) {
      const caller = callerOf(call);
      const mayGet = caller !== null && !score.hasEnded() && pausedUntil <= now();
      if (mayGet && isInCanary(name, canary, caller)) sendToCandidate(call);
      else sendToLive(call);
    },
  };
}

type Side = 'candidate' | 'live';

interface Score {
  count(side: Side, status: number, startedAt: number): void;
  hasEnded(): boolean;
}

/** Counts what both versions answer, and ends the canary in the store when its version fails. */
function keepScore(service: string, canary: ServiceCanary, dependencies: CanaryDependencies): Score {
  const { metrics, log, releases, now = Date.now } = dependencies;
  const { version } = canary;
  const counts = { candidate: createCount(now), live: createCount(now) };
  let hasEnded = false;

  async function end(): Promise<void> {
    const reason = `${(counts.candidate.share() * 100).toFixed(1)} % of its calls failed`;
    log.warn({ service, version, reason }, 'a canary fails and ends');
    const author = () => ({ by: 'gateway', at: new Date().toISOString() });
    try {
      await endCanaryOf({ store: releases.store, author }, { name: service, version, reason });
    } catch (error) {
      // Another gateway or an operator was faster.
      if (!(error instanceof Rejection))
        log.error({ err: error, service, version }, 'the end of a canary could not be stored');
    }
  }

  return {
    count(side, status, startedAt) {
      const seconds = (performance.now() - startedAt) / 1000;
      metrics?.observeVersion({ service, version: side === 'live' ? 'live' : version, status, seconds });
      counts[side].add(status >= 500);
      if (hasEnded || !isFailing(counts)) return;
      hasEnded = true;
      void end();
    },
    hasEnded: () => hasEnded,
  };
}

/** Null: the gateway itself calls. */
function callerOf({ response }: ForwardedCall): string | null {
  const { locals } = response as { readonly locals?: ApiContext };
  return locals === undefined ? null : (userIdOf(locals) ?? locals.address);
}

interface Count {
  add(isFailure: boolean): void;
  calls(): number;
  share(): number;
}

function createCount(now: () => number): Count {
  let calls = 0;
  let failures = 0;
  let halvedAt = now();
  return {
    add(isFailure) {
      if (now() - halvedAt >= halfLifeMs) {
        calls /= 2;
        failures /= 2;
        halvedAt = now();
      }
      calls += 1;
      if (isFailure) failures += 1;
    },
    calls: () => calls,
    share: () => (calls === 0 ? 0 : failures / calls),
  };
}

function isFailing({ candidate, live }: Readonly<Record<Side, Count>>): boolean {
  const share = candidate.share();
  return (
    candidate.calls() >= stopRule.calls && share >= stopRule.share && share >= stopRule.factor * live.share()
  );
}
