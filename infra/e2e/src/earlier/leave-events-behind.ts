import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openServices } from '@pathshala/local/open-services';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { SharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import { UnprocessableMessageError, type Bus } from '@pathshala/stores/bus/port';
import { siteEnvironment } from '../admin.ts';
import { until } from '../until.ts';
import type { StartedAttempt } from './sit.ts';

interface Attempts {
  readonly published: StartedAttempt;
  readonly stored: StartedAttempt;
  readonly full: { readonly campaignId: string };
}

/** Says what a service does with the events of its queue. */
const reactions: Readonly<Record<string, 'waits' | 'fails' | 'cannot read it'>> = {
  'svc-campaigns.events': 'waits',
  'svc-auth.events': 'fails',
  'svc-catalog.events': 'cannot read it',
};

/** The bus with consumers that do so, and a broker that takes nothing once it is told so. */
function disturbed(bus: Bus): { readonly bus: Bus; refuse(): void } {
  let isRefusing = false;
  const consume: Bus['consume'] = async (queue, handle, options) => {
    const reaction = reactions[queue];
    if (reaction === undefined) return bus.consume(queue, handle, options);
    if (reaction === 'waits') return { stop: async () => undefined };
    const failure =
      reaction === 'fails' ? new Error('its store is away') : new UnprocessableMessageError('not an event');
    return bus.consume(queue, () => Promise.reject(failure), options);
  };
  const publish: Bus['publish'] = (message, to) =>
    isRefusing ? Promise.reject(new Error('the broker does not confirm')) : bus.publish(message, to);
  const disturbing = new Proxy(bus, {
    get(target, key: keyof Bus) {
      if (key === 'consume') return consume;
      if (key === 'publish') return publish;
      const value = target[key];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    bus: disturbing,
    refuse: () => {
      isRefusing = true;
    },
  };
}

const refusingMail: SharedPorts['mail'] = {
  send: () => Promise.reject(new Error('connect ECONNREFUSED')),
  close: async () => undefined,
};

/**
 * Opens the services on the stopped site with consumers that fail and without a mail server. One attempt is submitted whose events
 * reach the queues: one waits, one is delayed, one is a dead letter. The event of the other attempt stays in its outbox, and
 * the mail of a visitor's registration fails.
 */
export async function leaveEventsBehind(dataDir: string, { published, stored, full }: Attempts) {
  const config = readConfig({ ...siteEnvironment, DATA_DIR: dataDir });
  let broker: ReturnType<typeof disturbed> | undefined;
  const services = await openServices(config, {
    portsOf(ports) {
      broker = disturbed(ports.bus);
      return { ...ports, bus: broker.bus, mail: refusingMail };
    },
  });
  const { bus } = services.shared;
  const signer = createIdentitySigner({ key: config.secrets.internalSigningKey });
  const servers: Server[] = [];
  const call = async (at: string, identity: object, body: object) => {
    const [service = '', path = ''] = at.split(' ');
    const found = services.all.find((one) => one.service.name === service);
    if (found === undefined) throw new Error(`${service} does not run`);
    const server = createServer(found.service.listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const token = await signer.sign({ address: '127.0.0.1', ...identity } as never, service);
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-identity': token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const submit = ({ attemptId, studentId, username, answers }: StartedAttempt) =>
    call(
      `svc-exams /exams/attempts/${attemptId}/submit`,
      {
        role: 'student',
        userId: studentId,
        username,
        name: 'Journey Student',
        email: null,
        sessionKey: studentId,
      },
      { answers },
    );
  const nobody = { role: 'visitor', userId: null, username: null, name: null, email: null, sessionKey: null };
  await call('svc-campaigns /examcampaigns/register', nobody, {
    campaignId: full.campaignId,
    basicInfo: { fullName: 'Not reached', email: 'visitor@example.com', mobile: '01733333333' },
  });
  await submit(published);
  const read = async () => ({
    waiting: (await bus.depth('svc-campaigns.events')).waiting,
    delayed: (await bus.depth('svc-auth.events')).retrying,
    dead: await bus.countDeadLetters('svc-catalog.events'),
  });
  await until(read, ({ waiting, delayed, dead }) => waiting > 0 && delayed > 0 && dead > 0);
  broker?.refuse();
  await submit(stored);
  // The mail has been tried once.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const left = await read();
  for (const server of servers) server.close();
  await services.stop();
  return left;
}
