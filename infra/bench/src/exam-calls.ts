import { overConnections, type Player } from './player.ts';
import {
  resourceRequest,
  saveRequest,
  startAttempt,
  startRequest,
  submitRequest,
  type Exam,
  type OpenAttempt,
} from './sitting.ts';
import { helloRequests, measureRate } from './rates.ts';
import type { MeasuredServer } from './server-process.ts';
import { spreadOf, type Spread } from './statistics.ts';

const rounds = 5;
/** Compiles what is measured afterwards, on both sides; not counted. */
const warmUps = 2;
const controlRequests = 15_000;

export interface ExamCalls {
  /** P1: throughput of submit ÷ express hello-world. */
  readonly submitThroughput: Spread;
  /** P2: CPU of one saved answer ÷ express hello-world. */
  readonly saveCpu: Spread;
  readonly startCpu: Spread;
  /** CPU microseconds, for the record only: absolute figures of a shared machine. */
  readonly micros: {
    readonly hello: Spread;
    readonly start: Spread;
    readonly paper: Spread;
    readonly save: Spread;
    readonly submit: Spread;
    readonly key: Spread;
  };
}

const openAll = (port: number, players: readonly Player[], exam: Exam): Promise<OpenAttempt[]> =>
  overConnections({ port, connections: 32 }, players, (connection, player) =>
    startAttempt(connection, player, exam),
  );

interface Sides {
  readonly product: MeasuredServer;
  readonly hello: MeasuredServer;
}

/** Measures the product right after the control: the speed of a shared machine changes within a second. */
async function besideHello({ product, hello }: Sides, requests: readonly string[]) {
  const control = await measureRate(hello, helloRequests(controlRequests));
  return { control, ours: await measureRate(product, requests) };
}

/** Paper and key as each student fetches them, the key of a past year being open at any time. */
async function measureResources(product: MeasuredServer, attempts: readonly OpenAttempt[]) {
  const requests = (suffix: string) =>
    attempts.map(({ player, paperUrl }) => resourceRequest(player, `${paperUrl}${suffix}`));
  return {
    paper: await measureRate(product, requests('')),
    key: await measureRate(product, requests('/key/1')),
  };
}

/** Control, ours, control, ours: each round with students of its own, so that no request meets a duplicate's short path. */
export async function measureExamCalls(
  sides: Sides,
  players: readonly Player[],
  exam: Exam,
): Promise<ExamCalls> {
  const each = Math.floor(players.length / (rounds + warmUps));
  const seen = { submit: [] as number[], saveCpu: [] as number[], startCpu: [] as number[] };
  const micros = {
    hello: [] as number[],
    start: [] as number[],
    paper: [] as number[],
    save: [] as number[],
    submit: [] as number[],
    key: [] as number[],
  };
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const own = players.slice(round * each, (round + 1) * each);
    const start = await besideHello(
      sides,
      own.map((player) => startRequest(player, exam)),
    );
    const attempts = await openAll(sides.product.port, own, exam);
    const { paper, key } = await measureResources(sides.product, attempts);
    const saves = Array.from({ length: 10 }, (_, seq) =>
      attempts.map((attempt) => saveRequest(attempt, seq + 1)),
    ).flat();
    const save = await besideHello(sides, saves);
    const submit = await besideHello(sides, attempts.map(submitRequest));
    if (round < warmUps) continue;
    seen.submit.push(submit.ours.perSecond / submit.control.perSecond);
    seen.saveCpu.push(save.ours.cpuMicros / save.control.cpuMicros);
    seen.startCpu.push(start.ours.cpuMicros / start.control.cpuMicros);
    micros.hello.push(save.control.cpuMicros);
    micros.start.push(start.ours.cpuMicros);
    micros.paper.push(paper.cpuMicros);
    micros.save.push(save.ours.cpuMicros);
    micros.submit.push(submit.ours.cpuMicros);
    micros.key.push(key.cpuMicros);
  }
  return {
    submitThroughput: spreadOf(seen.submit),
    saveCpu: spreadOf(seen.saveCpu),
    startCpu: spreadOf(seen.startCpu),
    micros: {
      hello: spreadOf(micros.hello),
      start: spreadOf(micros.start),
      paper: spreadOf(micros.paper),
      save: spreadOf(micros.save),
      submit: spreadOf(micros.submit),
      key: spreadOf(micros.key),
    },
  };
}
