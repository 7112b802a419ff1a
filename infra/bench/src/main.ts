import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loads } from './bystander-loads.ts';
import { distributedLogInsRow, distributedRows } from './distributed.ts';
import { duesRunRow, studentsOfDues } from './dues-run.ts';
import { durationsRow } from './durations.ts';
import {
  bystanderRow,
  bystanders,
  growthRow,
  logInsRow,
  measureCalls,
  sittingRow,
  startUpRow,
  studentsOfCalls,
  weighedStudents,
} from './embedded-rows.ts';
import { firstViewRow } from './first-view.ts';
import { gatewayPassRow } from './gateway-pass.ts';
import { longListsRow } from './long-lists.ts';
import { onFastCopy, type MeasureOnData } from './own-server.ts';
import type { Student } from '@pathshala/e2e/accounts';
import { prepareData } from './prepare.ts';
import { openingRow, registrants, releaseMailsRow, visitors } from './registrations.ts';
import { relayRow } from './relay.ts';
import { byGoal, report, tableOf, type Row } from './report.ts';
import { capacityRows, predictionRow } from './scale.ts';
import { saveDuringBurstRow, studentsOfBurst } from './save-burst.ts';
import { webVitalsRow } from './web-vitals.ts';
import { secondVisitRow } from './second-visit.ts';
import { wireRow } from './wire.ts';

/** `npm run bench [-- calls | distributed | scale | P4 … P19] [students]`: how many stand at the barrier of P3 (5,000). */
const crowd = Number(process.argv.at(-1)) || 5_000;

interface OnData {
  readonly students: number;
  readonly row: MeasureOnData;
}

/** Measured on a server of their own, on prepared data. */
const onData: Readonly<Record<string, OnData>> = {
  P4: { students: studentsOfBurst, row: saveDuringBurstRow },
  P5: { students: bystanders, row: logInsRow },
  P9: { students: weighedStudents, row: sittingRow },
  ...Object.fromEntries(
    Object.entries(loads).map(([id, load]) => [id, { students: bystanders, row: bystanderRow(id, load) }]),
  ),
  'P16-dues': { students: studentsOfDues, row: duesRunRow },
  P17: { students: registrants, row: openingRow },
  P18: { students: visitors, row: releaseMailsRow },
};

type MeasureAlone = () => Promise<Row | readonly Row[]>;

/** Bring their own data: in a browser on the sample data, with a broker or processes of their own, as a test or a command. */
const onOwnData: Readonly<Record<string, readonly MeasureAlone[]>> = {
  distributed: [distributedRows, distributedLogInsRow],
  scale: [() => predictionRow(crowd), capacityRows],
  P6: [gatewayPassRow],
  P7: [firstViewRow, wireRow],
  P8: [webVitalsRow],
  P12: [relayRow],
  P13: [longListsRow],
  P15: [durationsRow],
  P19: [secondVisitRow],
};

async function rowsOf(measures: readonly MeasureAlone[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measure of measures) rows.push(...[await measure()].flat());
  return rows;
}

async function withDataFolder(work: (folder: string, dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'));
  try {
    await work(folder, path.join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureOne(dataDir: string, { students, row }: OnData): Promise<void> {
  console.log(tableOf([await onFastCopy(dataDir, await prepareData(dataDir, students), row)]));
}

async function rowsOnData(dataDir: string, students: readonly Student[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [goal, one] of Object.entries(onData)) {
    // P9 is measured with the exam calls.
    if (goal !== 'P9') rows.push(await onFastCopy(dataDir, students.slice(-one.students), one.row));
  }
  return rows;
}

async function measureAll(folder: string, dataDir: string): Promise<void> {
  const isCallsOnly = process.argv[2] === 'calls';
  const own = studentsOfCalls + crowd + weighedStudents;
  const students = await prepareData(dataDir, own + (isCallsOnly ? 0 : studentsOfBurst));
  const start = await startUpRow(dataDir);
  const { rows, notes, prepared } = await measureCalls(dataDir, students.slice(0, own));
  if (isCallsOnly) return console.log([tableOf(byGoal([...rows, start])), ...notes].join('\n'));
  const onServers = await rowsOnData(dataDir, students.slice(own));
  const growth = await growthRow(folder, dataDir, prepared);
  const others = await rowsOf(Object.values(onOwnData).flat());
  await report(byGoal([...rows, start, growth, ...onServers, ...others]), notes);
}

async function main(): Promise<void> {
  const wanted = process.argv[2] ?? '';
  const measures = onOwnData[wanted];
  if (measures !== undefined) return console.log(tableOf(await rowsOf(measures)));
  const single = onData[wanted];
  if (single !== undefined) return withDataFolder((_folder, dataDir) => measureOne(dataDir, single));
  if (!/^(calls|\d*)$/u.test(wanted)) {
    const names = ['calls', ...Object.keys(onOwnData), ...Object.keys(onData)].join(', ');
    throw new Error(
      `${wanted} is not measured alone. There are: ${names}; without a name all of them, and P14`,
    );
  }
  return withDataFolder(measureAll);
}

await main();
