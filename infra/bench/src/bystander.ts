import { restAndLoad, type RestAndLoad } from './alternating.ts';
import type { Load } from './bystander-loads.ts';
import { Connection } from './connection.ts';
import { paceRequests } from './pace.ts';
import type { Player } from './player.ts';
import { saveRequest, startAttempt, type Exam, type OpenAttempt } from './sitting.ts';

interface Bystander extends RestAndLoad {
  /** How each call of the load was answered: status → count. */
  readonly answers: Readonly<Record<number, number>>;
}

interface BystanderOptions {
  readonly rounds: number;
  readonly turns: number;
  /** Saves in each turn, at rest and under load. */
  readonly saves: number;
}

/** The saving students, the load, and the calls of the load. */
interface Bystanders {
  readonly calm: Player;
  readonly busy: Player;
  readonly load: Load;
  readonly exam: Exam;
}

const saveEveryMs = 10;

/** A save every 10 ms. */
async function paceSaves(
  port: number,
  attempt: OpenAttempt,
  seqs: readonly number[],
): Promise<readonly number[]> {
  const requests = seqs.map((seq) => saveRequest(attempt, seq));
  return (await paceRequests(port, requests, { everyMs: saveEveryMs, status: 200 })).latencies;
}

/** P16: how long a student's save takes while one other caller is at its limits, alternating with rounds without load. */
export async function measureBystander(
  port: number,
  { calm, busy, load, exam }: Bystanders,
  { rounds, turns, saves }: BystanderOptions,
): Promise<Bystander> {
  const connection = await Connection.open(port);
  const attempt = await startAttempt(connection, calm, exam);
  connection.close();
  const runLoad = await load.prepare(busy);
  let seq = 0;
  const saveAll = () =>
    paceSaves(
      port,
      attempt,
      Array.from({ length: saves }, () => (seq += 1)),
    );
  const answers: Record<number, number> = {};
  await saveAll();
  const measured = await restAndLoad({
    rounds,
    turns,
    atRest: saveAll,
    async underLoad() {
      const stop = new AbortController();
      const loading = runLoad({ port, player: busy, examId: exam.yearId, signal: stop.signal });
      const latencies = await saveAll();
      stop.abort();
      for (const [status, count] of Object.entries(await loading))
        answers[Number(status)] = (answers[Number(status)] ?? 0) + count;
      return latencies;
    },
  });
  return { ...measured, answers };
}
