import { restAndLoad, type RestAndLoad } from './alternating.ts';
import { Connection } from './connection.ts';
import { gatherCrowd, type Crowd } from './crowd.ts';
import { withServer } from './own-server.ts';
import { paceWhile } from './pace.ts';
import type { Student } from '@pathshala/e2e/accounts';
import { untilAtRest } from './rates.ts';
import type { Row } from './report.ts';
import type { MeasuredServer } from './server-process.ts';
import { asPlayers } from './player.ts';
import { enrolAll, saveRequest, startAttempt, type OpenAttempt } from './sitting.ts';
import { formatSpread } from './statistics.ts';

const crowdSize = 5_000;
/** The crowd, and the student whose saves are timed. */
export const studentsOfBurst = crowdSize + 1;

const rounds = 5;
const savesAtRest = 200;
/** A hundred a second. */
const pace = { everyMs: 10, status: 200 };

interface BurstPlan {
  readonly rounds: number;
  readonly savesAtRest: number;
}

/** Saves at a fixed rate, at rest and while the whole crowd starts or submits; a round is a start and a submit. */
export async function measureSaves(
  server: MeasuredServer,
  { attempt, crowd }: { attempt: OpenAttempt; crowd: Crowd },
  plan: BurstPlan,
): Promise<RestAndLoad> {
  let seq = 0;
  const nextSave = () => saveRequest(attempt, (seq += 1));
  const steps = ['start', 'submit'] as const;
  let turn = 0;

  async function atRest(): Promise<readonly number[]> {
    await untilAtRest(server);
    let left = plan.savesAtRest;
    const { latencies } = await paceWhile(server.port, () => (left-- > 0 ? nextSave() : null), pace);
    return latencies;
  }

  async function duringBurst(): Promise<readonly number[]> {
    let isOver = false;
    const step = steps[turn % steps.length] ?? 'start';
    turn += 1;
    const burst = crowd.all(step).finally(() => {
      isOver = true;
    });
    const [{ latencies }] = await Promise.all([
      paceWhile(server.port, () => (isOver ? null : nextSave()), pace),
      burst,
    ]);
    return latencies;
  }

  // Compiles what is measured afterwards.
  for (const _ of steps) {
    await atRest();
    await duringBurst();
  }
  return restAndLoad({ rounds: plan.rounds, turns: steps.length, atRest, underLoad: duringBurst });
}

/** P4: what the saves of one student take while everybody else starts, and while everybody else submits. */
export function saveDuringBurstRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async (server) => {
    const { port } = server;
    const players = await asPlayers(port, students);
    const exam = await enrolAll(port, players);
    const [calm, ...others] = players;
    if (calm === undefined) throw new Error('P4 needs students');
    const connection = await Connection.open(port);
    const attempt = await startAttempt(connection, calm, exam);
    connection.close();
    const crowd = await gatherCrowd({ port, players: others, exam });
    try {
      const measured = await measureSaves(server, { attempt, crowd }, { rounds, savesAtRest });
      return {
        id: 'P4',
        what: `p99 of a save, a hundred a second, while ${others.length} other students start in one instant and while they submit in one instant ÷ at rest, embedded; loader on the same two cores`,
        goal: '5',
        figure: `${formatSpread(measured.ratio)}; ${measured.restP99Ms.toFixed(1)} ms at rest, ${measured.loadedP99Ms.toFixed(0)} ms`,
      };
    } finally {
      await crowd.leave();
    }
  });
}
