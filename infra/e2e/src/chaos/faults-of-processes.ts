import { setTimeout as wait } from 'node:timers/promises';
import { everywhere, setClocks, type Fault, type FaultContext } from './fault.ts';
import type { SitePart } from './site-part.ts';

/** The steps between which an event or an answer can be lost: the write with its event, its removal, the bus. */
const crashSteps = ['svc-exams: attempts', 'svc-auth: students', 'svc-catalog: enrolments', 'bus: log'];

/** The process that writes these tables: `svc-exams: attempts`. */
function ownerOf({ parts }: FaultContext['site'], step: string): SitePart | undefined {
  return parts.find(({ name }) => name === 'site' || step.startsWith(`${name}:`));
}

const servicesOf = ({ parts, gateways }: FaultContext['site']) =>
  parts.filter((part) => part.name === 'site' || !gateways.includes(part));

async function whileFilesFail({ site, random, lastsMs }: FaultContext): Promise<void> {
  const part = random.pick(servicesOf(site));
  await part.limitFiles(0);
  await wait(lastsMs);
  await part.limitFiles(null);
}

const anHourMs = 3_600_000;

/** Kills, stops and misleads processes of the product. */
export const faultsOfProcesses: readonly Fault[] = [
  {
    name: 'kill',
    row: 'F1',
    modes: everywhere,
    what: 'kill -9 of a process',
    async run({ site, random }) {
      const part = random.pick(site.parts);
      await part.kill();
      await part.answers();
    },
  },
  {
    name: 'crash',
    row: 'F1',
    modes: everywhere,
    what: 'kill -9 immediately before or after a named durable step',
    async run({ site, random, lastsMs }) {
      const step = random.pick(crashSteps.filter((name) => ownerOf(site, name) !== undefined));
      const part = ownerOf(site, step);
      await part?.crashAt(step, random.pick(['before', 'after']), lastsMs * 2);
      await part?.answers();
    },
  },
  {
    name: 'pause',
    row: 'F8',
    modes: everywhere,
    what: 'SIGSTOP of a process: a slow consumer, a hung service',
    async run({ site, random, lastsMs }) {
      const part = random.pick(site.parts);
      part.pause();
      await wait(lastsMs);
      part.resume();
    },
  },
  {
    name: 'restart',
    row: 'F27',
    modes: everywhere,
    what: 'SIGTERM of each process in turn under load',
    async run({ site }) {
      for (const part of site.parts) {
        const code = await part.stop();
        if (code !== 0) part.surprises.push(`${part.name} ended with ${code} after SIGTERM`);
        await part.answers();
      }
    },
  },
  {
    name: 'store',
    row: 'F5',
    modes: everywhere,
    what: 'every write of a process to its files fails',
    run: whileFilesFail,
  },
  {
    name: 'disk',
    row: 'F26',
    modes: everywhere,
    what: 'the disk of all stores is full',
    isPossible: ({ disk }) => disk.canBeFull,
    async run({ site, lastsMs }) {
      await site.disk.fill();
      await wait(lastsMs);
      await site.disk.free();
    },
  },
  {
    name: 'clock',
    row: 'F10',
    modes: everywhere,
    what: 'the clock of a process is 30 s ahead or behind',
    async run(context) {
      const { site, random, lastsMs } = context;
      const part = random.pick(site.parts);
      const before = part.skewMs;
      await setClocks(context, [part], before + random.pick([-30_000, 30_000]));
      await wait(lastsMs);
      await setClocks(context, [part], before);
    },
  },
  {
    name: 'away',
    row: 'F8',
    modes: everywhere,
    what: 'a consumer (embedded: the site) is away for an hour of all clocks',
    async run(context) {
      const { site, random, lastsMs } = context;
      const part = random.pick(servicesOf(site));
      part.hold();
      await part.kill();
      await wait(lastsMs);
      await setClocks(context, site.parts, part.skewMs + anHourMs);
      part.release();
      await part.answers();
    },
  },
];
