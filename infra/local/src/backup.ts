import { parseArgs } from 'node:util';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { backUpStored } from './backup-stored.ts';
import { explain } from './explain.ts';

// Asks the running site, or works on the data of a stopped one.
try {
  const { values } = parseArgs({ options: { drill: { type: 'boolean' }, to: { type: 'string' } } });
  const config = readConfig(process.env, { hasFiles: false });
  const work = values.drill === true ? 'drill' : 'snapshot';
  console.log(await backUpStored(config, { work, address: values.to }));
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
