import { Connection, textOf, type RawAnswer } from './connection.ts';
import { percentile } from './statistics.ts';
import { expectStatus, requestOf, type Player } from './player.ts';
import {
  openedAttempt,
  resourceRequest,
  saveRequest,
  startedOf,
  startRequest,
  submitRequest,
  type Exam,
  type OpenAttempt,
} from './sitting.ts';

interface Burst {
  readonly students: number;
  /** The time until the paper has arrived as well. */
  readonly startP99Ms: number;
  readonly saveP99Ms: number;
  readonly submitP99Ms: number;
  /** p99 of reading the key when all students read it at once after the last submit. */
  readonly keyP99Ms: number;
  /** The time from the first submit to the last accepted one. */
  readonly lastSubmitMs: number;
  readonly errors: number;
  /** Accepted submits whose result, read back afterwards, is not there or differs. */
  readonly lost: number;
}

/** An answer and the time until its last byte was there; null: none came, or a refusal. */
interface Timed {
  readonly ms: number;
  readonly answer: RawAnswer | null;
}

async function timed(connection: Connection, request: string): Promise<Timed> {
  const began = performance.now();
  try {
    const answer = expectStatus(await connection.send(request), 200, 201);
    return { answer, ms: performance.now() - began };
  } catch {
    // Counted as an error by the caller: the answer is null.
    return { answer: null, ms: performance.now() - began };
  }
}

interface Call {
  readonly connection: Connection;
  readonly request: string;
}

export interface Waiting extends Call {
  readonly player: Player;
}

export interface Seat {
  readonly connection: Connection;
  readonly attempt: OpenAttempt;
}

interface TimedStart extends Timed {
  readonly seat: (() => Seat) | null;
}

/** A start is over when the student has the paper; it is read after the clock has stopped. */
export async function timedStart({ connection, request, player }: Waiting): Promise<TimedStart> {
  const began = performance.now();
  try {
    const answer = await connection.send(request);
    const paper = await connection.send(resourceRequest(player, startedOf(answer).paperUrl));
    expectStatus(paper, 200);
    const seat = () => ({ connection, attempt: openedAttempt(player, answer, paper) });
    return { answer, seat, ms: performance.now() - began };
  } catch {
    // Counted as an error by the caller: the answer is null.
    return { answer: null, seat: null, ms: performance.now() - began };
  }
}

/** All of them in the same instant. */
export const atOnce = (calls: readonly Call[]): Promise<Timed[]> =>
  Promise.all(calls.map(({ connection, request }) => timed(connection, request)));

const p99 = (all: readonly Timed[]) =>
  percentile(
    all.map(({ ms }) => ms),
    0.99,
  );
export const failures = (all: readonly Timed[]) => all.filter(({ answer }) => answer === null).length;

const scoreIn = (answer: RawAnswer) => JSON.parse(textOf(answer)) as { _id: string; score: number };

/** Reads every result back and compares it with what the submit answered. */
async function countLost(seats: readonly Seat[], submits: readonly Timed[]): Promise<number> {
  const checks = seats.map(async ({ connection, attempt }, index) => {
    const answer = submits[index]?.answer;
    if (answer == null) return 0;
    const result = scoreIn(answer);
    const path = `/exams/results/${result._id}`;
    const request = requestOf(attempt.player, { method: 'GET', path });
    const stored = scoreIn(expectStatus(await connection.send(request), 200));
    return stored.score === result.score ? 0 : 1;
  });
  const lost = await Promise.all(checks);
  return lost.reduce<number>((sum, one) => sum + one, 0);
}

/** A connection over which the page came: the server has taken it up, it does not only stand in the listen queue. */
async function seat(port: number): Promise<Connection> {
  const connection = await Connection.open(port);
  expectStatus(await connection.send('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'), 200);
  return connection;
}

/** Everybody connected, with the start that is to be sent. */
export const atBarrier = (port: number, players: readonly Player[], exam: Exam): Promise<Waiting[]> =>
  Promise.all(
    players.map(async (player) => ({
      player,
      connection: await seat(port),
      request: startRequest(player, exam),
    })),
  );

/** Reads the papers: the clock of the starts has stopped. */
export const seatsOf = (starts: readonly TimedStart[]): Seat[] =>
  starts.flatMap(({ seat: take }) => take?.() ?? []);

/** P3: everybody waits at a barrier, starts in the same instant, saves five answers and submits in the same instant. */
export async function measureBurst(port: number, players: readonly Player[], exam: Exam): Promise<Burst> {
  const waiting = await atBarrier(port, players, exam);
  const starts = await Promise.all(waiting.map(timedStart));
  const seats = seatsOf(starts);
  const callsOf = (request: (attempt: OpenAttempt) => string): Call[] =>
    seats.map(({ connection, attempt }) => ({ connection, request: request(attempt) }));
  const saves: Timed[] = [];
  for (let seq = 1; seq <= 5; seq += 1) {
    saves.push(...(await atOnce(callsOf((attempt) => saveRequest(attempt, seq)))));
  }
  const calls = callsOf(submitRequest);
  const began = performance.now();
  const submits = await atOnce(calls);
  const lastSubmitMs = performance.now() - began;
  const keys = await atOnce(callsOf(({ player, paperUrl }) => resourceRequest(player, `${paperUrl}/key/1`)));
  const lost = await countLost(seats, submits);
  for (const { connection } of waiting) connection.close();
  return {
    students: players.length,
    startP99Ms: p99(starts),
    saveP99Ms: p99(saves),
    submitP99Ms: p99(submits),
    keyP99Ms: p99(keys),
    lastSubmitMs,
    errors: failures(starts) + failures(saves) + failures(submits) + failures(keys),
    lost,
  };
}
