import { startFaultProxy, type FaultProxy, type Slowness } from '@pathshala/test-servers/fault-proxy';
import { emailOf, type Student } from '../accounts.ts';
import { createRandom } from '../fuzz/random.ts';
import { ChaosClient, GivenUpError, type Tally } from './chaos-client.ts';
import type { ChaosSite } from './chaos-site.ts';
import type { ExamAuthor } from './exam-author.ts';
import type { Figures } from './figures.ts';
import type { Journal } from './journal.ts';
import { createPapers, NotStartedError, sit, type Sitter, type Sitting } from './sit.ts';
import { createCanary, type Canary } from './steady-state.ts';

interface PlayersOptions {
  readonly site: ChaosSite;
  readonly author: ExamAuthor;
  readonly journal: Journal;
  readonly figures: Figures;
  readonly seed: number;
  readonly sittings: number;
  readonly together: number;
  readonly thinkMs: number;
}

export interface Players {
  readonly tally: Tally;
  readonly canary: Canary;
  /** Answers that no student should see, in words. */
  readonly problems: readonly string[];
  sat(): number;
  /** True when as many were sat as were asked for. */
  isEnough(): boolean;
  /** Lets everybody finish. */
  end(): Promise<void>;
}

const sittingsPerStudent = 5;
/** Each of these lines is that of one in four students. */
const badLines: readonly Slowness[] = [
  { latencyMs: 120, sliceBytes: 400 },
  { limitBytes: 30_000, latencyMs: 20 },
];
const campaignMs = 6_000;

/** Students who sit one exam after the other, each as the seed says, until enough was sat and no fault is left. */
export async function startPlayers(options: PlayersOptions): Promise<Players> {
  const { site, figures, together, sittings } = options;
  const problems: string[] = [];
  const tally: Tally = {
    requests: 0,
    repeated: 0,
    givenUp: [],
    onAsked: (kind) => figures.asked(kind),
  };
  const lines = await openBadLines(site);
  const school = {
    ...options,
    tally,
    papers: createPapers(options.journal),
    campaigns: createCampaigns(options),
  };
  let next = 1;
  let sat = 0;
  const ending = { isNow: false };
  const canary = await startCanary(school);

  async function play(): Promise<void> {
    while (!ending.isNow && next < site.students.length) {
      const number = next;
      next += 1;
      try {
        await sitExams({
          ...school,
          urls: urlsOf(lines, number),
          number,
          onSat: () => (sat += 1),
          isEnding: () => ending.isNow,
        });
      } catch (error) {
        // Given up: counted. Everything else is a problem of the run.
        if (!(error instanceof GivenUpError)) problems.push(`student ${number}: ${String(error)}`);
      }
    }
  }
  const all = Promise.all(Array.from({ length: together }, () => play()));
  return {
    tally,
    canary,
    problems,
    sat: () => sat,
    isEnough: () => sat >= sittings || next >= site.students.length,
    async end() {
      ending.isNow = true;
      await all;
      await Promise.all(lines.flat().map((proxy) => proxy.close()));
    },
  };
}

const numberOf = (url: string) => Number(new URL(url).port);

function openBadLines({ gateways }: ChaosSite): Promise<readonly FaultProxy[][]> {
  return Promise.all(
    badLines.map((slowness) =>
      Promise.all(
        gateways.map(async ({ url }) => {
          const proxy = await startFaultProxy({ port: numberOf(url) });
          await proxy.become(slowness);
          return proxy;
        }),
      ),
    ),
  );
}

/** Undefined: a good line. */
function urlsOf(lines: readonly FaultProxy[][], number: number): readonly string[] | undefined {
  return lines[number % 4]?.map(({ port }) => `http://127.0.0.1:${port}`);
}

interface Playing extends PlayersOptions {
  readonly tally: Tally;
  readonly papers: Sitting['papers'];
  readonly campaigns: Campaigns;
}

function sitterOf(playing: Playing, number: number, urls?: readonly string[]): Sitter {
  const { site, journal, seed, tally, author } = playing;
  const { id: studentId, sid } = site.students[number] as Student;
  const random = createRandom(seed * 31 + number);
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const gateways = urls ?? site.gateways.map(({ url }) => url);
  const client = new ChaosClient({ urls: gateways, sid, address, random, journal, tally });
  const logIn = async () => client.enter(await site.logIn(number));
  const body = { studentId, courseId: author.courseId, category: 'admissionPrep' };
  return {
    studentId,
    client,
    logIn,
    async enrol() {
      const { status } = await client.ask({ method: 'POST', path: '/students/student/enroll', body });
      if (status === 401) await logIn();
    },
  };
}

interface OneStudent extends Playing {
  readonly number: number;
  readonly urls: readonly string[] | undefined;
  readonly onSat: () => void;
  readonly isEnding: () => boolean;
}

async function sitExams(options: OneStudent): Promise<void> {
  const { number, urls, seed, author, campaigns, thinkMs, onSat, isEnding } = options;
  const sitter = sitterOf(options, number, urls);
  const random = createRandom(seed * 17 + number);
  const common = { ...options, sitter, random, thinkMs, now: () => productTime(options.site) };
  await sitter.enrol();
  if (random.chance(0.2)) await sitCampaign(common, campaigns);
  for (let count = 0; count < sittingsPerStudent && !isEnding(); count += 1) {
    const ending = random.chance(0.7) ? 'submits' : random.pick(['storm', 'race', 'leaves'] as const);
    await sit({ ...common, examKind: 'past-year', examId: author.yearId, ending });
    onSat();
  }
}

const productTime = ({ parts }: ChaosSite) => Date.now() + Math.max(...parts.map(({ skewMs }) => skewMs));

/** The only exam that a student can be late for: a campaign that ends within seconds. One that is over already is not sat. */
async function sitCampaign(sitting: Omit<Sitting, 'examKind' | 'examId' | 'ending'>, campaigns: Campaigns) {
  const { sitter } = sitting;
  const { id, endsAt } = campaigns.current();
  const campaignId = await id;
  const mobile = `017${sitter.studentId.slice(-8)}`;
  const basicInfo = { fullName: 'Late Student', email: emailOf(sitter.studentId), mobile };
  const body = { campaignId, studentId: sitter.studentId, basicInfo };
  const registered = await sitter.client.ask({ method: 'POST', path: '/examcampaigns/register', body });
  if (registered.status >= 400) return;
  try {
    const ending = sitting.random.pick(['late', 'late', 'leaves', 'submits'] as const);
    await sit({ ...sitting, examKind: 'campaign', examId: campaignId, ending, startBy: endsAt });
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
  }
}

interface Campaigns {
  /** One that still runs for a moment. */
  current(): { readonly id: Promise<string>; readonly endsAt: number };
}

function createCampaigns({ site, author }: PlayersOptions): Campaigns {
  let latest = { endsAt: 0, id: Promise.resolve('') };
  return {
    current() {
      const now = productTime(site);
      if (latest.endsAt < now + campaignMs / 2) {
        const endsAt = now + campaignMs;
        latest = { endsAt, id: author.openCampaign(endsAt) };
      }
      return latest;
    },
  };
}

async function startCanary(playing: Playing): Promise<Canary> {
  const { site, author } = playing;
  const sitter = sitterOf(playing, 0);
  await sitter.enrol();
  const exam = { examKind: 'past-year', examId: author.yearId, ending: 'leaves', thinkMs: 0 } as const;
  const random = createRandom(0);
  return createCanary({ ...playing, ...exam, sitter, random, now: () => productTime(site) });
}
