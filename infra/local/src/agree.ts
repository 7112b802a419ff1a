import { readConfig } from '@pathshala/service-kit/config/read-config';
import { acceptStandard, processesOf } from '@pathshala/service-kit/service/agreement';
import { services } from '@pathshala/platform';
import { openDocuments } from '@pathshala/stores/open-stores';
import { explain } from './explain.ts';

const usage = `agree SERVICE                  shows what the processes of a service compute for fixed examples
agree SERVICE accept DIGEST    makes the results of the processes with this digest the standard: the others take no calls any more
`;

/** Works on the store that the environment names, beside the running site. Returns the exit code. */
async function run(service: string, digest: string | undefined): Promise<number> {
  const config = readConfig(process.env, { hasFiles: false });
  if (config.mode === 'embedded') {
    process.stdout.write('The embedded site is one process: it checks its own results.\n');
    return 0;
  }
  const documents = await openDocuments(config, { service });
  try {
    if (digest !== undefined && !(await acceptStandard(documents, { digest, now: Date.now }))) {
      process.stdout.write(`No running process of ${service} computes ${digest}.\n`);
      return 1;
    }
    for (const { id, digest: own, version, isStandard } of await processesOf(documents, Date.now))
      process.stdout.write(`${own}  ${isStandard ? 'standard' : 'DIFFERS'}  ${version ?? '-'}  ${id}\n`);
    return 0;
  } finally {
    await documents.close();
  }
}

function runCommand([service = '', verb, digest]: readonly string[]): Promise<number> | number {
  const isKnown = services.some(({ name }) => name === service);
  if (isKnown && (verb === undefined || (verb === 'accept' && digest !== undefined)))
    return run(service, digest);
  process.stdout.write(usage);
  return 2;
}

try {
  process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
