import type { EventName } from '@pathshala/contract-kit/event';
import { openBus } from '@pathshala/service-kit/platform/open-shared-ports';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { declareQueue } from '@pathshala/service-kit/events/consumers';

// A job of each service's image, run before its rollout: declares the service's queue and binds it to every event that
// this version subscribes to. It can be repeated. Exits with 1 while the broker is unavailable.
const service = process.env['PART'] ?? '';
const { subscriptions } = (await import(`@pathshala/${service}-contract/subscriptions`)) as {
  subscriptions: readonly EventName[];
};
const bus = await openBus(readConfig(process.env, { hasFiles: false }));
try {
  await declareQueue({ bus, service, subscriptions });
  process.stdout.write(`${service}: its queue is bound to ${subscriptions.length} events\n`);
} catch (error) {
  process.stderr.write(`${service}: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await bus.close();
}
