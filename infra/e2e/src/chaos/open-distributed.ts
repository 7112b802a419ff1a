import path from 'node:path';
import { declareQueues, subscriptionsOf } from '@pathshala/local/declare-queues';
import { addressVariableOf, services } from '@pathshala/platform';
import { openAmqpBus } from '@pathshala/stores/bus/amqp';
import type { Bus, BusMessage } from '@pathshala/stores/bus/port';
import { openRedisKeyValue } from '@pathshala/stores/key-value/redis';
import { startFaultProxy } from '@pathshala/test-servers/fault-proxy';
import { freePort } from '@pathshala/test-servers/free-port';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { addAccounts, beginSession, beginSessions } from '../accounts.ts';
import { siteEnvironment } from '../admin.ts';
import { flushRedis } from '../two-gateways.ts';
import { secrets, type ChaosSite, type Dependency } from './chaos-site.ts';
import { SitePart } from './site-part.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const gatewayCount = 2;
/** The number of latest messages that may be delivered again. */
const rememberedMessages = 2_000;

/** A process for each service, two gateways, RabbitMQ and Redis behind proxies, documents in SQLite. */
export async function openDistributed(studentCount: number): Promise<ChaosSite> {
  const [disk, rabbitServer, redisServer] = await Promise.all([makeSmallDisk(), startRabbit(), startRedis()]);
  const broker = await behindProxy(rabbitServer, 5672);
  const redis = await behindProxy(redisServer, 6379);
  const dataDir = path.join(disk.folder, 'data');
  const bus = await openAmqpBus({ url: rabbitServer.url });
  const keyValue = await openRedisKeyValue({ url: redisServer.url });
  await declareQueues(bus);
  const tap = await tapMessages(bus);
  await addAccounts(bus, studentCount);
  const students = await beginSessions(keyValue, studentCount);
  const { gateways, parts, inside } = await startParts({ dataDir, broker, redis });
  return {
    mode: 'distributed',
    disk,
    dataDir,
    gateways,
    parts,
    broker,
    redis,
    inside,
    students,
    withBus: (work) => work(bus),
    takeMessages: async () => tap.splice(0),
    logIn: async (student) => (await beginSession(keyValue, student)).sid,
    emptyRedis: () => flushRedis(redisServer.url),
    async stop() {
      // The gateways first: a call in progress still needs its service.
      await Promise.all(gateways.map((gateway) => gateway.end()));
      await Promise.all(parts.map((part) => part.end()));
    },
    async remove() {
      await bus.close();
      await keyValue.close();
      await Promise.all([inside, broker.proxy, redis.proxy].map((proxy) => proxy.close()));
      await Promise.all([rabbitServer.stop(), redisServer.stop(), disk.remove()]);
    },
  };
}

async function behindProxy(server: OutsideServer, usualPort: number): Promise<Dependency> {
  const { hostname: host, port } = new URL(server.url);
  return { server, proxy: await startFaultProxy({ host, port: Number(port || usualPort) }) };
}

function addressOf({ server, proxy }: Dependency): string {
  const url = new URL(server.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return url.href;
}

interface Started {
  readonly dataDir: SmallDisk['folder'];
  readonly broker: Dependency;
  readonly redis: Dependency;
}

async function startParts({ dataDir, broker, redis }: Started) {
  const env = {
    ...siteEnvironment,
    ...secrets,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    SEED: 'none',
    DATA_DIR: dataDir,
    MAIL_DIR: path.join(dataDir, 'mail'),
    UPLOADS_DIR: path.join(dataDir, 'uploads'),
    PUBLIC_URL: 'http://127.0.0.1',
    AMQP_URL: addressOf(broker),
    REDIS_URL: addressOf(redis),
  };
  const start = async (name: string, more: Readonly<Record<string, string>> = {}, label = name) =>
    new SitePart({
      name: label,
      port: await freePort(),
      script: `${root}/${name}/src/main.ts`,
      env: { ...env, ...more },
    });
  const ofServices = await Promise.all(services.map(({ name }) => start(name)));
  const exams = ofServices.find(({ name }) => name === 'svc-exams');
  const inside = await startFaultProxy({ port: Number(new URL(exams?.url ?? '').port) });
  const addresses = Object.fromEntries(
    ofServices.map(({ name, url }) => [
      addressVariableOf(name),
      name === 'svc-exams' ? `http://127.0.0.1:${inside.port}` : url,
    ]),
  );
  const numbers = Array.from({ length: gatewayCount }, (_, index) => index + 1);
  const gateways = await Promise.all(
    numbers.map((number) => start('gateway', addresses, `gateway ${number}`)),
  );
  const parts = [...ofServices, ...gateways];
  await Promise.all(parts.map((part) => part.answers()));
  return { gateways, parts, inside };
}

/** A queue of the runner's own that receives what every service receives. */
async function tapMessages(bus: Bus): Promise<BusMessage[]> {
  const name = 'recorder.events';
  const events = (await Promise.all(services.map((service) => subscriptionsOf(service.name)))).flat();
  await bus.declare({ name, routingKeys: [...new Set(events)] });
  const messages: BusMessage[] = [];
  await bus.consume(name, async ({ id, routingKey, body, headers }) => {
    messages.push({ id, routingKey, body, headers });
    if (messages.length > rememberedMessages) messages.splice(0, rememberedMessages / 2);
  });
  return messages;
}
