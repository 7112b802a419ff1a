import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { addressVariableOf, services } from '@pathshala/platform';
import { ConfigError, readConfig } from '@pathshala/service-kit/config/read-config';
import type { Config } from '@pathshala/service-kit/config/config';
import { openBus } from '@pathshala/service-kit/platform/open-shared-ports';
import { declareQueues } from './declare-queues.ts';
import { freePort } from './free-port.ts';
import { siteRoot } from './site-root.ts';
import { supervise, type Supervised } from './supervise.ts';
import { untilReady } from './until-ready.ts';

const gatewayName = 'gateway';

interface DistributedOptions {
  readonly mongodbUri?: string;
  readonly amqpUrl?: string;
  readonly redisUrl?: string;
  /** 0: free ports for the gateway and every service. */
  readonly port?: number;
  readonly seed?: Config['seed'];
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

interface DistributedSite {
  /** The address of the first gateway. */
  readonly url: string;
  /** The addresses of all gateways. */
  readonly urls: readonly string[];
  readonly processes: readonly Supervised[];
  stop(): Promise<void>;
}

/**
 * Gateway and services as a process each, or as many as `REPLICAS_…` says, on real stores. Sample data, where `seed` asks for it, is loaded before any of
 * them starts. Resolves when all are ready. Rejects with ConfigError.
 */
export async function startDistributed(options: DistributedOptions = {}): Promise<DistributedSite> {
  const env = environmentOf(options);
  const config = readConfig(env);
  demandStores(config);
  const log = options.log ?? ((line) => console.log(line));
  await declareTopology(config, log);
  if (config.seed === 'sample') await loadSamplesInto(config);
  const replicas = await chooseReplicas(config.port, env);
  const urlsOf = (part: string) =>
    replicas.filter(({ name }) => name === part).map(({ port }) => `http://127.0.0.1:${port}`);
  const urls = urlsOf(gatewayName);
  const [url = ''] = urls;
  const addresses = Object.fromEntries(
    services.map(({ name }) => [addressVariableOf(name), urlsOf(name).join(',')]),
  );
  const publicUrl = env['PUBLIC_URL'] ?? url;
  const processes = replicas.map(({ name, port }) =>
    supervise(
      {
        name,
        script: `${siteRoot}/${name}/src/main.ts`,
        env: { ...env, ...addresses, PORT: String(port), PUBLIC_URL: publicUrl, SEED: 'none' },
      },
      log,
    ),
  );
  const stop = async () => {
    const [gateways, others] = [true, false].map((isGateway) =>
      processes.filter(({ name }) => (name === gatewayName) === isGateway),
    );
    // The gateways first: a call in progress still needs its service.
    for (const group of [gateways, others]) await Promise.all((group ?? []).map((process) => process.stop()));
  };
  try {
    await Promise.all(urls.map((gateway) => untilReady(gateway)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, urls, processes, stop };
}

function environmentOf(options: DistributedOptions): Record<string, string | undefined> {
  const { mongodbUri, amqpUrl, redisUrl, port, seed } = options;
  const chosen = {
    MONGODB_URI: mongodbUri,
    AMQP_URL: amqpUrl,
    REDIS_URL: redisUrl,
    PORT: port === undefined ? undefined : String(port),
    SEED: seed,
  };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { ...process.env, ...options.env, ...Object.fromEntries(given) };
}

/** Several processes cannot share files; each store must be a server. */
function demandStores(config: Config): void {
  const stores = { MONGODB_URI: config.mongodbUri, AMQP_URL: config.amqpUrl, REDIS_URL: config.redisUrl };
  const missing = Object.entries(stores).filter(([, url]) => url === undefined);
  if (missing.length > 0) {
    throw new ConfigError(missing.map(([name]) => `${name}: needed, because the processes share this store`));
  }
}

/** Declares all queues before the first publish. If the broker is unavailable, each service declares its own queue later. */
async function declareTopology(config: Config, print: (line: string) => void): Promise<void> {
  const bus = await openBus(config);
  try {
    await declareQueues(bus);
  } catch (error) {
    print(`The queues could not be declared yet: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await bus.close();
  }
}

async function loadSamplesInto(config: Config): Promise<void> {
  const { openServices } = await import('./open-services.ts');
  const { loadSamples } = await import('./load-samples.ts');
  const open = await openServices(config);
  try {
    await retryUnavailable(() => loadSamples(open.all, { seed: 'sample', isDemanded: true }));
  } finally {
    await open.stop();
  }
}

const loadAttempts = 5;

/** A store that has just started answers late; loading the sample data again changes nothing that is loaded. */
async function retryUnavailable(load: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt < loadAttempts; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
  return load();
}

interface Replica {
  readonly name: string;
  readonly port: number;
}

/**
 * The first process of each part at `port` and the ports after it, the gateway first; then the further processes, as many as
 * `REPLICAS_GATEWAY`, `REPLICAS_SVC_EXAMS` and the like say. Throws ConfigError.
 */
async function chooseReplicas(
  port: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly Replica[]> {
  const parts = [gatewayName, ...services.map((service) => service.name)];
  const further = parts.flatMap((name) => Array.from({ length: replicasOf(name, env) - 1 }, () => name));
  const replicas: Replica[] = [];
  for (const [offset, name] of [...parts, ...further].entries())
    replicas.push({ name, port: port === 0 ? await freePort() : port + offset });
  return replicas;
}

const maxReplicas = 32;

function replicasOf(name: string, env: Readonly<Record<string, string | undefined>>): number {
  const variable = `REPLICAS_${name.toUpperCase().replaceAll('-', '_')}`;
  const count = Number(env[variable]?.trim() || 1);
  if (Number.isInteger(count) && count >= 1 && count <= maxReplicas) return count;
  throw new ConfigError([`${variable}: must be a whole number from 1 to ${maxReplicas}`]);
}
