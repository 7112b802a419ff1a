import { startEmbedded } from '@pathshala/local/embedded';
import { stopOnSignal } from '@pathshala/local/stop-on-signal';

/** The embedded product as `npm start` runs it, without its front ends; port and data directory are in the environment. */
const site = await startEmbedded({ seed: 'none', isBackedUp: true });
stopOnSignal(() => site.stop());
