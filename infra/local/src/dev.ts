import { spawn } from 'node:child_process';
import { onParentExit } from '@pathshala/service-kit/on-parent-exit';
import { ensureFrontEnds } from './front-ends.ts';
import { nodeFlags } from './node-flags.ts';
import { siteRoot } from './site-root.ts';
import { watchFrontEnds } from './watch-front-ends.ts';

/** `npm run dev`: the site as `npm start` runs it, restarted when a server file changes, rebuilt when a front-end file changes. */
await ensureFrontEnds((line) => console.log(line));
const watching = ['--watch', '--watch-preserve-output'];
const parts = [...nodeFlags, ...watching, `${siteRoot}/infra/local/src/main.ts`];
const server = spawn(process.execPath, parts, { cwd: siteRoot, stdio: 'inherit' });
watchFrontEnds((line) => console.log(line));

const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop).on('SIGINT', stop);
onParentExit(stop);
server.once('exit', (code) => process.exit(code ?? 0));
