import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { withHealth } from '@pathshala/service-kit/service/health';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { identityOf, type Person } from '@pathshala/service-testing/test-client';
import type { TestService } from '@pathshala/service-testing/start-test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenPacts } from './given-pacts.ts';
import type { PactFile } from './pact-files.ts';
import { callerState, verifyPact, type Mismatch, type ProducedEvent } from './verify.ts';

/** The result of a state: the values of `provided(name)`, and the parts of the request that the pact does not show. */
export interface Prepared {
  /** Replaces parts of the pact's caller. */
  readonly caller?: Person;
  /** The cookies of the browser, such as the one that a sign-up set. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}

/** The part of a provider that its pacts need; every `TestService` is one. */
export interface ProvidingService extends Pick<TestService, 'waitUntilIdle' | 'stop'> {
  readonly platform: {
    readonly secrets: Pick<TestService['platform']['secrets'], 'internalSigningKey'>;
    /** Left out where nothing is published. */
    readonly bus?: TestService['platform']['bus'];
  };
  readonly running: Pick<TestService['running'], 'listener' | 'status'> & {
    readonly definition: Pick<TestService['running']['definition'], 'publishes'>;
  };
}

export interface ProviderOptions<Service extends ProvidingService> {
  readonly provider: string;
  /** The real service with embedded stores; started once. */
  readonly start: () => Promise<Service>;
  /** Each state that a pact names, and no other. Called before each interaction that names it: it must not fail the second time. */
  readonly states: Readonly<Record<string, (service: Service) => Promise<Prepared | void>>>;
  /** Makes the service publish the event, by the description in the pact. */
  readonly events?: Readonly<Record<string, (service: Service) => Promise<unknown>>>;
}

/** Verifies every pact with the service as it is. */
export function describeProvider<Service extends ProvidingService>(options: ProviderOptions<Service>): void {
  const { provider, start, states, events = {} } = options;
  const pacts = givenPacts(provider);
  describe(`the pacts with ${provider}`, () => {
    let running: RunningProvider<Service>;
    beforeAll(async () => {
      running = await startProvider(await start());
    });
    afterAll(() => running.stop());

    it.each(pacts.files.map((file) => [file.pact.consumer.name, file] as const))(
      'are satisfied for %s',
      { timeout: 60_000 },
      async (_consumer, file) => {
        const mismatches = await verifyWith(running, { options, file });
        pacts.record(file, mismatches);
        expect(mismatches).toEqual([]);
      },
    );

    it('name the states and events that are prepared here, each of them and no other', () => {
      const interactions = pacts.committed.flatMap(({ pact }) => pact.interactions);
      const named = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
      const messages = interactions.filter(({ request }) => request === undefined);
      expect(new Set(Object.keys(states))).toEqual(new Set(named.filter((name) => name !== callerState)));
      expect(new Set(Object.keys(events))).toEqual(new Set(messages.map(({ description }) => description)));
    });
  });
}

interface Verifying<Service extends ProvidingService> {
  readonly options: ProviderOptions<Service>;
  readonly file: PactFile;
}

async function verifyWith<Service extends ProvidingService>(
  { service, url, published }: RunningProvider<Service>,
  { options, file }: Verifying<Service>,
): Promise<readonly Mismatch[]> {
  const { provider, states, events = {} } = options;
  const signer = createIdentitySigner({ key: service.platform.secrets.internalSigningKey });
  let caller: Person = {};
  let headers: Record<string, string> = {};
  const callAs = async (person: Person): Promise<void> => {
    caller = person;
    headers = { 'x-identity': await signer.sign(identityOf(person), provider) };
  };
  const prepared = Object.entries(states).map(([name, prepare]) => {
    const run = async () => {
      const { caller: changes, cookies = {}, ...values } = (await prepare(service)) ?? {};
      await service.waitUntilIdle();
      await callAs({ ...caller, ...changes });
      const pairs = Object.entries(cookies).map(
        ([cookie, value]) => `${cookie}=${encodeURIComponent(value)}`,
      );
      if (pairs.length > 0) headers['cookie'] = pairs.join('; ');
      return values;
    };
    return [name, run] as const;
  });
  return verifyPact({
    provider,
    url,
    file: file.file,
    headers: () => headers,
    states: {
      ...Object.fromEntries(prepared),
      async [callerState](person) {
        await callAs(person);
        return {};
      },
    },
    events: Object.fromEntries(
      Object.entries(events).map(([description, publish]) => [
        description,
        async () => {
          published.clear();
          await publish(service);
          await service.waitUntilIdle();
          return published.require(description);
        },
      ]),
    ),
  });
}

interface RunningProvider<Service> {
  readonly service: Service;
  /** The address at which it answers calls and reports its health, as the process does. */
  readonly url: string;
  readonly published: PublishedEvents;
  readonly stop: () => Promise<void>;
}

async function startProvider<Service extends ProvidingService>(
  service: Service,
): Promise<RunningProvider<Service>> {
  const { running } = service;
  const metrics = createMetrics();
  const health = { status: () => running.status(), isDraining: () => false, metrics };
  const server = createServer(withHealth(running.listener, health));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    service,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: await collectPublished(service),
    async stop() {
      server.close();
      server.closeAllConnections();
      metrics.close();
      await service.stop();
    },
  };
}

interface PublishedEvents {
  clear(): void;
  /** The last event whose routing key the description begins with. */
  require(description: string): ProducedEvent;
}

/** Reads what the service publishes from a queue of its own: as it travels, not as its schema would fill it in. */
async function collectPublished(service: ProvidingService): Promise<PublishedEvents> {
  const { bus } = service.platform;
  const seen: ProducedEvent[] = [];
  const routingKeys = service.running.definition.publishes.map(({ name }) => name);
  if (bus !== undefined && routingKeys.length > 0) {
    await bus.declare({ name: 'pact.events', routingKeys });
    await bus.consume('pact.events', async ({ routingKey, body }) => {
      seen.push({ routingKey, body: JSON.parse(body) as unknown });
    });
  }
  return {
    clear: () => void seen.splice(0),
    require(description) {
      const found = seen.findLast(({ routingKey }) => routingKey === description.split(' ')[0]);
      if (found === undefined) throw new Error(`${description} was not published.`);
      return found;
    },
  };
}
