import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { admin } from '../admin.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import type { AlertingProcess } from './alerting-process.ts';

/** A fault that must make one alert fire, and how it ends. */
export interface AlertFault {
  readonly alert: string;
  begin(site: AlertingProcess): Promise<void>;
  /** Called again and again until the alert fires: for a fault that must last. */
  repeat?(site: AlertingProcess): Promise<void>;
  end?(site: AlertingProcess): Promise<void>;
  /** The next fault ends it. */
  readonly lasts?: true;
}

const nothing = async (): Promise<void> => undefined;

async function asAdmin({ url }: AlertingProcess): Promise<HttpClient> {
  const client = createHttpClient(url);
  await client.send('POST', '/auth/login', { username: admin.username, password: admin.password });
  return client;
}

const queue = 'svc-exams.events';

async function withBus<Value>(
  { dataDir }: AlertingProcess,
  act: (bus: Awaited<ReturnType<typeof openSqliteBus>>) => Promise<Value>,
): Promise<Value> {
  const bus = await openSqliteBus({ file: path.join(dataDir, 'bus.sqlite') });
  try {
    return await act(bus);
  } finally {
    await bus.close();
  }
}

const deadLetters: AlertFault = {
  alert: 'DeadLetters',
  begin: (site) =>
    withBus(site, (bus) =>
      bus.publish({ id: 'broken-1', routingKey: 'campaigns.paper.published.v1', body: '{}', headers: {} }),
    ),
  end: (site) =>
    withBus(site, async (bus) => {
      await bus.discard(queue, ['broken-1']);
    }),
};

let published = 0;

/** The result of an exam of a campaign that is not there: its service waits for the campaign. */
const retriedEvent = JSON.stringify({
  aggregateId: 'a1',
  sequence: 1,
  occurredAt: '2026-01-15T10:00:00.000Z',
  data: { campaignId: 'nowhere', examId: 'nowhere', until: '2026-02-02T00:10:00.000Z' },
});

const eventsRetried: AlertFault = {
  alert: 'EventsRetried',
  begin: nothing,
  repeat: (site) =>
    withBus(site, async (bus) => {
      for (let count = 0; count < 20; count += 1) {
        published += 1;
        const id = `retried-${published}`;
        await bus.publish({ id, routingKey: 'exams.exam.extended.v1', body: retriedEvent, headers: {} });
      }
    }),
  end: nothing,
};

const memoryHigh: AlertFault = {
  alert: 'MemoryHigh',
  begin: (site) => site.order({ is: 'allocate', bytes: 400_000_000 }),
  end: (site) => site.order({ is: 'release' }),
};

const ballast = ({ dataDir }: AlertingProcess) => path.join(dataDir, 'ballast');

/** Needs a small disk of its own under the data. */
const diskLow: AlertFault = {
  alert: 'DiskLow',
  async begin(site) {
    const { bavail, bsize, blocks } = await statfs(site.dataDir);
    await writeFile(ballast(site), Buffer.alloc(Math.floor(bavail * bsize - blocks * bsize * 0.05)));
  },
  end: (site) => rm(ballast(site)),
};

const eventLoopBlocked: AlertFault = {
  alert: 'EventLoopBlocked',
  begin: nothing,
  repeat: (site) => site.order({ is: 'block', ms: 700 }),
  end: nothing,
};

const jobsLate: AlertFault = {
  alert: 'JobsLate',
  begin: (site) => site.order({ is: 'fail job' }),
  end: (site) => site.order({ is: 'mend job' }),
};

const backupOld: AlertFault = {
  alert: 'BackupOld',
  begin: nothing,
  async end(site) {
    await (await asAdmin(site)).send('POST', '/operations/backups', { work: 'snapshot' });
  },
};

const callsFail: AlertFault = {
  alert: 'CallsFail',
  begin: (site) => site.order({ is: 'stop service', name: 'svc-campaigns' }),
  async repeat({ url }) {
    await fetch(`${url}/api/campaign`);
  },
  end: nothing,
};

const callsSlow: AlertFault = {
  alert: 'CallsSlow',
  begin: nothing,
  /** A body that takes three seconds to arrive, as on a bad line. */
  async repeat(site) {
    const client = createHttpClient(site.url);
    await client.send('POST', '/auth/login', {});
    const token = decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('{"username":"nobody",'));
        await wait(3_000);
        controller.enqueue(new TextEncoder().encode('"password":"nothing-1"}'));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    await client.raw('/api/auth/login', { method: 'POST', headers, body, duplex: 'half' });
  },
  end: nothing,
};

const tokensRefused: AlertFault = {
  alert: 'TokensRefused',
  begin: (site) => site.order({ is: 'refuse token' }),
  end: nothing,
};

const mailsGivenUp: AlertFault = {
  alert: 'MailsGivenUp',
  async begin(site) {
    const name = `rahima${Date.now()}`;
    const body = {
      name: 'Rahima',
      username: name,
      email: `${name}@example.com`,
      password: 'a-long-Sentence-1',
    };
    await createHttpClient(site.url).send('POST', '/auth/signup', body);
  },
  end: nothing,
};

const processAway: AlertFault = {
  alert: 'ProcessAway',
  begin: async (site) => site.signal('SIGSTOP'),
  end: async (site) => site.signal('SIGCONT'),
};

/** The alerts that no fault here leads to, those of a second machine among them; `promtool` fires them on figures (alerts.test.yaml). */
export const unreached = ['CallsWait', 'DrillDiffers', 'StandbyAway', 'StandbyBehind'] as const;

/** The faults of a site whose bus is a broker. */
export const brokerFaults = (broker: Pick<OutsideServer, 'kill' | 'restart'>): readonly AlertFault[] => [
  { alert: 'PartAway', begin: () => broker.kill(), end: nothing, lasts: true },
  {
    alert: 'EventsWait',
    async begin(site) {
      const client = await asAdmin(site);
      const { body } = await client.get('/announcement');
      await client.send('PUT', '/announcement', body);
    },
    end: () => broker.restart(),
  },
];

/** In this order: what stops a service for good comes last. */
export const embeddedFaults: readonly AlertFault[] = [
  deadLetters,
  processAway,
  eventLoopBlocked,
  backupOld,
  tokensRefused,
  jobsLate,
  mailsGivenUp,
  diskLow,
  eventsRetried,
  memoryHigh,
  callsSlow,
  callsFail,
];
