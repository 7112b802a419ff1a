import { setTimeout as wait } from 'node:timers/promises';
import { restAndLoad, type RestAndLoad } from './alternating.ts';
import { Connection } from './connection.ts';
import { startPacer, type Pacer } from './pacer.ts';
import {
  asPlayers,
  expectStatus,
  requestOf,
  saveRequest,
  startAttempt,
  type Exam,
  type OpenAttempt,
  type Player,
} from './sitting.ts';
import { percentile, spreadOf, type Spread } from './statistics.ts';

export interface LogIns extends RestAndLoad {
  readonly perSecond: Spread;
  /** p99 of how late the saves were sent: the part of both latencies that is the loader's own. */
  readonly restLatenessMs: number;
  readonly loadedLatenessMs: number;
}

export interface LogInsOptions {
  readonly exam: Exam;
  readonly rounds: number;
  readonly turns: number;
  /** Saves in each turn, at rest and during the flood. */
  readonly saves: number;
}

/** Log-ins under way at any moment of the flood. */
const floodConnections = 32;
const saveEveryMs = 5;
let made = 0;

/** Of an account that does not exist, from an address of its own: no limit applies, and the cost is that of any other. */
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

/** Saves of one student from a process of their own; keeps how late they were sent. */
function createSaver(pacer: Pacer, { port, attempt }: { port: number; attempt: OpenAttempt }) {
  let seq = 0;
  return async (count: number, lateness: number[]): Promise<readonly number[]> => {
    const requests = Array.from({ length: count }, () => saveRequest(attempt, (seq += 1)));
    const paced = await pacer.pace({ port, requests, everyMs: saveEveryMs, status: 200 });
    lateness.push(...paced.lateness);
    return paced.latencies;
  };
}

/** P5: log-ins a second, and how long another student's save takes meanwhile, alternating with rounds without load. */
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
  const save = createSaver(pacer, { port, attempt });
  const rates: number[] = [];
  const [restLateness, loadedLateness]: [number[], number[]] = [[], []];
  const atRest = () => save(saves, restLateness);
  async function underLoad(): Promise<readonly number[]> {
    const stop = new AbortController();
    const began = performance.now();
    const flooding = flood(port, asker, stop.signal);
    await wait(200);
    const latencies = await save(saves, loadedLateness);
    stop.abort();
    rates.push((await flooding) / ((performance.now() - began) / 1000));
    return latencies;
  }
  // Compiles what is measured afterwards.
  await atRest();
  await underLoad();
  for (const warmUp of [rates, restLateness, loadedLateness]) warmUp.length = 0;
  const measured = await restAndLoad({ rounds, turns, atRest, underLoad });
  pacer.close();
  return {
    ...measured,
    perSecond: spreadOf(rates),
    restLatenessMs: percentile(restLateness, 0.99),
    loadedLatenessMs: percentile(loadedLateness, 0.99),
  };
}
