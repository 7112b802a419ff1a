import { cp } from 'node:fs/promises';
import path from 'node:path';
import { measureBurst } from './burst.ts';
import { measureBystander } from './bystander.ts';
import { measureExamCalls, type ExamCalls } from './exam-calls.ts';
import { fillWithAttempts, measureGrowth } from './growth.ts';
import { figureOfLogIns, measureLogIns, sizeOfLogIns } from './log-ins.ts';
import { withServer, type MeasureOnData } from './own-server.ts';
import type { Load } from './bystander-loads.ts';
import { beginAdminSession, type Student } from '@pathshala/e2e/accounts';
import type { Row } from './report.ts';
import { startHello, startProduct } from './server-process.ts';
import { sittingBytesRow } from './sitting-bytes.ts';
import { asPlayers, type Player } from './player.ts';
import { enrolAll, type Exam } from './sitting.ts';
import { formatSpread, spreadOf } from './statistics.ts';

/** The number of students who sit the exam for P1 and P2. */
export const studentsOfCalls = 9_000;
/** The number of students who sit the exam for P16 alone: the one who saves and the one who floods. */
export const bystanders = 2;
/** The students of P9, whose sittings are measured. */
export const weighedStudents = 2;
const storedAttempts = 100_000;

export async function startUpRow(dataDir: string): Promise<Row> {
  const times: number[] = [];
  const control: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const hello = await startHello();
    control.push(hello.startedInMs);
    await hello.stop();
    times.push(await withServer(dataDir, async ({ startedInMs }) => startedInMs));
  }
  const figure = `${formatSpread(spreadOf(times.map((ms) => ms / 1000)))} s; express hello-world ${formatSpread(spreadOf(control.map((ms) => ms / 1000)))} s`;
  return { id: 'P10', what: 'start-up of `npm start` on existing data, to ready', goal: '0.7 s', figure };
}

interface Prepared {
  readonly players: readonly Player[];
  readonly exam: Exam;
}

interface MeasuredCalls {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
  readonly prepared: Prepared;
}

/** P1, P2, P3, P9 and P11, on one server. */
export async function measureCalls(dataDir: string, students: readonly Student[]): Promise<MeasuredCalls> {
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
      const memory = {
        id: 'P11',
        what: `memory of the whole embedded product, idle and after ${studentsOfCalls + burst.students} sittings`,
        goal: '150 MB, 350 MB, then flat',
        figure: `${idle.toFixed(0)} MB, ${product.memoryMb().toFixed(0)} MB`,
      };
      const burstRow = {
        id: 'P3',
        what: `${burst.students} students start in one instant, save five answers, submit in one instant; loader on the same two cores`,
        goal: '10,000; none lost; p99 under 2 s',
        figure: `p99 start ${burst.startP99Ms.toFixed(0)} ms, save ${burst.saveP99Ms.toFixed(0)} ms, submit ${burst.submitP99Ms.toFixed(0)} ms, key ${burst.keyP99Ms.toFixed(0)} ms; last submit after ${burst.lastSubmitMs.toFixed(0)} ms; ${burst.errors} errors, ${burst.lost} lost`,
      };
      return {
        rows: [...rowsOfCalls(measured), burstRow, bytes, memory],
        notes: notesOfCalls(measured),
        prepared: { players, exam },
      };
    });
  } finally {
    await hello.stop();
  }
}

function rowsOfCalls({ submitThroughput, saveCpu }: ExamCalls): readonly Row[] {
  return [
    {
      id: 'P1',
      what: 'exam submit ÷ express hello-world, throughput, embedded',
      goal: '0.06, until all is at rest',
      figure: formatSpread(submitThroughput),
    },
    {
      id: 'P2',
      what: 'CPU per saved answer ÷ express hello-world, embedded',
      goal: '4.5',
      figure: formatSpread(saveCpu),
    },
  ];
}

function notesOfCalls({ micros, startCpu }: ExamCalls): readonly string[] {
  return [
    `CPU per request in this run, microseconds (absolute, so of this machine only): hello-world ${formatSpread(micros.hello)}, start ${formatSpread(micros.start)}, paper ${formatSpread(micros.paper)}, save ${formatSpread(micros.save)}, submit ${formatSpread(micros.submit)}, key ${formatSpread(micros.key)}.`,
    `CPU of a start ÷ express hello-world: ${formatSpread(startCpu)}; the paper is a call of its own.`,
  ];
}

/** P16 for one load. */
export function bystanderRow(id: string, load: Load): MeasureOnData {
  return async (dataDir, students) => {
    const admin = await beginAdminSession(dataDir);
    return withServer(dataDir, async ({ port }) => {
      const [calm, student, administrator] = await asPlayers(port, [...students.slice(0, 2), admin]);
      const busy = load.role === 'admin' ? administrator : student;
      if (calm === undefined || student === undefined || busy === undefined)
        throw new Error('P16 needs two students');
      const exam = await enrolAll(port, [calm, student]);
      const options = { rounds: 5, turns: 5, saves: 400 };
      const measured = await measureBystander(port, { calm, busy, load, exam }, options);
      const answers = Object.entries(measured.answers).map(([status, count]) => `${count} × ${status}`);
      return {
        id,
        what: `p99 of a save while another caller ${load.what} ÷ at rest`,
        goal: '2',
        figure: `${formatSpread(measured.ratio)}; ${measured.restP99Ms.toFixed(1)} ms at rest, ${measured.loadedP99Ms.toFixed(1)} ms; ${answers.join(', ')}`,
      };
    });
  };
}

export function sittingRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async ({ port }) => {
    const [first, second] = await asPlayers(port, students);
    if (first === undefined || second === undefined) throw new Error('P9 needs two students');
    const exam = await enrolAll(port, [first, second]);
    return sittingBytesRow(port, [first, second], exam);
  });
}

export function logInsRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  return withServer(dataDir, async ({ port }) => {
    const [calm] = await asPlayers(port, students);
    if (calm === undefined) throw new Error('P5 needs a student');
    const exam = await enrolAll(port, [calm]);
    const measured = await measureLogIns(port, calm, { exam, ...sizeOfLogIns });
    return {
      id: 'P5',
      what: 'log-ins a second at argon2id with 12 MiB and three passes, embedded; p99 of a save of another student during the flood ÷ at rest',
      goal: '2',
      figure: figureOfLogIns(measured),
    };
  });
}

/** P14, with the students of `measureCalls`; `folder` is for a copy of the data. */
export async function growthRow(folder: string, dataDir: string, { players, exam }: Prepared): Promise<Row> {
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
