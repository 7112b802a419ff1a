import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'amqplib';
import type { Toxic } from '@pathshala/test-servers/fault-proxy';
import type { Dependency } from './chaos-site.ts';
import type { Fault, FaultContext } from './fault.ts';

const distributed = ['distributed'] as const;

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the site has no such server');
  return value;
}

async function whileToxic({ proxy }: Pick<Dependency, 'proxy'>, toxic: Toxic, ms: number): Promise<void> {
  await proxy.become(toxic);
  await wait(ms);
  await proxy.become('up');
  // A connection that lost bytes stays silent until somebody closes it: here the network does.
  if (toxic === 'timeout') proxy.resetPeers();
}

async function killed({ server }: Dependency, ms: number): Promise<void> {
  await server.kill();
  await wait(ms);
  await server.restart();
}

const slowLines = [{ latencyMs: 200 }, { sliceBytes: 64 }, { bytesPerSecond: 50_000 }] as const;

/** Broker, Redis and the network between the processes. */
export const faultsOfServers: readonly Fault[] = [
  {
    name: 'broker',
    row: 'F2',
    modes: distributed,
    what: 'the broker refuses connections',
    run: ({ site, lastsMs }) => whileToxic(required(site.broker), 'down', lastsMs),
  },
  {
    name: 'broker-kill',
    row: 'F2',
    modes: distributed,
    what: 'kill -9 of the broker',
    isPossible: ({ broker }) => broker?.server.isOurs === true,
    run: ({ site, lastsMs }) => killed(required(site.broker), lastsMs),
  },
  {
    name: 'half-open',
    row: 'F3',
    modes: distributed,
    what: 'the broker answers nothing on open connections',
    run: ({ site, lastsMs }) => whileToxic(required(site.broker), 'timeout', lastsMs * 2),
  },
  {
    name: 'redis',
    row: 'F4',
    modes: distributed,
    what: 'Redis refuses connections',
    run: ({ site, lastsMs }) => whileToxic(required(site.redis), 'down', lastsMs),
  },
  {
    name: 'redis-kill',
    row: 'F4',
    modes: distributed,
    what: 'kill -9 of Redis',
    isPossible: ({ redis }) => redis?.server.isOurs === true,
    run: ({ site, lastsMs }) => killed(required(site.redis), lastsMs),
  },
  {
    name: 'redis-empty',
    row: 'F4',
    modes: distributed,
    what: 'Redis is emptied: every session is lost',
    run: ({ site }) => required(site.emptyRedis)(),
  },
  {
    name: 'network',
    row: 'F5',
    modes: distributed,
    what: 'a slow network: latency, small pieces or little bandwidth to svc-exams, Redis and broker',
    async run({ site, random, lastsMs }) {
      const slowness = random.pick(slowLines);
      const lines = [required(site.inside), required(site.redis).proxy, required(site.broker).proxy];
      await Promise.all(lines.map((proxy) => whileToxic({ proxy }, slowness, lastsMs)));
    },
  },
  {
    name: 'cut',
    row: 'F3',
    modes: distributed,
    what: 'every connection to svc-exams, Redis and broker is reset',
    async run({ site }) {
      for (const proxy of [site.inside, site.redis?.proxy, site.broker?.proxy]) proxy?.resetPeers();
    },
  },
  {
    name: 'queue',
    row: 'F2',
    modes: distributed,
    what: 'the queue of a service is deleted while it runs; afterwards everything is published again',
    needsRepublish: true,
    run: deleteQueue,
  },
];

/** The service declares it again by itself; what was in it is published again at the end of the run. */
async function deleteQueue({ site, random }: FaultContext): Promise<void> {
  const connection = await connect(required(site.broker).server.url);
  try {
    const channel = await connection.createChannel();
    await channel.deleteQueue(random.pick(['svc-auth.events', 'svc-catalog.events', 'svc-campaigns.events']));
  } finally {
    await connection.close();
  }
}
