import type { Config } from '@pathshala/service-kit/config/config';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { askPeer } from './peer-calls.ts';
import { readStanding, writeStanding } from './standing-file.ts';

/** The text that people read where a machine must not serve any more. */
export function fencedWords(dataDir: string, epoch: number): string {
  const { peer } = readStanding(dataDir);
  return (
    `This machine serves nothing: its standby ${peer ?? ''} has taken over (epoch ${epoch}). ` +
    `To make this machine the new standby: npm start -- --standby-of ${peer ?? 'URL'} --discard-data. ` +
    'What this machine accepted since they lost each other is in its data only.'
  );
}

/** Asks the standby that this machine had. Returns why it must serve nothing; null: it may serve. */
export async function fencedAtStart({ dataDir, standby, logLevel }: Config): Promise<string | null> {
  const standing = readStanding(dataDir);
  const log = createLogger({ service: 'standby', level: logLevel });
  const { epoch, peer } = standing;
  let { fencedBy } = standing;
  if (fencedBy === null && peer !== null && standby !== undefined) {
    const answer = await askPeer(peer, standby.secret);
    if (answer === null) log.warn({ peer, epoch }, 'the standby does not answer: started without asking it');
    else if (answer.epoch > epoch) {
      fencedBy = answer.epoch;
      writeStanding(dataDir, { ...standing, fencedBy });
    }
  }
  if (fencedBy === null) return null;
  const words = fencedWords(dataDir, fencedBy);
  log.error({ epoch, fencedBy }, words);
  return words;
}

/** A take-over by another machine, which may come before the site is complete. */
export function createFence() {
  let words: string | null = null;
  let react: ((words: string) => void) | null = null;
  return {
    words: () => words,
    close(why: string) {
      words = why;
      react?.(why);
    },
    onClosed(reaction: (words: string) => void) {
      react = reaction;
      if (words !== null) reaction(words);
    },
  };
}
