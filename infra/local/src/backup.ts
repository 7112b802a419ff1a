import { parseArgs } from 'node:util';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { backUpStored } from './backup-stored.ts';
import { dumpStored } from './dump-stored.ts';
import { explain } from './explain.ts';

const noDrill =
  'A drill of servers is a restore on other servers: npm run restore with their addresses, then npm run reconcile (operations.md).';

// Asks the running site, or works on the data of a stopped one.
try {
  const { values } = parseArgs({ options: { drill: { type: 'boolean' }, to: { type: 'string' } } });
  const config = readConfig(process.env, { hasFiles: false });
  if (config.mode === 'distributed') {
    if (values.drill === true) throw new BackupError(noDrill);
    console.log(await dumpStored(config, { address: values.to, report: (line) => console.log(line) }));
    process.exit(0);
  }
  const work = values.drill === true ? 'drill' : 'snapshot';
  console.log(await backUpStored(config, { work, address: values.to }));
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
