import { setTimeout as wait } from 'node:timers/promises';
import { paceSaves } from './bystander.ts';
import { Connection } from './connection.ts';
import { asPlayers, expectStatus, requestOf, startAttempt, type Exam, type Player } from './sitting.ts';
import { percentile, spreadOf, type Spread } from './statistics.ts';

export interface LogIns {
  readonly perSecond: Spread;
  readonly restP99Ms: number;
  readonly floodedP99Ms: number;
  /** p99 of a save during the flood ÷ p99 at rest, by round. */
  readonly ratio: Spread;
}

export interface LogInsOptions {
  readonly exam: Exam;
  readonly rounds: number;
  /** Saves in each half of a round. */
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
  { exam, rounds, saves }: LogInsOptions,
): Promise<LogIns> {
  const connection = await Connection.open(port);
  const attempt = await startAttempt(connection, calm, exam);
  connection.close();
  const [visitor] = await asPlayers(port, [{ id: '', sid: '' }]);
  if (visitor === undefined) throw new Error('P5 needs a visitor');
  let seq = 0;
  const p99OfSaves = async () => {
    const seqs = Array.from({ length: saves }, () => (seq += 1));
    return percentile(await paceSaves(port, attempt, seqs), 0.99);
  };
  const [rest, flooded, rates]: [number[], number[], number[]] = [[], [], []];
  for (let round = -1; round < rounds; round += 1) {
    const calmP99 = await p99OfSaves();
    const stop = new AbortController();
    const began = performance.now();
    const flooding = flood(port, visitor, stop.signal);
    await wait(200);
    const floodedP99 = await p99OfSaves();
    stop.abort();
    const answered = await flooding;
    // The first round compiles what is measured afterwards.
    if (round < 0) continue;
    rest.push(calmP99);
    flooded.push(floodedP99);
    rates.push(answered / ((performance.now() - began) / 1000));
  }
  return {
    perSecond: spreadOf(rates),
    restP99Ms: spreadOf(rest).median,
    floodedP99Ms: spreadOf(flooded).median,
    ratio: spreadOf(flooded.map((ms, round) => ms / (rest[round] ?? ms))),
  };
}
