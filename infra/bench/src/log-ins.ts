import { setTimeout as wait } from 'node:timers/promises';
import { restAndLoad, type RestAndLoad } from './alternating.ts';
import { paceSaves } from './bystander.ts';
import { Connection } from './connection.ts';
import { asPlayers, expectStatus, requestOf, startAttempt, type Exam, type Player } from './sitting.ts';
import { spreadOf, type Spread } from './statistics.ts';

export interface LogIns extends RestAndLoad {
  readonly perSecond: Spread;
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
  let seq = 0;
  const rates: number[] = [];
  const atRest = () =>
    paceSaves(
      port,
      attempt,
      Array.from({ length: saves }, () => (seq += 1)),
    );
  async function underLoad(): Promise<number[]> {
    const stop = new AbortController();
    const began = performance.now();
    const flooding = flood(port, asker, stop.signal);
    await wait(200);
    const latencies = await atRest();
    stop.abort();
    rates.push((await flooding) / ((performance.now() - began) / 1000));
    return latencies;
  }
  // Compiles what is measured afterwards.
  await atRest();
  await underLoad();
  rates.length = 0;
  const measured = await restAndLoad({ rounds, turns, atRest, underLoad });
  return { ...measured, perSecond: spreadOf(rates) };
}
