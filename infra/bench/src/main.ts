import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureBurst } from './burst.ts';
import { measureBystander } from './bystander.ts';
import { measureExamCalls } from './exam-calls.ts';
import { firstViewRow } from './first-view.ts';
import { fillWithAttempts, measureGrowth } from './growth.ts';
import { measureLogIns } from './log-ins.ts';
import { prepareData, type Student } from './prepare.ts';
import { openingRow, registrants, releaseMailsRow, visitors } from './registrations.ts';
import { report, tableOf, type Row } from './report.ts';
import { startHello, startProduct, type ServerProcess } from './server-process.ts';
import { sittingBytesRow } from './sitting-bytes.ts';
import { asPlayers, enrolAll, type Exam, type Player } from './sitting.ts';
import { spreadOf, formatSpread } from './statistics.ts';
import { webVitalsRow } from './web-vitals.ts';
import { wireRow } from './wire.ts';

/** `npm run bench [-- calls | P5 | P7 | P8 | P9 | P16 | P17 | P18] [students]`: how many stand at the barrier of P3 (5,000). */
const crowd = Number(process.argv.at(-1)) || 5_000;
const studentsOfCalls = 9_000;
const storedAttempts = 100_000;
/** Who sit the exam for P16 alone: the one who saves and the one who floods. */
const bystanders = 2;
/** A file system in memory, on Linux. */
const memoryFolder = '/dev/shm';
/** Whose sittings are weighed for P9. */
const weighedStudents = 2;

async function withServer<Out>(dataDir: string, work: (server: ServerProcess) => Promise<Out>): Promise<Out> {
  const server = await startProduct(dataDir);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function startUp(dataDir: string): Promise<Row> {
  const times: number[] = [];
  const control: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const hello = await startHello();
    control.push(hello.startedInMs);
    await hello.stop();
    times.push(await withServer(dataDir, async ({ startedInMs }) => startedInMs));
  }
  const figure = `${formatSpread(spreadOf(times.map((ms) => ms / 1000)))} s; express hello-world ${formatSpread(spreadOf(control.map((ms) => ms / 1000)))} s`;
  return { id: 'P10', what: 'start-up of `npm start` on existing data, to ready', goal: '0.5 s', figure };
}

interface Prepared {
  readonly players: readonly Player[];
  readonly exam: Exam;
}

async function calls(
  dataDir: string,
  students: readonly Student[],
): Promise<{ rows: Row[]; notes: string[]; prepared: Prepared }> {
  const hello = await startHello();
  try {
    return await withServer(dataDir, async (product) => {
      const idle = product.memoryMb();
      const players = await asPlayers(product.port, students);
      const exam = await enrolAll(product.port, players);
      const [first, second, ...others] = players;
      if (first === undefined || second === undefined) throw new Error('P9 needs two students');
      const bytes = await sittingBytesRow(product.port, [first, second], exam);
      const measured = await measureExamCalls({ product, hello }, others.slice(0, studentsOfCalls), exam);
      const burst = await measureBurst(product.port, others.slice(studentsOfCalls), exam);
      const { micros } = measured;
      const rows = [
        {
          id: 'P1',
          what: 'exam submit ÷ express hello-world, throughput, embedded',
          goal: '0.15, until all is at rest',
          figure: formatSpread(measured.submitThroughput),
        },
        {
          id: 'P2',
          what: 'CPU per saved answer ÷ express hello-world, embedded',
          goal: '4.5',
          figure: formatSpread(measured.saveCpu),
        },
        {
          id: 'P3',
          what: `${burst.students} students start in one instant, save five answers, submit in one instant; loader on the same two cores`,
          goal: '10,000; none lost; p99 under 2 s',
          figure: `p99 start ${burst.startP99Ms.toFixed(0)} ms, save ${burst.saveP99Ms.toFixed(0)} ms, submit ${burst.submitP99Ms.toFixed(0)} ms, key ${burst.keyP99Ms.toFixed(0)} ms; last submit after ${burst.lastSubmitMs.toFixed(0)} ms; ${burst.errors} errors, ${burst.lost} lost`,
        },
        bytes,
        {
          id: 'P11',
          what: `memory of the whole embedded product, idle and after ${studentsOfCalls + burst.students} sittings`,
          goal: '150 MB, 250 MB, then flat',
          figure: `${idle.toFixed(0)} MB, ${product.memoryMb().toFixed(0)} MB`,
        },
      ];
      const notes = [
        `CPU per request in this run, microseconds (absolute, so of this machine only): hello-world ${formatSpread(micros.hello)}, start ${formatSpread(micros.start)}, paper ${formatSpread(micros.paper)}, save ${formatSpread(micros.save)}, submit ${formatSpread(micros.submit)}, key ${formatSpread(micros.key)}.`,
        `CPU of a start ÷ express hello-world: ${formatSpread(measured.startCpu)}; the paper is a call of its own.`,
      ];
      return { rows, notes, prepared: { players, exam } };
    });
  } finally {
    await hello.stop();
  }
}

/**
 * On a server of its own: the burst before it would still be at work. Its data is in memory where the system offers that:
 * the p99 of a save would otherwise be that of the disk's flush, which whatever else uses the disk decides.
 */
async function inMemory(
  dataDir: string,
  students: readonly Student[],
  row: (dataDir: string, students: readonly Student[]) => Promise<Row>,
): Promise<Row> {
  const copy = existsSync(memoryFolder) ? await mkdtemp(path.join(memoryFolder, 'pathshala-bench-')) : null;
  try {
    if (copy !== null) await cp(dataDir, copy, { recursive: true });
    return await row(copy ?? dataDir, students);
  } finally {
    if (copy !== null) await rm(copy, { recursive: true });
  }
}

function bystanderRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async ({ port }) => {
    const [calm, flooder] = await asPlayers(port, students);
    if (calm === undefined || flooder === undefined) throw new Error('P16 needs two students');
    const exam = await enrolAll(port, [calm, flooder]);
    const measured = await measureBystander(port, [calm, flooder], { exam, rounds: 5, turns: 5, saves: 400 });
    return {
      id: 'P16',
      what: 'p99 of a save while another student sends ten bodies of 0.8 MB a second ÷ at rest',
      goal: '2',
      figure: `${formatSpread(measured.ratio)}; ${measured.restP99Ms.toFixed(1)} ms at rest, ${measured.loadedP99Ms.toFixed(1)} ms`,
    };
  });
}

function sittingRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async ({ port }) => {
    const [first, second] = await asPlayers(port, students);
    if (first === undefined || second === undefined) throw new Error('P9 needs two students');
    const exam = await enrolAll(port, [first, second]);
    return sittingBytesRow(port, [first, second], exam);
  });
}

function logInsRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async ({ port }) => {
    const [calm] = await asPlayers(port, students);
    if (calm === undefined) throw new Error('P5 needs a student');
    const exam = await enrolAll(port, [calm]);
    const measured = await measureLogIns(port, calm, { exam, rounds: 5, turns: 5, saves: 800 });
    return {
      id: 'P5',
      what: 'log-ins a second at argon2id with 19 MiB and two passes, embedded; p99 of a save of another student during the flood ÷ at rest',
      goal: '1.3',
      figure: `${formatSpread(measured.perSecond)} a second; ${formatSpread(measured.ratio)}; ${measured.restP99Ms.toFixed(1)} ms at rest, ${measured.loadedP99Ms.toFixed(1)} ms; of it sent late ${measured.restLatenessMs.toFixed(1)} and ${measured.loadedLatenessMs.toFixed(1)} ms`,
    };
  });
}

async function growth(folder: string, dataDir: string, { players, exam }: Prepared): Promise<Row> {
  const largeDir = path.join(folder, 'large');
  await cp(dataDir, largeDir, { recursive: true });
  await fillWithAttempts(largeDir, storedAttempts);
  const small = await startProduct(dataDir);
  const large = await startProduct(largeDir);
  try {
    const { startRatio, saveRatio } = await measureGrowth({ small, large }, players.slice(0, 1_500), exam);
    const figure = `start ${formatSpread(startRatio)}, save ${formatSpread(saveRatio)}`;
    return {
      id: 'P14',
      what: `CPU of start and save with ${storedAttempts} more stored attempts ÷ without them`,
      goal: 'flat within 10 %',
      figure,
    };
  } finally {
    await small.stop();
    await large.stop();
  }
}

interface Alone {
  readonly students: number;
  readonly row: typeof bystanderRow;
}

/** Measured on a server of their own. */
const alone: Readonly<Record<string, Alone>> = {
  P5: { students: bystanders, row: logInsRow },
  P9: { students: weighedStudents, row: sittingRow },
  P16: { students: bystanders, row: bystanderRow },
  P17: { students: registrants, row: openingRow },
  P18: { students: visitors, row: releaseMailsRow },
};

/** Measured in a browser, on the sample data. */
const inBrowser: Readonly<Record<string, readonly (() => Promise<Row>)[]>> = {
  P7: [firstViewRow, wireRow],
  P8: [webVitalsRow],
};

async function browserRows(measures: readonly (() => Promise<Row>)[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of measures) rows.push(await measure());
  return rows;
}

async function onlyOne(dataDir: string, { students, row }: Alone): Promise<void> {
  console.log(tableOf([await inMemory(dataDir, await prepareData(dataDir, students), row)]));
}

async function main(): Promise<void> {
  const measures = inBrowser[process.argv[2] ?? ''];
  if (measures !== undefined) return console.log(tableOf(await browserRows(measures)));
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'));
  const dataDir = path.join(folder, 'data');
  try {
    const single = alone[process.argv[2] ?? ''];
    if (single !== undefined) return await onlyOne(dataDir, single);
    const students = await prepareData(dataDir, studentsOfCalls + crowd + bystanders + weighedStudents);
    const first = await startUp(dataDir);
    const { rows, notes, prepared } = await calls(dataDir, students.slice(0, -bystanders));
    if (process.argv[2] === 'calls') return console.log([tableOf([...rows, first]), ...notes].join('\n'));
    const sixteenth = await inMemory(dataDir, students.slice(-bystanders), bystanderRow);
    const fifth = await inMemory(dataDir, students.slice(-bystanders), logInsRow);
    const seventeenth = await inMemory(dataDir, students.slice(0, registrants), openingRow);
    const eighteenth = await inMemory(dataDir, students.slice(0, visitors), releaseMailsRow);
    const last = await growth(folder, dataDir, prepared);
    const onServers = [fifth, sixteenth, seventeenth, eighteenth];
    const inPages = await browserRows(Object.values(inBrowser).flat());
    const all = [...rows, ...inPages, first, last, ...onServers];
    await report(
      all.toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))),
      notes,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

await main();
