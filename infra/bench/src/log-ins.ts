import { setTimeout as wait } from 'node:timers/promises';
import { restAndLoad, type RestAndLoad } from './alternating.ts';
import { Connection } from './connection.ts';
import { startPacer, type Pacer } from './pacer.ts';
import { asPlayers, expectStatus, requestOf, type Player } from './player.ts';
import { resourceRequest, saveRequest, startAttempt, type Exam, type OpenAttempt } from './sitting.ts';
import { formatSpread, percentile, spreadOf, type Spread } from './statistics.ts';

/** The latencies of all rounds, in milliseconds. */
interface ReadLatencies {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

interface LogIns extends RestAndLoad {
  readonly perSecond: Spread;
  /** The latencies of the paper, which the same student reads between the saves. */
  readonly readsAtRest: ReadLatencies;
  readonly readsInFlood: ReadLatencies;
  /** p99 of how late the calls were sent: the part of both latencies that is the loader's own. */
  readonly restLatenessMs: number;
  readonly loadedLatenessMs: number;
}

interface LogInsOptions {
  readonly exam: Exam;
  readonly rounds: number;
  readonly turns: number;
  /** Saves in each turn, at rest and during the flood, and as many reads. */
  readonly saves: number;
}

export const sizeOfLogIns = { rounds: 5, turns: 5, saves: 400 };

/** Log-ins under way at any moment of the flood. */
const floodConnections = 32;
/** A save, a read, a save: one of them every so often. */
const everyMs = 5;
let made = 0;

/**
 * Returns a log-in to an account that does not exist, from an address of its own: no limit applies, and the cost is that of
 * any other.
 */
function logInRequest(visitor: Player): string {
  made += 1;
  const address = `10.${64 + ((made >> 16) & 63)}.${(made >> 8) & 255}.${made & 255}`;
  const body = { username: `nobody${made}`, password: 'three blue boats' };
  return requestOf({ ...visitor, address }, { method: 'POST', path: '/auth/login', body });
}

/** Returns how many log-ins were answered. */
async function flood(port: number, visitor: Player, signal: AbortSignal): Promise<number> {
  let answered = 0;
  await Promise.all(
    Array.from({ length: floodConnections }, async () => {
      const connection = await Connection.open(port);
      while (!signal.aborted) {
        expectStatus(await connection.send(logInRequest(visitor)), 401);
        answered += 1;
      }
      connection.close();
    }),
  );
  return answered;
}

/** The measurements of one kind of turn: at rest, or in the flood. */
interface Measured {
  readonly lateness: number[];
  readonly reads: number[];
}

/** Saves and reads of one student, in turns, from a process of their own. Returns the latencies of the saves. */
function createBystander(pacer: Pacer, { port, attempt }: { port: number; attempt: OpenAttempt }) {
  let seq = 0;
  const read = resourceRequest(attempt.player, attempt.paperUrl);
  return async (saves: number, measured: Measured): Promise<readonly number[]> => {
    const pairs = Array.from({ length: saves }, () => [saveRequest(attempt, (seq += 1)), read]);
    const { latencies, lateness } = await pacer.pace({ port, requests: pairs.flat(), everyMs, status: 200 });
    measured.lateness.push(...lateness);
    measured.reads.push(...latencies.filter((_, index) => index % 2 === 1));
    return latencies.filter((_, index) => index % 2 === 0);
  };
}

const readLatencies = ({ reads }: Measured): ReadLatencies => ({
  p50Ms: percentile(reads, 0.5),
  p99Ms: percentile(reads, 0.99),
});

/** P5: log-ins a second, and how long another student's save and read take meanwhile, alternating with rounds without load. */
export async function measureLogIns(
  port: number,
  calm: Player,
  { exam, rounds, turns, saves }: LogInsOptions,
): Promise<LogIns> {
  const connection = await Connection.open(port);
  const attempt = await startAttempt(connection, calm, exam);
  connection.close();
  const [visitor] = await asPlayers(port, [{ id: '', sid: '' }]);
  if (visitor === undefined) throw new Error('P5 needs a visitor');
  const asker = visitor;
  const pacer = startPacer();
  const call = createBystander(pacer, { port, attempt });
  const rates: number[] = [];
  const rest: Measured = { lateness: [], reads: [] };
  const loaded: Measured = { lateness: [], reads: [] };
  const atRest = () => call(saves, rest);
  async function underLoad(): Promise<readonly number[]> {
    const stop = new AbortController();
    const began = performance.now();
    const flooding = flood(port, asker, stop.signal);
    await wait(200);
    const latencies = await call(saves, loaded);
    stop.abort();
    rates.push((await flooding) / ((performance.now() - began) / 1000));
    return latencies;
  }
  // Compiles what is measured afterwards.
  await atRest();
  await underLoad();
  for (const warmUp of [rates, ...Object.values(rest), ...Object.values(loaded)]) warmUp.length = 0;
  const measured = await restAndLoad({ rounds, turns, atRest, underLoad });
  pacer.close();
  return {
    ...measured,
    perSecond: spreadOf(rates),
    readsAtRest: readLatencies(rest),
    readsInFlood: readLatencies(loaded),
    restLatenessMs: percentile(rest.lateness, 0.99),
    loadedLatenessMs: percentile(loaded.lateness, 0.99),
  };
}

export function figureOfLogIns(measured: LogIns): string {
  const { perSecond, ratio, restP99Ms, loadedP99Ms, readsAtRest, readsInFlood } = measured;
  return [
    `${formatSpread(perSecond)} a second`,
    formatSpread(ratio),
    `${restP99Ms.toFixed(1)} ms at rest, ${loadedP99Ms.toFixed(1)} ms`,
    `of it sent late ${measured.restLatenessMs.toFixed(1)} and ${measured.loadedLatenessMs.toFixed(1)} ms`,
    `reads p50 ${readsAtRest.p50Ms.toFixed(2)} and ${readsInFlood.p50Ms.toFixed(2)} ms, p99 ${readsAtRest.p99Ms.toFixed(1)} and ${readsInFlood.p99Ms.toFixed(1)} ms`,
  ].join('; ');
}
