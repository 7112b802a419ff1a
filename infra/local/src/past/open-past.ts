import type { Bus } from '@pathshala/stores/bus/port';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { Config } from '@pathshala/service-kit/config/config';
import type { Job } from '@pathshala/service-kit/service/service';
import type { SharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import { openServices, type OpenService } from '../open-services.ts';
import { createCalls, type Calls } from './calls.ts';
import { failuresOnly } from './failures-only.ts';
import { createPastClock, type PastClock } from './past-clock.ts';
import { waitUntilDrained } from './wait-until-drained.ts';

export interface OpenPast extends Calls {
  readonly clock: PastClock;
  readonly services: readonly OpenService[];
  /** Resolves when every event has had its effect. */
  readonly drain: () => Promise<void>;
  /** Runs every job of the services at this moment, so often that one can finish what another has begun. */
  readonly runJobs: (at: number) => Promise<void>;
  /** Runs one job once at this moment. */
  readonly runJob: (name: string, at: number) => Promise<void>;
  close(): Promise<void>;
}

/** Mails of the past are neither sent nor stored. */
const silentMail: SharedPorts['mail'] = { send: async () => undefined, close: async () => undefined };

/** A reaction happens when its event happened. */
function reactAtTheTimeOfTheEvent(bus: Bus, clock: PastClock): void {
  const consume = bus.consume.bind(bus);
  bus.consume = (queue, handle, options) =>
    consume(
      queue,
      (delivery) => {
        const { occurredAt } = JSON.parse(delivery.body) as { readonly occurredAt: string };
        return clock.at(Date.parse(occurredAt), () => handle(delivery));
      },
      options,
    );
}

/**
 * Opens the services on the stores that the configuration names, on a clock that is set from outside: without a port, without
 * mails, and with jobs that run only when they are asked to.
 */
export async function openPast(config: Config, start: number): Promise<OpenPast> {
  const clock = createPastClock(start);
  const jobs: Job[] = [];
  const opened = await openServices(config, {
    now: clock.now,
    portsOf(shared) {
      reactAtTheTimeOfTheEvent(shared.bus, clock);
      return { ...shared, mail: silentMail };
    },
    logOf: failuresOnly,
    // A start that is interrupted creates the stores again.
    flushesAtClose: true,
    definitionOf(made) {
      jobs.push(...(made.jobs ?? []));
      return { ...made, jobs: [] };
    },
    // One process makes the calls of a hundred people, and of one administrator for six weeks.
    runQueued: (_caller, work) => work(),
  });
  const services = opened.all;
  const signer = createIdentitySigner({ key: config.secrets.internalSigningKey });
  const drain = () => waitUntilDrained(services, opened.shared.bus);
  return {
    ...createCalls({ services: services.map(({ service }) => service), signer, clock }),
    clock,
    services,
    drain,
    async runJobs(at) {
      clock.set(at);
      for (let round = 0; round < 2; round += 1) {
        for (const job of jobs) await job.run();
        await drain();
      }
    },
    async runJob(name, at) {
      for (const job of jobs) if (job.name === name) await clock.at(at, () => job.run());
    },
    close: () => opened.stop(),
  };
}
