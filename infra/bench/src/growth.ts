import path from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { measureRate } from './rates.ts';
import type { ServerProcess } from './server-process.ts';
import { overConnections, type Player } from './player.ts';
import { saveRequest, startAttempt, startRequest, type Exam } from './sitting.ts';
import { spreadOf, type Spread } from './statistics.ts';

const rounds = 5;
/** Warm-up of both sides, so that the measured code is compiled; not counted. */
const warmUps = 2;

interface Growth {
  readonly startRatio: Spread;
  readonly saveRatio: Spread;
}

/** Fills the exam service's store with copies of a submitted attempt, each of another student. */
export async function fillWithAttempts(dataDir: string, count: number): Promise<void> {
  const documents = await openSqliteDocuments({ file: path.join(dataDir, 'svc-exams.sqlite') });
  const attempts = documents.collection<{ _id: string; studentId: string; status: string }>('attempts');
  const sample = await attempts.findOne({ status: 'submitted' });
  if (!sample) throw new Error('there is no submitted attempt to copy');
  const idOf = (index: number) => `fa${String(index).padStart(22, '0')}`;
  for (let from = 0; from < count; from += 2_000) {
    const copies = Array.from({ length: Math.min(2_000, count - from) }, (_, offset) => idOf(from + offset));
    await Promise.all(copies.map((id) => attempts.insertOne({ ...sample, _id: id, studentId: id })));
  }
  await documents.close();
}

async function round(server: ServerProcess, players: readonly Player[], exam: Exam) {
  const started = await measureRate(
    server,
    players.map((player) => startRequest(player, exam)),
  );
  const attempts = await overConnections(
    { port: server.port, connections: 32 },
    players,
    (connection, player) => startAttempt(connection, player, exam),
  );
  const saves = Array.from({ length: 10 }, (_, seq) =>
    attempts.map((attempt) => saveRequest(attempt, seq + 1)),
  ).flat();
  return { start: started.cpuMicros, save: (await measureRate(server, saves)).cpuMicros };
}

/** P14: the same calls, alternating between a server with a small store and one with a large store. */
export async function measureGrowth(
  { small, large }: { small: ServerProcess; large: ServerProcess },
  players: readonly Player[],
  exam: Exam,
): Promise<Growth> {
  const each = Math.floor(players.length / (rounds + warmUps));
  const [starts, saves]: [number[], number[]] = [[], []];
  for (let index = 0; index < rounds + warmUps; index += 1) {
    const own = players.slice(index * each, (index + 1) * each);
    const few = await round(small, own, exam);
    const many = await round(large, own, exam);
    if (index < warmUps) continue;
    starts.push(many.start / few.start);
    saves.push(many.save / few.save);
  }
  return { startRatio: spreadOf(starts), saveRatio: spreadOf(saves) };
}
