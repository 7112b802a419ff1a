import { readConfig } from '@pathshala/service-kit/config/read-config';
import { runDeadLettersCommand } from '@pathshala/service-kit/events/dead-letters-command';
import { openBus } from '@pathshala/service-kit/platform/open-shared-ports';
import { explain } from './explain.ts';

// Works on the bus that the environment names, whether or not the site runs.
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
