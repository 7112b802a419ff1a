import { startEmbedded } from '../src/embedded.ts';
import { stopOnSignal } from '../src/stop-on-signal.ts';

/** The site starts as in `src/main.ts`, without the front ends, which a test has no need to build. */
const site = await startEmbedded({ port: 0, seed: 'none', env: { LOG_LEVEL: 'error' } });
stopOnSignal(() => site.stop());
console.log(`ready ${process.pid} ${site.url}`);
