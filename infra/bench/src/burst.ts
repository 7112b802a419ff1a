import { Connection } from './connection.ts';
import { percentile } from './statistics.ts';
import {
  requestOf,
  saveRequest,
  startAttempt,
  submitRequest,
  type Exam,
  type OpenAttempt,
  type Player,
} from './sitting.ts';

export interface Burst {
  readonly students: number;
  readonly startP99Ms: number;
  readonly saveP99Ms: number;
  readonly submitP99Ms: number;
  /** From the first submit to the last accepted one. */
  readonly lastSubmitMs: number;
  readonly errors: number;
  /** Accepted submits whose result, read back afterwards, is not there or differs. */
  readonly lost: number;
}

interface Timed<Out> {
  readonly ms: number;
  readonly out: Out | null;
}

async function timed<Out>(work: () => Promise<Out>): Promise<Timed<Out>> {
  const began = performance.now();
  try {
    return { out: await work(), ms: performance.now() - began };
  } catch {
    // Counted as an error by the caller: out is null.
    return { out: null, ms: performance.now() - began };
  }
}

const p99 = (all: readonly Timed<unknown>[]) =>
  percentile(
    all.map(({ ms }) => ms),
    0.99,
  );
const failures = (all: readonly Timed<unknown>[]) => all.filter(({ out }) => out === null).length;

async function accepted(connection: Connection, request: string): Promise<string> {
  const answer = await connection.send(request);
  if (answer.status !== 200) throw new Error(String(answer.status));
  return answer.body;
}

/** Reads every result back and compares it with what the submit answered. */
async function countLost(seats: readonly Seat[], answers: readonly Timed<string>[]): Promise<number> {
  const checks = seats.map(async ({ connection, attempt }, index) => {
    const answered = answers[index]?.out;
    if (answered == null || !attempt) return 0;
    const result = JSON.parse(answered) as { _id: string; score: number };
    const path = `/exams/results/${result._id}`;
    const stored = await accepted(connection, requestOf(attempt.player, { method: 'GET', path }));
    return (JSON.parse(stored) as { score: number }).score === result.score ? 0 : 1;
  });
  const lost = await Promise.all(checks);
  return lost.reduce<number>((sum, one) => sum + one, 0);
}

interface Seat {
  readonly connection: Connection;
  readonly player: Player;
  readonly attempt: OpenAttempt | null;
}

/** P3: everybody waits at a barrier, starts in the same instant, saves five answers and submits in the same instant. */
export async function measureBurst(port: number, players: readonly Player[], exam: Exam): Promise<Burst> {
  const waiting = await Promise.all(
    players.map(async (player) => ({ player, connection: await Connection.open(port) })),
  );
  const starts = await Promise.all(
    waiting.map(({ connection, player }) => timed(() => startAttempt(connection, player, exam))),
  );
  const seats: Seat[] = waiting.map((seat, index) => ({ ...seat, attempt: starts[index]?.out ?? null }));
  const seated = seats.filter((seat): seat is Seat & { attempt: OpenAttempt } => seat.attempt !== null);
  const saves: Timed<string>[] = [];
  for (let seq = 1; seq <= 5; seq += 1) {
    saves.push(
      ...(await Promise.all(
        seated.map(({ connection, attempt }) => timed(() => accepted(connection, saveRequest(attempt, seq)))),
      )),
    );
  }
  const began = performance.now();
  const submits = await Promise.all(
    seated.map(({ connection, attempt }) => timed(() => accepted(connection, submitRequest(attempt)))),
  );
  const lastSubmitMs = performance.now() - began;
  const lost = await countLost(seated, submits);
  for (const { connection } of waiting) connection.close();
  return {
    students: players.length,
    startP99Ms: p99(starts),
    saveP99Ms: p99(saves),
    submitP99Ms: p99(submits),
    lastSubmitMs,
    errors: failures(starts) + failures(saves) + failures(submits),
    lost,
  };
}
