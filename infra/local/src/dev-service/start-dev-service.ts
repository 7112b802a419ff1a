import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { openSharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import { eventExamplesFor } from '@pathshala/pact/examples';
import type { Config } from '@pathshala/service-kit/config/config';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { drain } from '@pathshala/service-kit/service/drain';
import { startService } from '@pathshala/service-kit/service/start-service';
import { lockData } from '../data-lock.ts';
import { loadService } from '../load-service.ts';
import { createDevGateway } from './dev-gateway.ts';
import { recordPublished } from './published-events.ts';
import { createStubEvents } from './stub-events.ts';

export interface DevService {
  /** The address without a slash at the end. */
  readonly url: string;
  /** The examples that this start published, by their descriptions. */
  readonly published: readonly string[];
  stop(): Promise<void>;
}

/**
 * One service on stores of its own, behind a gateway that signs whom the caller chooses. Other services are stood for by
 * the events of the pacts. Takes the configuration of `readDevSettings`; rejects with DataInUseError and what `listen` reports.
 */
export async function startDevService(name: string, config: Config): Promise<DevService> {
  const lock = lockData(config.dataDir);
  try {
    return await startLocked(name, config, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(name: string, config: Config, release: () => void): Promise<DevService> {
  const shared = await openSharedPorts(config, { now: Date.now });
  const platform = await openPlatform(config, { service: name, shared });
  const { bus, newId, now, secrets } = platform;
  const definition = (await loadService(name))(platform);
  const published = await recordPublished(definition, bus);
  const service = await startService(definition, platform, { seed: config.seed });
  const file = join(config.dataDir, 'published-examples.json');
  const stubs = createStubEvents({ service: name, bus, newId, now, file });
  const examples = () => eventExamplesFor(name);
  const signer = createIdentitySigner({ key: secrets.internalSigningKey });
  const server = createServer(createDevGateway({ service, signer, examples, stubs, published }));
  const close = async () => {
    await service.stop();
    await platform.close();
    await shared.close();
    release();
  };
  try {
    const added = await stubs.publishNew(examples());
    return {
      url: await listen(server, config),
      published: added.map(({ description }) => description),
      async stop() {
        await drain(server, 1000);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(server: Server, { port, host }: Config): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
