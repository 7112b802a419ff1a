import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRedisKeyValue } from '@pathshala/stores/key-value/redis';
import { addressVariableOf, services } from '@pathshala/platform';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { measureExamCalls, type ExamCalls } from './exam-calls.ts';
import { figureOfLogIns, measureLogIns, sizeOfLogIns } from './log-ins.ts';
import { fastFolder, withServer } from './own-server.ts';
import { beginSessions, type Student } from '@pathshala/e2e/accounts';
import { prepareData } from './prepare.ts';
import { untilAtRest } from './rates.ts';
import type { Row } from './report.ts';
import { startHello, startPart, type MeasuredServer, type ServerProcess } from './server-process.ts';
import { asPlayers, type Player } from './player.ts';
import { enrolAll, type Exam } from './sitting.ts';
import { formatSpread } from './statistics.ts';

/** Seven rounds of three hundred. */
const studentsOfCalls = 2_100;

export interface Site extends MeasuredServer {
  /** The CPU seconds of each process so far: the gateway, then the services as `services` lists them. */
  cpuSecondsOfEach(): readonly number[];
  stop(): Promise<void>;
}

/** The CPU of gateway and services together, without broker and Redis. */
export const asSite = (gateway: ServerProcess, others: readonly ServerProcess[]): Site => ({
  port: gateway.port,
  cpuSeconds: () => [gateway, ...others].reduce((sum, part) => sum + part.cpuSeconds(), 0),
  cpuSecondsOfEach: () => [gateway, ...others].map((part) => part.cpuSeconds()),
  async stop() {
    // The gateway first: a call in progress still needs its service.
    await gateway.stop();
    await Promise.all(others.map((part) => part.stop()));
  },
});

interface Stores {
  readonly dataDir: string;
  readonly rabbit: OutsideServer;
  readonly redis: OutsideServer;
}

/** Gateway and services as a process each, on the prepared data; each service has its documents in a file of its own. */
async function startSite({ dataDir, rabbit, redis }: Stores): Promise<Site> {
  const env = {
    SESSION_SECRET: 's'.repeat(48),
    INTERNAL_SIGNING_KEY: 'k'.repeat(48),
    MAIL_DIR: path.join(dataDir, 'mail'),
    UPLOADS_DIR: path.join(dataDir, 'uploads'),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
    AMQP_URL: rabbit.url,
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
  };
  const parts: ServerProcess[] = [];
  const urls: Record<string, string> = {};
  for (const { name } of services) {
    const part = await startPart([`${name}/src/main.ts`], env);
    parts.push(part);
    urls[addressVariableOf(name)] = `http://127.0.0.1:${part.port}`;
  }
  return asSite(await startPart(['gateway/src/main.ts'], { ...env, ...urls }), parts);
}

/** Embedded once, until the services have what each keeps of the others; the sessions then are in Redis. */
async function prepareStores({ dataDir, redis }: Stores, students: number): Promise<readonly Student[]> {
  await prepareData(dataDir, students);
  await withServer(dataDir, untilAtRest);
  const keyValue = await openRedisKeyValue({ url: redis.url });
  try {
    return await beginSessions(keyValue, students);
  } finally {
    await keyValue.close();
  }
}

type MeasureSite<Out> = (product: Site, players: readonly Player[], exam: Exam) => Promise<Out>;

async function onStores<Out>(stores: Stores, students: number, measure: MeasureSite<Out>): Promise<Out> {
  const all = await prepareStores(stores, students);
  const product = await startSite(stores);
  try {
    await untilAtRest(product);
    const players = await asPlayers(product.port, all);
    const exam = await enrolAll(product.port, players);
    await untilAtRest(product);
    return await measure(product, players, exam);
  } finally {
    await product.stop();
  }
}

/** Runs a site with stores of its own; its documents are in `parentFolder`. */
export async function withSite<Out>(
  parentFolder: string,
  students: number,
  measure: MeasureSite<Out>,
): Promise<Out> {
  const dataDir = await mkdtemp(path.join(parentFolder, 'pathshala-bench-'));
  const [rabbit, redis] = await Promise.all([startRabbit(), startRedis()]);
  try {
    return await onStores({ dataDir, rabbit, redis }, students, measure);
  } finally {
    await rabbit.stop();
    await redis.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measureCalls(product: Site, players: readonly Player[], exam: Exam): Promise<ExamCalls> {
  const hello = await startHello();
  try {
    return await measureExamCalls({ product, hello }, players, exam);
  } finally {
    await hello.stop();
  }
}

/** P5 with a process for each part, so that log-ins take no time from the thread of the exams. */
export async function distributedLogInsRow(): Promise<Row> {
  const measured = await withSite(fastFolder, 1, ({ port }, [calm], exam) => {
    if (calm === undefined) throw new Error('P5 needs a student');
    return measureLogIns(port, calm, { exam, ...sizeOfLogIns });
  });
  return { id: 'P5', what: 'the same, distributed as above', goal: '2', figure: figureOfLogIns(measured) };
}

/** P1 and P2 with a process for each part. Its documents are in SQLite: the stand-in for MongoDB of the tests would be what is measured. */
export async function distributedRows(): Promise<readonly Row[]> {
  const { submitThroughput, saveCpu, micros } = await withSite(tmpdir(), studentsOfCalls, measureCalls);
  return [
    {
      id: 'P1',
      what: 'exam submit ÷ express hello-world, throughput, distributed: a process for the gateway and each service, RabbitMQ, Redis, documents in SQLite (MongoDB is not on this machine), all on the same two cores',
      goal: '0.04, until all is at rest',
      figure: `${formatSpread(submitThroughput)}; ${formatSpread(micros.submit)} µs of gateway and services a submit`,
    },
    {
      id: 'P2',
      what: 'CPU of gateway and services per saved answer ÷ express hello-world, distributed as above',
      goal: '8',
      figure: `${formatSpread(saveCpu)}; ${formatSpread(micros.save)} µs a save`,
    },
  ];
}
