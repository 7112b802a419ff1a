import { readConfig } from '@pathshala/service-kit/config/read-config';
import { explain } from './explain.ts';
import { republishStored } from './republish-stored.ts';

try {
  const code = await republishStored(readConfig(process.env, { hasFiles: false }), {
    args: process.argv.slice(2),
    print: (text) => process.stdout.write(text),
  });
  process.exit(code);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
