import { parentPort, workerData } from 'node:worker_threads';
import { atBarrier, atOnce, failures, seatsOf, timedStart, type Seat, type Waiting } from './burst.ts';
import type { BurstStep, CrowdOptions, StepDone } from './crowd.ts';
import { submitRequest } from './sitting.ts';

/** Everybody of P4 on a thread of their own: thousands of requests in one instant would delay the saves that are timed. */
const { port, players, exam } = workerData as CrowdOptions;
const waiting: readonly Waiting[] = await atBarrier(port, players, exam);
let seats: readonly Seat[] = [];

async function start(): Promise<number> {
  const starts = await Promise.all(waiting.map(timedStart));
  seats = seatsOf(starts);
  return failures(starts);
}

async function submit(): Promise<number> {
  const calls = seats.map(({ connection, attempt }) => ({ connection, request: submitRequest(attempt) }));
  return failures(await atOnce(calls));
}

const parent = parentPort;
if (parent === null) throw new Error('burst-worker.ts runs as a worker');
const answer = (done: StepDone) => parent.postMessage(done, []);
parent.on('message', (step: BurstStep) => {
  if (step === 'leave') process.exit(0);
  void (step === 'start' ? start() : submit()).then((errors) => answer({ errors }));
});
answer({ errors: 0 });
