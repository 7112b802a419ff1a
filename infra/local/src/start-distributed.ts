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
  readonly url: string;
  readonly processes: readonly Supervised[];
  stop(): Promise<void>;
}

/**
 * Gateway and services as a process each, on real stores. Sample data, where `seed` asks for it, is loaded before any of
 * them starts. Resolves when all are ready. Rejects with ConfigError.
 */
export async function startDistributed(options: DistributedOptions = {}): Promise<DistributedSite> {
  const env = environmentOf(options);
  const config = readConfig(env);
  demandStores(config);
  const log = options.log ?? ((line) => console.log(line));
  await declareTopology(config, log);
  if (config.seed === 'sample') await loadSamplesInto(config);
  const ports = await choosePorts(config.port);
  const url = `http://127.0.0.1:${ports.get('gateway')}`;
  const addresses = Object.fromEntries(
    services.map(({ name }) => [addressVariableOf(name), `http://127.0.0.1:${ports.get(name)}`]),
  );
  const publicUrl = env['PUBLIC_URL'] ?? url;
  const processes = [...ports].map(([name, port]) =>
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
    const [gateway, ...others] = processes;
    // The gateway first: a call in progress still needs its service.
    await gateway?.stop();
    await Promise.all(others.map((process) => process.stop()));
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, processes, stop };
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

/** Part → port; the gateway first. */
async function choosePorts(port: number): Promise<ReadonlyMap<string, number>> {
  const ports = new Map<string, number>();
  for (const [offset, name] of ['gateway', ...services.map((service) => service.name)].entries())
    ports.set(name, port === 0 ? await freePort() : port + offset);
  return ports;
}
