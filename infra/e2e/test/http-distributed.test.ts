import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDistributed } from '@pathshala/local/distributed';
import { startMongoServer } from '@pathshala/test-servers/start-mongo-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { admin, siteEnvironment } from '../src/admin.ts';
import { inTurns } from '../src/http/in-turns.ts';
import { describeJourneys } from '../src/http/describe-journeys.ts';

const replicas = Object.fromEntries(
  ['GATEWAY', 'SVC_AUTH', 'SVC_CATALOG', 'SVC_EXAMS', 'SVC_CAMPAIGNS'].map((part) => [
    `REPLICAS_${part}`,
    '2',
  ]),
);

describeJourneys(
  'two processes each behind two gateways, over MongoDB’s protocol, RabbitMQ and Redis',
  async (env) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-distributed-'));
    const [mongo, rabbit, redis] = await Promise.all([startMongoServer(), startRabbit(), startRedis()]);
    const secrets = { SESSION_SECRET: 's'.repeat(48), INTERNAL_SIGNING_KEY: 'k'.repeat(48) };
    const folders = { MAIL_DIR: path.join(dataDir, 'mail'), UPLOADS_DIR: path.join(dataDir, 'uploads') };
    const site = await startDistributed({
      mongodbUri: mongo.uri,
      amqpUrl: rabbit.url,
      redisUrl: redis.url,
      port: 0,
      seed: 'sample',
      env: { ...siteEnvironment, ...env, ...secrets, ...folders, ...replicas, DATA_DIR: dataDir },
      log: () => undefined,
    });
    const balancer = await inTurns(site.urls);
    return {
      url: balancer.url,
      dataDir,
      admin,
      async stop() {
        await site.stop();
        await balancer.stop();
        await Promise.all([mongo.stop(), rabbit.stop(), redis.stop()]);
        await rm(dataDir, { recursive: true });
      },
    };
  },
);
