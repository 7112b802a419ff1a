import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDistributed } from '@pathshala/local/distributed';
import { services } from '@pathshala/platform';
import { startMongoServer } from '@pathshala/test-servers/start-mongo-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { admin, siteEnvironment } from './admin.ts';
import { measureReplacement } from './rolling/measure-replacement.ts';
import { startReplicatedSite } from './rolling/replicated-site.ts';
import { callsOf } from './rolling/service-load.ts';

/** `npm run rolling -- [calls [service …]]`: replaces each service under load; fails if a call fails. */
const [size = '20000', ...named] = process.argv.slice(2);
const chosen = services.map(({ name }) => name).filter((name) => named.length === 0 || named.includes(name));

const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-rolling-'));
const [mongo, rabbit, redis] = await Promise.all([startMongoServer(), startRabbit(), startRedis()]);
const stores = { mongodbUri: mongo.uri, amqpUrl: rabbit.url, redisUrl: redis.url };
const env = {
  ...siteEnvironment,
  SESSION_SECRET: 's'.repeat(48),
  INTERNAL_SIGNING_KEY: 'k'.repeat(48),
  MAIL_DIR: path.join(dataDir, 'mail'),
  UPLOADS_DIR: path.join(dataDir, 'uploads'),
  DATA_DIR: dataDir,
};
try {
  const first = await startDistributed({ ...stores, port: 0, seed: 'sample', env, log: () => undefined });
  await first.stop();
  const site = await startReplicatedSite({
    ...env,
    MONGODB_URI: mongo.uri,
    AMQP_URL: rabbit.url,
    REDIS_URL: redis.url,
    SEED: 'none',
  });
  try {
    const calls = await callsOf({ url: site.url, dataDir, admin });
    for (const service of chosen) {
      const measured = await measureReplacement({
        service,
        calls: calls.get(service) ?? [],
        size: Number(size),
        replace: () => site.replace(service),
      });
      console.log(
        `${service}: ${measured.failed} of ${measured.calls} calls failed in ${measured.replacements} replacements ${JSON.stringify(measured.statuses)}`,
      );
      if (measured.failed > 0) process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
} finally {
  await Promise.all([mongo.stop(), rabbit.stop(), redis.stop()]);
  await rm(dataDir, { recursive: true });
}
