import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '@pathshala/stores/backup/backup-error';
import { storeFilesIn } from '../first-start.ts';
import { flushFolder, standingFile, writeStanding, type Standing } from './standing-file.ts';

/** Contains what a standby has received. */
export const copiesIn = (dataDir: string): string => join(dataDir, 'standby');

const markIn = (dataDir: string): string => join(copiesIn(dataDir), 'taking-over.json');

interface Places {
  readonly dataDir: string;
  readonly uploadsDir: string;
}

/** Throws BackupError where a copy was not made a site: the site would start empty beside it. */
export function refuseCopy(dataDir: string): void {
  if (!existsSync(copiesIn(dataDir))) return;
  throw new BackupError(
    `${dataDir} has the copy of another site. Start with "npm start -- --standby-of URL", then "npm run take-over" makes it a site. Or delete ${copiesIn(dataDir)}.`,
  );
}

/** Makes a finished copy the stores of this machine. After a kill in between, `finishPlacing` goes on. */
export function placeCopy(places: Places, folder: string, standing: Standing): void {
  writeFileSync(markIn(places.dataDir), JSON.stringify({ folder, standing }), { flush: true });
  finishPlacing(places);
}

/** Goes on with a take-over that was interrupted. */
export function finishPlacing({ dataDir, uploadsDir }: Places): void {
  if (!existsSync(markIn(dataDir))) return;
  const { folder, standing } = JSON.parse(readFileSync(markIn(dataDir), 'utf8')) as {
    readonly folder: string;
    readonly standing: Standing;
  };
  const secrets = join(folder, 'secrets');
  if (existsSync(secrets)) {
    rmSync(join(dataDir, 'secrets'), { recursive: true, force: true });
    renameSync(secrets, join(dataDir, 'secrets'));
  }
  if (existsSync(join(folder, 'uploads'))) {
    mkdirSync(uploadsDir, { recursive: true });
    cpSync(join(folder, 'uploads'), uploadsDir, { recursive: true });
  }
  for (const name of storesIn(folder)) renameSync(join(folder, 'stores', name), join(dataDir, name));
  flushFolder(dataDir);
  writeStanding(dataDir, standing);
  rmSync(copiesIn(dataDir), { recursive: true, force: true });
}

function storesIn(folder: string): readonly string[] {
  return existsSync(join(folder, 'stores')) ? readdirSync(join(folder, 'stores')) : [];
}

/** Throws BackupError where the data directory has a site: a standby would replace it. */
export function refuseData(dataDir: string): void {
  const [first] = storeFilesIn(dataDir);
  if (first === undefined) return;
  throw new BackupError(
    `${dataDir} has the data of a site (${first} …), which a standby cannot keep. If that data is to be given up, start with --discard-data: it is moved to ${dataDir}/discarded-… Otherwise name an empty folder in DATA_DIR.`,
  );
}

/** Moves the data of a site aside. Returns where to. */
export function discardData(dataDir: string, now: number): string {
  const aside = join(dataDir, `discarded-${new Date(now).toISOString().replaceAll(/[:.]/gu, '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  const names = [...storeFilesIn(dataDir), 'uploads', 'secrets', 'backup', 'epoch.json'];
  for (const name of names)
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name));
  flushFolder(dataDir);
  rmSync(standingFile(dataDir), { force: true });
  return aside;
}
