import { setTimeout as wait } from 'node:timers/promises';
import { restAndLoad, type RestAndLoad } from './alternating.ts';
import { Connection } from './connection.ts';
import { paceRequests } from './pace.ts';
import { requestOf, saveRequest, startAttempt, type Exam, type OpenAttempt, type Player } from './sitting.ts';

export interface Bystander extends RestAndLoad {
  /** How each large body was answered: status → count. */
  readonly refusals: Readonly<Record<number, number>>;
}

export interface BystanderOptions {
  readonly rounds: number;
  readonly turns: number;
  /** Saves in each turn, at rest and under load. */
  readonly saves: number;
}

const saveEveryMs = 10;
const floodEveryMs = 100;

/** A save every 10 ms. */
async function paceSaves(
  port: number,
  attempt: OpenAttempt,
  seqs: readonly number[],
): Promise<readonly number[]> {
  const requests = seqs.map((seq) => saveRequest(attempt, seq));
  return (await paceRequests(port, requests, { everyMs: saveEveryMs, status: 200 })).latencies;
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
  { exam, rounds, turns, saves }: BystanderOptions & { exam: Exam },
): Promise<Bystander> {
  const connection = await Connection.open(port);
  const attempt = await startAttempt(connection, calm, exam);
  const other = await startAttempt(connection, flooder, exam);
  connection.close();
  let seq = 0;
  const saveAll = () =>
    paceSaves(
      port,
      attempt,
      Array.from({ length: saves }, () => (seq += 1)),
    );
  const refusals: Record<number, number> = {};
  await saveAll();
  const measured = await restAndLoad({
    rounds,
    turns,
    atRest: saveAll,
    async underLoad() {
      const stop = new AbortController();
      const flooding = flood(port, other, stop.signal);
      const latencies = await saveAll();
      stop.abort();
      for (const [status, count] of Object.entries(await flooding))
        refusals[Number(status)] = (refusals[Number(status)] ?? 0) + count;
      return latencies;
    },
  });
  return { ...measured, refusals };
}
