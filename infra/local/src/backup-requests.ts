import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import type { OpenBackups } from '@pathshala/stores/backup/open-backups';
import { z } from 'zod';

const pollMs = 500;
const work = z.enum(['snapshot', 'drill']);
const request = z.object({ id: z.string(), work });
const answer = z.object({ id: z.string(), state: z.enum(['begun', 'done', 'failed']), words: z.string() });

const requestIn = (dataDir: string): string => join(dataDir, 'backup-request.json');
const answerIn = (dataDir: string): string => join(dataDir, 'backup-answer.json');

function write(file: string, content: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(content));
  renameSync(`${file}.part`, file);
}

/** Does what `npm run backup` asks of a running site: files, because only the owner of the data may write there. */
export function answerBackupRequests(dataDir: string, backups: Pick<OpenBackups, 'run'>): () => void {
  const file = requestIn(dataDir);
  const timer = setInterval(() => {
    if (!existsSync(file)) return;
    const parsed = request.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file, { force: true });
    if (!parsed.success) return;
    const { id, work: asked } = parsed.data;
    const say = (state: z.output<typeof answer>['state'], words: string): void =>
      write(answerIn(dataDir), { id, state, words });
    say('begun', '');
    backups.run(asked).then(
      (words) => say('done', words),
      (error: unknown) => say('failed', error instanceof Error ? error.message : String(error)),
    );
  }, pollMs).unref();
  return () => clearInterval(timer);
}

/** A running site begins within this time. */
const beginsWithinMs = 15_000;

/** Asks the site that runs on this data for a snapshot or a drill, and waits for its end. Rejects with BackupError. */
export async function askRunningSite(dataDir: string, asked: z.output<typeof work>): Promise<string> {
  const id = randomBytes(8).toString('hex');
  write(requestIn(dataDir), { id, work: asked });
  const askedAt = Date.now();
  for (;;) {
    await pause(pollMs / 2);
    const found = answerOf(dataDir, id);
    if (found?.state === 'done') return found.words;
    if (found?.state === 'failed') throw new BackupError(found.words);
    if (found === null && Date.now() - askedAt > beginsWithinMs) {
      rmSync(requestIn(dataDir), { force: true });
      throw new BackupError(
        'The site that runs on this data makes no backups (BACKUP_TARGET=off, or another command uses the data). Stop it, or start it with backups.',
      );
    }
  }
}

function answerOf(dataDir: string, id: string): z.output<typeof answer> | null {
  if (!existsSync(answerIn(dataDir))) return null;
  const found = answer.parse(JSON.parse(readFileSync(answerIn(dataDir), 'utf8')));
  return found.id === id ? found : null;
}
