import { ensureFrontEnds } from './front-ends.ts';
import { runWatched } from './run-watched.ts';
import { watchFrontEnds } from './watch-front-ends.ts';

/** `npm run dev`: the site as `npm start` runs it, restarted when a server file changes, rebuilt when a front-end file changes. */
// A worker would serve the files of earlier builds.
process.env['SERVICE_WORKER'] ??= 'off';
await ensureFrontEnds((line) => console.log(line));
runWatched('main.ts');
watchFrontEnds((line) => console.log(line));
