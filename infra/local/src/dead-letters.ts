import { readConfig } from '@pathshala/service-kit/config';
import { runDeadLettersCommand } from '@pathshala/service-kit/events';
import { openBus } from '@pathshala/service-kit/platform';
import { explain } from './explain.ts';

// Beside a running site or without one: on the bus that the environment names.
try {
  const bus = await openBus(readConfig(process.env, { hasFiles: false }));
  process.exitCode = await runDeadLettersCommand({
    bus,
    args: process.argv.slice(2),
    print: (text) => process.stdout.write(text),
  });
  await bus.close();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
