import {
  newCall,
  newCapability,
  newEvent,
  newPage,
  newRemote,
  newService,
  type Written,
} from './new/parts.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run new -- service svc-notes
npm run new -- capability svc-notes/comments
npm run new -- event svc-notes/notes course-deleted
npm run new -- remote mfe-notes
npm run new -- page mfe-notes/past-results
npm run new -- call mfe-notes/svc-notes list-notes
`;

const makers: Readonly<Record<string, (name: string, more: string) => Written>> = {
  service: newService,
  capability: newCapability,
  event: newEvent,
  remote: newRemote,
  page: newPage,
  call: newCall,
};

const [kind = '', name, more = ''] = process.argv.slice(2);
const make = makers[kind];
if (make === undefined || name === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    const { files, edited = [], next } = make(name, more);
    await runCommand(
      'oxfmt',
      [...files, ...edited].filter((file) => !file.endsWith('.md')),
    );
    for (const file of files) console.log(`wrote ${file}`);
    for (const step of next) console.log(`next: ${step}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
