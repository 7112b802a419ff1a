import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readStoredState } from '../faults/stored-state.ts';
import { createRandom } from '../fuzz/random.ts';
import { until } from '../until.ts';
import { checkStores, type Stored, type StoredAttempt } from './checker.ts';
import type { ChaosSite, Mode } from './chaos-site.ts';
import { sortJournal } from './chronicle.ts';
import { prepareExam } from './exam-author.ts';
import { setClocks, type Fault } from './fault.ts';
import { Journal, readJournal } from './journal.ts';
import { openDistributed } from './open-distributed.ts';
import { openEmbedded } from './open-embedded.ts';
import { republishAll, whileStopped } from './operator.ts';
import { chooseFaults, planFaults, possibleFaults } from './plan.ts';
import { startPlayers, type Players } from './players.ts';
import { createFigures, type FaultFigure, type Figures } from './figures.ts';
import { untilSteady } from './steady-state.ts';

export interface ChaosOptions {
  readonly mode: Mode;
  readonly seed: number;
  readonly sittings: number;
  /** Names; none: all that this form of the product can have. */
  readonly faults: readonly string[];
  readonly everyMs: number;
  readonly lastsMs: number;
  /** Students at the same time. */
  readonly together: number;
  readonly thinkMs: number;
  readonly print: (line: string) => void;
}

export interface ChaosReport {
  readonly sittings: number;
  readonly calls: number;
  /** Everything that the invariants, R2 or the processes say against the run, in words. */
  readonly violations: readonly string[];
  /** Accepted submits that are missing because the stores were set back over them, as the journal allows. */
  readonly setBackSubmits: readonly string[];
  readonly faults: readonly FaultFigure[];
}

const studentsPerSitting = 1 / 5;
const spareStudents = 40;

/** Sits exams while faults happen, lets everything come to rest, and compares the stores with what the clients were answered. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { mode, sittings } = options;
  const chosen = chooseFaults(mode, options.faults);
  const count = Math.ceil(sittings * studentsPerSitting) * 2 + spareStudents;
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-journal-'));
  const journal = new Journal(path.join(folder, 'journal.jsonl'));
  const site = await (mode === 'embedded' ? openEmbedded : openDistributed)(count);
  try {
    return await runOn(site, { ...options, journal, chosen: possibleFaults(chosen, site) });
  } finally {
    await site.stop();
    await site.remove();
    await rm(folder, { recursive: true });
  }
}

interface Running extends ChaosOptions {
  readonly journal: Journal;
  readonly chosen: readonly Fault[];
}

async function runOn(site: ChaosSite, running: Running): Promise<ChaosReport> {
  const { journal, print, chosen } = running;
  for (const { prepare } of chosen) await prepare?.(site);
  const author = await prepareExam(site);
  // An account that a service does not know yet would be lost with its queue.
  await until(
    () => queuesWithMessages(site),
    (names) => names.length === 0,
    restWithinMs,
  );
  const figures = createFigures();
  const players = await startPlayers({ ...running, site, author, figures });
  const ofFaults = { players, figures, readyAt: Date.now(), editExam: () => author.edit() };
  const failures = await inflict(site, { ...running, ...ofFaults });
  await players.end();
  print(`${players.tally.requests} requests, ${players.tally.repeated} repeated, ${players.sat()} sittings`);
  if (chosen.some(({ needsRepublish }) => needsRepublish)) await republishAll(site);
  const endedAt = performance.now();
  const restless = await comeToRest(site, running);
  print(`at rest after ${((performance.now() - endedAt) / 1000).toFixed(1)} s`);
  const deadLetters = await readDeadLetters(site);
  await site.stop();
  await journal.close();
  const chronicle = await sortJournal(readJournal(journal.file));
  const { violations, setBackSubmits } = checkStores(chronicle, readStores(site, restless, deadLetters));
  return {
    sittings: players.sat(),
    calls: chronicle.calls,
    violations: [
      ...violations.map(({ invariant, words }) => `${invariant}: ${words}`),
      ...players.tally.givenUp.map((words) => `R2: given up: ${words}`),
      ...players.problems,
      ...failures,
      ...site.parts.flatMap(({ surprises }) => surprises),
    ],
    setBackSubmits,
    faults: figures.all(),
  };
}

interface Inflicting extends Running {
  readonly players: Players;
  readonly figures: Figures;
  readonly readyAt: number;
  readonly editExam: () => Promise<void>;
}

/** One fault after the other, each at its time, until every one has happened and enough was sat. Returns what failed. */
async function inflict(site: ChaosSite, options: Inflicting): Promise<readonly string[]> {
  const { seed, chosen, everyMs, players, figures, print } = options;
  const begunAt = performance.now();
  const failures: string[] = [];
  const fail = (words: string) => {
    failures.push(words);
    print(words);
  };
  let happened = 0;
  for (const { fault, atMs, seed: own } of planFaults({ seed, faults: chosen, everyMs })) {
    if (happened >= chosen.length && players.isEnough()) break;
    await wait(Math.max(everyMs / 4, atMs - (performance.now() - begunAt)));
    const at = ((performance.now() - begunAt) / 1000).toFixed(1);
    const failedBefore = players.tally.givenUp.length;
    figures.begin(fault.name);
    try {
      await fault.run({ ...options, site, random: createRandom(own) });
    } catch (error) {
      fail(`${fault.name} could not be inflicted: ${String(error)}`);
    }
    const steadyMs = await untilSteady(site, players.canary);
    if (steadyMs === null) fail(`R3: ${fault.name}: not steady within a minute`);
    const figure = figures.end(fault, { steadyMs, failed: players.tally.givenUp.length - failedBefore });
    print(`${at} s ${fault.name} (${fault.row}, seed ${own}): ${fault.what}; steady after ${figure}`);
    happened += 1;
  }
  while (!players.isEnough()) await wait(100);
  return failures;
}

const restWithinMs = 200_000;
/** The delays after which the product repairs or repeats something: ten minutes at most. */
const forwardMs = 660_000;
const soonMs = 1_000;
const timersWithinMs = 4_000;

/** Resolves with what still waits when nothing has changed any more, or the time is over. */
async function comeToRest(site: ChaosSite, { journal, print }: Running): Promise<readonly string[]> {
  await wait(soonMs);
  await setClocks(
    { site, journal },
    site.parts,
    Math.max(...site.parts.map(({ skewMs }) => skewMs)) + forwardMs,
  );
  const begunAt = Date.now();
  let hasRestarted = site.mode === 'distributed';
  for (let calm = 0; ;) {
    const left = await whatIsLeft(site);
    calm = left.length === 0 ? calm + 1 : 0;
    const waitedMs = Date.now() - begunAt;
    if (calm >= 3 || waitedMs > restWithinMs) return left;
    // Timers do not know that the clock is ahead: what waits ten minutes would do so.
    if (!hasRestarted && waitedMs > timersWithinMs) {
      hasRestarted = true;
      print(`not at rest: ${left.slice(0, 3).join('; ')}`);
      await whileStopped(site, async () => undefined);
    }
    await wait(200);
  }
}

async function whatIsLeft(site: ChaosSite): Promise<readonly string[]> {
  const ofParts = await Promise.all(
    site.parts.map(async (part) => (await part.leftovers()) ?? [`${part.name} does not answer`]),
  );
  const queued = (await queuesWithMessages(site)).map((queue) => `${queue} is not empty`);
  return [...ofParts.flat().filter((words) => !words.endsWith('(dead)')), ...queued];
}

function queuesWithMessages(site: ChaosSite): Promise<readonly string[]> {
  return site.withBus(async (bus) => {
    const depths = await Promise.all(queues.map((queue) => bus.depth(queue)));
    return queues.filter((_, index) => {
      const { waiting = 0, retrying = 0 } = depths[index] ?? {};
      return waiting + retrying > 0;
    });
  });
}

const queues = ['svc-auth', 'svc-catalog', 'svc-exams', 'svc-campaigns'].map((name) => `${name}.events`);

function readDeadLetters(site: ChaosSite): Promise<Stored['deadLetters']> {
  return site.withBus(async (bus) =>
    (await Promise.all(queues.map((queue) => bus.deadLetters(queue, 10_000)))).flat(),
  );
}

interface StoredRecord {
  readonly _id: string;
  readonly results?: readonly { readonly attemptId: string; readonly score: number }[];
}

function readStores(
  site: ChaosSite,
  leftovers: readonly string[],
  deadLetters: Stored['deadLetters'],
): Stored {
  return readStoredState(site.dataDir, (state) => ({
    attempts: state.documents<StoredAttempt>('svc-exams', 'attempts'),
    results: state
      .documents<StoredRecord>('svc-auth', 'students')
      .flatMap(({ _id, results = [] }) => results.map((result) => ({ ...result, studentId: _id }))),
    leftovers,
    deadLetters,
  }));
}
