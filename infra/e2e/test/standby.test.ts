import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  prepareSitters,
  standbySecret,
  startMachine,
  statusOf,
  untilFollowed,
  type Machine,
  type MachineOptions,
} from '../src/faults/two-machines.ts';
import { examPaper } from '../src/faults/stories/exam-paper.ts';
import { createHttpClient } from '../src/http/http-client.ts';
import { loggedInAdmin } from '../src/http/people.ts';
import {
  fetchResource,
  optionalSubjects,
  questionsOf,
  type Attempt,
  type Paper,
} from '../src/http/sit-exam.ts';
import { admin } from '../src/admin.ts';
import { until } from '../src/until.ts';

/** `npm run nightly` has 1,000, and does it without SYNC too. */
const sittings = Number(process.env['STANDBY_SITTINGS'] ?? 12);
const isLarge = sittings > 100;

let folder: string;
let machines: Machine[];
const at = (name: string) => path.join(folder, name);
const start = async (options: MachineOptions) => {
  const machine = await startMachine(options);
  machines.push(machine);
  return machine;
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'two-machines-'));
  machines = [];
});
afterEach(async () => {
  await Promise.all(machines.map((machine) => machine.kill()));
  rmSync(folder, { recursive: true, force: true });
});

interface Course {
  readonly _id: string;
  readonly units: readonly { readonly years: readonly { readonly _id: string }[] }[];
}

/** A course whose past year can be sat. */
async function makeExam(url: string) {
  const head = await loggedInAdmin({ url, dataDir: '', admin });
  const units = [{ unitName: 'Unit A', years: [{ year: '2025', ...examPaper }] }];
  const form = { name: 'Two machines', courseCode: 'TWO', units };
  expect((await head.send('POST', '/admissioncourse/universities', form)).status).toBe(201);
  const { body } = await head.get<Course>('/admissioncourse/universities/unitDetails/TWO');
  return { courseId: body._id, examId: body.units[0]?.years[0]?._id ?? '' };
}

interface Save {
  readonly seq: number;
  readonly at: number;
}

/** A student who saves an answer every moment, and repeats what was not acknowledged: as the page does, without a click. */
class Sitting {
  readonly acknowledged: Save[] = [];
  /** What the site knew when the student was back, before anything was repeated. */
  foundAfterwards: number | null = null;
  servedAt: number | null = null;
  readonly #client;
  #seq = 0;
  #address = '';
  #questions: readonly { readonly _id: string; readonly options: readonly { readonly _id: string }[] }[] = [];
  #isOver = false;

  constructor(sid: string, url: () => string) {
    this.#client = createHttpClient(url);
    this.#client.cookies.set('sid', sid);
  }

  async begin(studentId: string, { courseId, examId }: Awaited<ReturnType<typeof makeExam>>): Promise<void> {
    const enrolment = { studentId, courseId, category: 'admissionPrep' };
    const enrol = () => this.#client.send('POST', '/students/student/enroll', enrolment);
    await until(enrol, ({ status }) => status === 201 || status === 409, 60_000);
    const open = () =>
      this.#client.send<Attempt>('POST', '/exams/attempts', { examKind: 'past-year', examId });
    const { body } = await until(open, ({ status }) => status === 201 || status === 200, 60_000);
    const paper = await fetchResource<Paper>(this.#client, body.paperUrl);
    const subjects = optionalSubjects(paper);
    this.#questions = questionsOf(paper, subjects);
    this.#address = `/exams/attempts/${body.attemptId}`;
    await this.#client.send('PUT', `${this.#address}/subjects`, { subjects });
  }

  end(): void {
    this.#isOver = true;
  }

  async save(pauseMs: number): Promise<void> {
    while (!this.#isOver) {
      this.#seq += 1;
      await this.#saveOne();
      await wait(pauseMs);
    }
  }

  async #saveOne(): Promise<void> {
    const question = this.#questions[this.#seq % this.#questions.length];
    const selectedOption = question?.options[this.#seq % 2]?._id;
    const body = { answers: [{ questionId: question?._id, selectedOption }], clientSeq: this.#seq };
    for (let tries = 0; ; tries += 1) {
      const isAccepted = await this.#send(body).catch(() => false);
      if (isAccepted) break;
      if (tries === 0) await this.#lookAfterwards();
      await wait(100);
    }
    this.acknowledged.push({ seq: this.#seq, at: Date.now() });
  }

  async #send(body: unknown): Promise<boolean> {
    const { status } = await this.#client.send('PUT', `${this.#address}/answers`, body);
    if (status === 200) this.servedAt ??= this.foundAfterwards === null ? null : Date.now();
    return status === 200;
  }

  async #lookAfterwards(): Promise<void> {
    const look = () => this.#client.get<Attempt>(this.#address).catch(() => ({ status: 0, body: null }));
    const { body } = await until(look, ({ status }) => status === 200, 60_000);
    this.foundAfterwards ??= body?.savedSeq ?? 0;
  }

  async submit(): Promise<number> {
    return (await this.#client.send('POST', `${this.#address}/submit`, {})).status;
  }
}

/** The students sit, the primary is killed and its data deleted; `takeOver` makes the standby go on. */
async function loseThePrimary(options: {
  readonly env: Readonly<Record<string, string>>;
  readonly takeOverAfterSeconds?: number;
  readonly takeOver: (standby: string) => Promise<unknown>;
}) {
  const { env, takeOverAfterSeconds, takeOver } = options;
  const sitters = await prepareSitters(at('first'), sittings);
  const primary = await start({ dataDir: at('first'), env });
  const standby = await start({
    dataDir: at('second'),
    primary: primary.url,
    env,
    ...(takeOverAfterSeconds === undefined ? {} : { takeOverAfterSeconds }),
  });
  let url = primary.url;
  const exam = await makeExam(url);
  const all = sitters.map(({ sid }) => new Sitting(sid, () => url));
  await Promise.all(all.map((sitting, index) => sitting.begin(sitters[index]?.id ?? '', exam)));
  await untilFollowed(url);
  const saving = Promise.all(all.map((sitting) => sitting.save(isLarge ? 1_000 : 30)));
  await wait(isLarge ? 20_000 : 1_200);

  const killedAt = Date.now();
  await primary.kill();
  rmSync(at('first'), { recursive: true });
  url = standby.url;
  await takeOver(url);
  await standby.serves;
  await until(
    () => Promise.resolve(all.filter(({ servedAt }) => servedAt === null).length),
    (missing) => missing === 0,
    60_000,
  );
  for (const sitting of all) sitting.end();
  await saving;
  const lost = all.flatMap(({ acknowledged, foundAfterwards }) =>
    acknowledged.filter(({ seq, at: ackedAt }) => ackedAt <= killedAt && seq > (foundAfterwards ?? 0)),
  );
  const savedBefore = all.flatMap(({ acknowledged }) => acknowledged.filter((one) => one.at <= killedAt));
  const slowestMs = Math.max(...all.map(({ servedAt }) => (servedAt ?? Infinity) - killedAt));
  const submits = await Promise.all(all.map((sitting) => sitting.submit()));
  console.log(
    `${sittings} sittings, ${savedBefore.length} saves acknowledged before the kill, ${lost.length} lost, all saved again after ${slowestMs} ms`,
  );
  return { lost, killedAt, slowestMs, submits, savedBefore: savedBefore.length };
}

describe('students who sit while the machine is lost with its disk', () => {
  it('lose no acknowledged save with SYNC=1, and save again without a click as the standby takes over by itself [STB-02 STB-04]', async () => {
    const { lost, slowestMs, submits, savedBefore } = await loseThePrimary({
      env: { SYNC: '1' },
      takeOverAfterSeconds: isLarge ? 5 : 1.5,
      takeOver: () => Promise.resolve(),
    });
    expect(lost).toEqual([]);
    expect(savedBefore).toBeGreaterThan(sittings * 5);
    expect(slowestMs).toBeLessThan(30_000);
    expect(new Set(submits)).toEqual(new Set([200]));
  });

  it.runIf(isLarge)(
    'lose at most the last second without SYNC, as the standby takes over by one command [STB-04 STB-05]',
    async () => {
      const { lost, killedAt, slowestMs, submits } = await loseThePrimary({
        env: {},
        async takeOver(standby) {
          const { code, output } = await takeOverCommand(at('second'), standby);
          expect(output).toContain('Taken over');
          expect(code).toBe(0);
        },
      });
      expect(lost.filter((save) => save.at < killedAt - 1_000)).toEqual([]);
      expect(slowestMs).toBeLessThan(30_000);
      expect(new Set(submits)).toEqual(new Set([200]));
    },
  );
});

async function takeOverCommand(dataDir: string, standby: string) {
  const script = createRequire(import.meta.url).resolve('@pathshala/local/take-over');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, standby], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, STANDBY_SECRET: standbySecret, LOG_LEVEL: 'silent' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('a primary that comes back', () => {
  it('serves nothing any more, says what to do, and follows only when its data is given up [STB-06 STB-07]', async () => {
    await prepareSitters(at('first'), 0);
    const first = await start({ dataDir: at('first'), env: { SYNC: '1' } });
    const second = await start({ dataDir: at('second'), primary: first.url });
    await untilFollowed(first.url);
    // It stands still, as a machine without power for a moment, and is not killed.
    first.child.kill('SIGSTOP');
    const order = await takeOverCommand(at('second'), second.url);
    expect(order.output).toContain('Taken over');
    first.child.kill('SIGCONT');
    const refused = () => fetch(`${first.url}/api/auth/login`, { method: 'POST' });
    await until(refused, ({ status }) => status === 503, 10_000);
    const { headers } = await refused();
    expect([headers.get('retry-after'), headers.get('content-type')]).toEqual([
      '2',
      expect.stringContaining('json'),
    ]);
    expect(first.output()).toContain('has taken over (epoch 2)');
    await first.kill();

    const again = await start({ dataDir: at('first') });
    expect((await again.serves).refusal).toContain('--discard-data');
    expect(await (await fetch(again.url)).text()).toContain('has taken over');
    await again.kill();

    const following = { dataDir: at('first'), primary: second.url };
    await expect(start(following)).rejects.toThrow(/has the data of a site.*--discard-data/u);
    await start({ ...following, discards: true });
    await untilFollowed(second.url);
    expect(readdirSync(at('first')).some((name) => name.startsWith('discarded-'))).toBe(true);
    expect(existsSync(path.join(at('first'), 'svc-exams.sqlite'))).toBe(false);
    expect((await statusOf(second.url)).standby).toMatchObject({ is: 'following' });
  });
});
