import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { services } from '@pathshala/platform';
import { atBarrier, atOnce, measureBurst, seatsOf, timedStart, type Seat } from './burst.ts';
import { withSite, type Site } from './distributed.ts';
import { fastFolder, withServer } from './own-server.ts';
import { asPlayers, overConnections, type Player } from './player.ts';
import { prepareData } from './prepare.ts';
import { poissonArrivals, simulate, type Arrival, type Operation } from './queueing.ts';
import { measureRate, untilAtRest } from './rates.ts';
import type { Row } from './report.ts';
import { enrolAll, saveRequest, startAttempt, startRequest, submitRequest, type Exam } from './sitting.ts';
import type { ServerProcess } from './server-process.ts';
import { percentile } from './statistics.ts';

/** A tenth of the burst that is predicted; the first of them only warm the server up. */
const warmUps = 1_500;
const calibrating = 500;

/** Milliseconds of one thread for a call, and for what follows it that nobody waits for. */
interface Cost {
  readonly call: number;
  readonly background: number;
}

interface Costs {
  /** Start and paper. */
  readonly start: Cost;
  readonly save: Cost;
  readonly submit: Cost;
}

/** Measures what the calls of one instant cost the main thread until the last answer, and then until all is at rest. */
async function costOf(product: ServerProcess, count: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = product.mainThreadSeconds();
  await work();
  const answered = product.mainThreadSeconds();
  await untilAtRest(product);
  const atRest = product.mainThreadSeconds();
  const each = (seconds: number) => (seconds / count) * 1_000;
  return { call: each(answered - before), background: each(atRest - answered) };
}

const savesOf = (seats: readonly Seat[], seq: number) =>
  atOnce(seats.map(({ connection, attempt }) => ({ connection, request: saveRequest(attempt, seq) })));

async function sitAll(product: ServerProcess, players: readonly Player[], exam: Exam): Promise<Costs> {
  const waiting = await atBarrier(product.port, players, exam);
  let seats: readonly Seat[] = [];
  const start = await costOf(product, players.length, async () => {
    seats = seatsOf(await Promise.all(waiting.map(timedStart)));
  });
  const save = await costOf(product, players.length * 5, async () => {
    for (let seq = 1; seq <= 5; seq += 1) await savesOf(seats, seq);
  });
  const submit = await costOf(product, players.length, () =>
    atOnce(seats.map(({ connection, attempt }) => ({ connection, request: submitRequest(attempt) }))),
  );
  for (const { connection } of waiting) connection.close();
  return { start, save, submit };
}

const operationOf = ({ call, background }: Cost): Operation => ({
  visits: [{ station: 'site', ms: call }],
  background: [{ station: 'site', ms: background }],
});

/** p99 and the time of the last answer when so many call in the same instant. */
function burstOf(students: number, cost: Cost): { readonly p99: number; readonly last: number } {
  const calls = [operationOf(cost)];
  const { latencies, answeredMs } = simulate(
    { site: 1 },
    Array.from({ length: students }, (): Arrival => ({ atMs: 0, calls })),
  );
  return { p99: percentile(latencies, 0.99), last: answeredMs };
}

const beside = (name: string, predicted: number, measured: number): string =>
  `${name} ${predicted.toFixed(0)} and ${measured.toFixed(0)} ms (${(predicted / measured).toFixed(2)})`;

/** The simulation, calibrated by bursts of 500, beside a measured burst of `students`. Goal: within a fifth. */
export async function predictionRow(students: number): Promise<Row> {
  const folder = await mkdtemp(path.join(fastFolder, 'pathshala-bench-'));
  try {
    const prepared = await prepareData(folder, warmUps + calibrating + students);
    return await withServer(folder, async (product) => {
      const players = await asPlayers(product.port, prepared);
      const exam = await enrolAll(product.port, players);
      await untilAtRest(product);
      await sitAll(product, players.slice(0, warmUps), exam);
      const { start, save, submit } = await sitAll(
        product,
        players.slice(warmUps, warmUps + calibrating),
        exam,
      );
      const measured = await measureBurst(product.port, players.slice(warmUps + calibrating), exam);
      const figures = [
        beside('start', burstOf(students, start).p99, measured.startP99Ms),
        beside('save', burstOf(students, save).p99, measured.saveP99Ms),
        beside('submit', burstOf(students, submit).p99, measured.submitP99Ms),
        beside('last submit', burstOf(students, submit).last, measured.lastSubmitMs),
      ];
      return {
        id: 'P3',
        what: `p99 of ${students} students in one instant: queueing simulation, calibrated with ${calibrating}, and measured`,
        goal: 'within 20 %',
        figure: `${figures.join('; ')}; ${measured.errors} errors, ${measured.lost} lost`,
      };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const roundsOfCapacity = 4;
const perRound = 150;
const parts = ['gateway', ...services.map(({ name }) => name)];

type OfParts = Readonly<Record<string, number>>;

/** CPU milliseconds of each process for one call, with everything that follows it. */
async function costOfParts(site: Site, requests: readonly string[]): Promise<OfParts> {
  const before = site.cpuSecondsOfEach();
  await measureRate(site, requests);
  const after = site.cpuSecondsOfEach();
  const each = parts.map((name, at) => [
    name,
    (((after[at] ?? 0) - (before[at] ?? 0)) / requests.length) * 1_000,
  ]);
  return Object.fromEntries(each) as OfParts;
}

const medianOf = (rounds: readonly OfParts[]): OfParts =>
  Object.fromEntries(
    parts.map((name) => [
      name,
      percentile(
        rounds.map((round) => round[name] ?? 0),
        0.5,
      ),
    ]),
  );

/** A student of an exam of half an hour: a start, a save every 20 s, a submit. */
const savesOfSitting = 90;
/** Beyond this share of a core the wait grows faster than the load. */
const busyShare = 0.6;

interface CostsOfParts {
  readonly start: OfParts;
  readonly save: OfParts;
  readonly submit: OfParts;
}

/** The processes of each part that `students` need who start within one minute, save for half an hour, and submit within one. */
export function processesFor(students: number, { start, save, submit }: CostsOfParts): OfParts {
  const perSecond = students / 60;
  const saves = (students * savesOfSitting) / (30 * 60);
  const needed = parts.map((name) => {
    const cores = (rate: number, costs: OfParts) => (rate * (costs[name] ?? 0)) / 1_000;
    const saving = cores(saves, save);
    const peak = saving + Math.max(cores(perSecond, start), cores(perSecond, submit));
    return [name, Math.max(1, Math.ceil(peak / busyShare))];
  });
  return Object.fromEntries(needed) as OfParts;
}

/** The gateway passes a call on to svc-exams; what follows the call is done by all. */
function callOf(costs: OfParts): Operation {
  const visit = (station: string) => ({ station, ms: costs[station] ?? 0 });
  const foreground = ['gateway', 'svc-exams'];
  const others = parts.filter((name) => !foreground.includes(name));
  return { visits: foreground.map(visit), background: others.map(visit) };
}

const windowMs = 5_000;

/** p99 of a start and of a save with these processes, while students start within one minute and the others save. */
export function simulatedP99(students: number, processes: OfParts, { start, save }: CostsOfParts) {
  const arrivalsOf = (perMs: number, seed: number, costs: OfParts) =>
    poissonArrivals({ count: Math.ceil(perMs * windowMs), meanMs: 1 / perMs, seed }, [callOf(costs)]);
  const starts = arrivalsOf(students / 60_000, 1, start);
  const saves = arrivalsOf((students * savesOfSitting) / (30 * 60_000), 2, save);
  const { latencies } = simulate(processes, [...starts, ...saves]);
  return {
    startMs: percentile(latencies.slice(0, starts.length), 0.99),
    saveMs: percentile(latencies.slice(starts.length), 0.99),
  };
}

const listed = (of: OfParts): string =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
    .join(', ');

/** Measures what a call costs each process in distributed mode, and how many processes crowds need by that. */
export async function capacityRows(): Promise<readonly Row[]> {
  const costs = await withSite(fastFolder, roundsOfCapacity * perRound, async (site, players, exam) => {
    const seen = { start: [] as OfParts[], save: [] as OfParts[], submit: [] as OfParts[] };
    for (let round = 0; round < roundsOfCapacity; round += 1) {
      const own = players.slice(round * perRound, (round + 1) * perRound);
      seen.start.push(
        await costOfParts(
          site,
          own.map((player) => startRequest(player, exam)),
        ),
      );
      const attempts = await overConnections(
        { port: site.port, connections: 32 },
        own,
        (connection, player) => startAttempt(connection, player, exam),
      );
      const saves = Array.from({ length: 10 }, (_, seq) =>
        attempts.map((attempt) => saveRequest(attempt, seq + 1)),
      );
      seen.save.push(await costOfParts(site, saves.flat()));
      seen.submit.push(await costOfParts(site, attempts.map(submitRequest)));
    }
    return { start: medianOf(seen.start), save: medianOf(seen.save), submit: medianOf(seen.submit) };
  });
  const ofCalls = Object.entries(costs).map(([call, of]) => ({
    id: 'P1',
    what: `CPU milliseconds of each process for a ${call}, distributed`,
    goal: '–',
    figure: listed(of),
  }));
  const ofCrowds = [10_000, 100_000, 1_000_000].map((students) => {
    const processes = processesFor(students, costs);
    const { startMs, saveMs } = simulatedP99(students, processes, costs);
    return {
      id: 'P3',
      what: `processes for ${students.toLocaleString('en')} students who start within a minute, save every 20 s and submit within a minute, at most ${busyShare * 100} % busy; simulated p99`,
      goal: '2 s',
      figure: `${listed(processes)}; start ${startMs.toFixed(1)} ms, save ${saveMs.toFixed(1)} ms`,
    };
  });
  return [...ofCalls, ...ofCrowds];
}
