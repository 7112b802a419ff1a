import {
  overConnections,
  saveRequest,
  startAttempt,
  startRequest,
  submitRequest,
  type Exam,
  type OpenAttempt,
  type Player,
} from './sitting.ts';
import { helloRequests, measureRate } from './rates.ts';
import type { ServerProcess } from './server-process.ts';
import { spreadOf, type Spread } from './statistics.ts';

const rounds = 5;
/** Compiles what is measured afterwards, on both sides; not counted. */
const warmUps = 1;

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
    readonly save: Spread;
    readonly submit: Spread;
  };
}

const openAll = (port: number, players: readonly Player[], exam: Exam): Promise<OpenAttempt[]> =>
  overConnections({ port, connections: 32 }, players, (connection, player) =>
    startAttempt(connection, player, exam),
  );

/** Control, ours, control, ours: each round with students of its own, so that no request meets a duplicate's short path. */
export async function measureExamCalls(
  { product, hello }: { product: ServerProcess; hello: ServerProcess },
  players: readonly Player[],
  exam: Exam,
): Promise<ExamCalls> {
  const each = Math.floor(players.length / (rounds + warmUps));
  const seen = { submit: [] as number[], saveCpu: [] as number[], startCpu: [] as number[] };
  const micros = {
    hello: [] as number[],
    start: [] as number[],
    save: [] as number[],
    submit: [] as number[],
  };
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const own = players.slice(round * each, (round + 1) * each);
    const control = await measureRate(hello, helloRequests(each * 10));
    const started = await measureRate(
      product,
      own.map((player) => startRequest(player, exam)),
    );
    const attempts = await openAll(product.port, own, exam);
    const saves = Array.from({ length: 10 }, (_, seq) =>
      attempts.map((attempt) => saveRequest(attempt, seq + 1)),
    ).flat();
    const saved = await measureRate(product, saves);
    const submitted = await measureRate(product, attempts.map(submitRequest));
    if (round < warmUps) continue;
    seen.submit.push(submitted.perSecond / control.perSecond);
    seen.saveCpu.push(saved.cpuMicros / control.cpuMicros);
    seen.startCpu.push(started.cpuMicros / control.cpuMicros);
    micros.hello.push(control.cpuMicros);
    micros.start.push(started.cpuMicros);
    micros.save.push(saved.cpuMicros);
    micros.submit.push(submitted.cpuMicros);
  }
  return {
    submitThroughput: spreadOf(seen.submit),
    saveCpu: spreadOf(seen.saveCpu),
    startCpu: spreadOf(seen.startCpu),
    micros: {
      hello: spreadOf(micros.hello),
      start: spreadOf(micros.start),
      save: spreadOf(micros.save),
      submit: spreadOf(micros.submit),
    },
  };
}
