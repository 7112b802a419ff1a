import { setTimeout as wait } from 'node:timers/promises';
import type { ChaosSite } from './chaos-site.ts';
import { openExam, saveOf, type Sitting } from './sit.ts';

export interface Canary {
  /** Saves once through the gateway with this number, without a repeat. */
  save(gateway: number): Promise<boolean>;
}

/** A student who saves and never submits: what was acknowledged is checked like everybody's. */
export async function createCanary(sitting: Sitting): Promise<Canary> {
  const { client, logIn } = sitting.sitter;
  const open = async () => {
    const opened = await openExam(sitting);
    if (opened === null) throw new Error('the exam of the canary is over');
    return { ...opened, seq: opened.attempt.savedSeq };
  };
  let exam = await open();
  return {
    async save(gateway) {
      exam.seq += 1;
      const status = await client.askOnce(saveOf(sitting, exam.attempt.attemptId, exam), gateway);
      if (status === 401) await logIn();
      // The stores were set back to a moment before its start.
      if (status === 404) exam = await open();
      return status === 200;
    },
  };
}

interface ServiceStatus {
  readonly status: string;
  readonly degraded: readonly string[];
}

interface Status {
  readonly 'key-value': boolean;
  readonly services?: Readonly<Record<string, ServiceStatus>>;
}

const isWhole = ({ status, degraded }: ServiceStatus): boolean =>
  ['ready', 'degraded'].includes(status) && degraded.every((part) => part === 'writes');

const withinMs = 60_000;
const lookEveryMs = 40;

/**
 * Resolves with the milliseconds until every gateway says that every service is ready, and a save of a student is answered at
 * once through each of them. A service notices by a probe that its disk takes writes again: the save is asked, not that probe.
 */
export async function untilSteady(site: ChaosSite, canary: Canary): Promise<number | null> {
  const begunAt = performance.now();
  while (performance.now() - begunAt < withinMs) {
    const steady = await Promise.all(
      site.gateways.map(async ({ url }, index) => (await isReady(url)) && (await canary.save(index))),
    );
    if (steady.every(Boolean)) return performance.now() - begunAt;
    await wait(lookEveryMs);
  }
  return null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/statusz`, { signal: AbortSignal.timeout(2000) });
    const { services = {}, 'key-value': isStoreUp } = (await answer.json()) as Status;
    const all = Object.values(services);
    return isStoreUp && all.length > 0 && all.every(isWhole);
  } catch {
    // It does not listen, or the connection was cut.
    return false;
  }
}
