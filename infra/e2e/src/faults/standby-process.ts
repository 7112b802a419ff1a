import { startEmbedded, type Site } from '@pathshala/local/embedded';
import { startStandby } from '@pathshala/local/standby';
import { flushCompileCache } from 'node:module';

/** One of two machines: `node standby-process.ts <data directory> <port> [<primary> [<seconds>] [discard]]`. */
const [, , dataDir = '', port = '0', primary, seconds = '', discard] = process.argv;
const options = { dataDir, port: Number(port), seed: 'none', isBackedUp: true } as const;

/** The first message of a standby has no refusal. */
export interface Said {
  readonly url: string;
  readonly refusal?: string | null;
}

function say(words: Said): void {
  process.send?.(words);
}

const served = (site: Site): void => say({ url: site.url, refusal: site.refusal() });

// The parent process has ended.
process.on('disconnect', () => process.exit());

const started =
  primary === undefined
    ? null
    : await startStandby({
        ...options,
        primary,
        takeOverAfterMs: seconds === '' ? undefined : Number(seconds) * 1000,
        discardsData: discard === 'discard',
      });
if (started === null) {
  const site = await startEmbedded(options);
  process.on('SIGTERM', () => void site.stop().then(() => process.exit()));
  served(site);
} else {
  process.on('SIGTERM', () => void started.stop().then(() => process.exit()));
  say({ url: started.url });
  served(await started.site);
}
flushCompileCache();
