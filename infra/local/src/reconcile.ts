import { parseArgs } from 'node:util';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { explain } from './explain.ts';
import { reconcileStored } from './reconcile-stored.ts';

try {
  const { values } = parseArgs({ options: { repair: { type: 'boolean' } } });
  const code = await reconcileStored(readConfig(process.env, { hasFiles: false }), {
    isRepairing: values.repair === true,
    print: (text) => process.stdout.write(text),
  });
  process.exit(code);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
