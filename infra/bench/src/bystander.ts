import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { paceRequests } from './pace.ts';
import { requestOf, saveRequest, startAttempt, type Exam, type OpenAttempt, type Player } from './sitting.ts';
import { percentile, spreadOf, type Spread } from './statistics.ts';

export interface Bystander {
  readonly restP99Ms: number;
  readonly floodedP99Ms: number;
  /** p99 under the flood ÷ p99 at rest, by round. */
  readonly ratio: Spread;
  /** How each large body was answered: status → count. */
  readonly refusals: Readonly<Record<number, number>>;
}

export interface BystanderOptions {
  readonly rounds: number;
  /** Saves in each half of a round. */
  readonly saves: number;
}

const saveEveryMs = 10;
const floodEveryMs = 100;

/** A save every 10 ms. */
export function paceSaves(port: number, attempt: OpenAttempt, seqs: readonly number[]): Promise<number[]> {
  const requests = seqs.map((seq) => saveRequest(attempt, seq));
  return paceRequests(port, requests, { everyMs: saveEveryMs, status: 200 });
}

/** Ten bodies of 0.8 MB a second by one student, to each call that takes a body from a student; none may be accepted. */
async function flood(
  port: number,
  { player, attemptId }: OpenAttempt,
  signal: AbortSignal,
): Promise<Record<number, number>> {
  const junk = Object.fromEntries(
    Array.from({ length: 40_000 }, (_, index) => [`unknown${index}`, [[index]]]),
  );
  const requests = [
    { method: 'PUT', path: `/exams/attempts/${attemptId}/answers` },
    { method: 'POST', path: `/exams/attempts/${attemptId}/submit` },
    { method: 'POST', path: '/exams/exam-results' },
  ] as const;
  // As bytes: encoding a megabyte of text would delay the paced saves, which are sent from this thread too.
  const bodies = requests.map((request) => Buffer.from(requestOf(player, { ...request, body: junk })));
  const counts: Record<number, number> = {};
  for (let index = 0; !signal.aborted; index += 1) {
    const connection = await Connection.open(port);
    const { status } = await connection.send(bodies[index % bodies.length] ?? '');
    counts[status] = (counts[status] ?? 0) + 1;
    if (status < 400 || status >= 500) throw new Error(`a body of 0.8 MB was answered with ${status}`);
    connection.close();
    await wait(floodEveryMs);
  }
  return counts;
}

/** P16: how long another student's save takes while one student sends large bodies, alternating with rounds without load. */
export async function measureBystander(
  port: number,
  [calm, flooder]: readonly [Player, Player],
  { exam, rounds, saves }: BystanderOptions & { exam: Exam },
): Promise<Bystander> {
  const connection = await Connection.open(port);
  const attempt = await startAttempt(connection, calm, exam);
  const other = await startAttempt(connection, flooder, exam);
  connection.close();
  let seq = 0;
  const nextSeqs = () => Array.from({ length: saves }, () => (seq += 1));
  await paceSaves(port, attempt, nextSeqs());
  const [rest, flooded]: [number[], number[]] = [[], []];
  const refusals: Record<number, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    rest.push(percentile(await paceSaves(port, attempt, nextSeqs()), 0.99));
    const stop = new AbortController();
    const flooding = flood(port, other, stop.signal);
    flooded.push(percentile(await paceSaves(port, attempt, nextSeqs()), 0.99));
    stop.abort();
    for (const [status, count] of Object.entries(await flooding))
      refusals[Number(status)] = (refusals[Number(status)] ?? 0) + count;
  }
  return {
    restP99Ms: spreadOf(rest).median,
    floodedP99Ms: spreadOf(flooded).median,
    ratio: spreadOf(flooded.map((ms, round) => ms / (rest[round] ?? ms))),
    refusals,
  };
}
