import type { SiteStatus } from './read-site-status.ts';
import { duration, figureOf, line, type Part } from './status-part.ts';

const none: Part = { lines: [], problems: [] };

/** From here on somebody should act: as in alerts.yaml. */
const oldBackup = 26 * 3_600;
const longLag = 10;
const leastFree = 0.1;
const gigabyte = 1e9;

export function backupPart({ processes }: SiteStatus): Part {
  const age = figureOf(processes, 'pathshala_backup_age_seconds');
  if (age === undefined) return none;
  const differs = figureOf(processes, 'pathshala_drill_differs') === 1;
  const drill = duration(figureOf(processes, 'pathshala_drill_age_seconds') ?? 0);
  const words = [`newest ${duration(age)} old`, `last drill ${drill} ago${differs ? ', it DIFFERS' : ''}`];
  const section = 'backup-and-restore';
  return {
    lines: [line('backup', words)],
    problems: [
      { isThere: age > oldBackup, words: `no backup for ${duration(age)}`, section },
      { isThere: differs, words: 'the last drill differs', section },
    ],
  };
}

export function standbyPart({ processes }: SiteStatus): Part {
  const lag = figureOf(processes, 'pathshala_standby_lag_seconds');
  if (lag === undefined) return none;
  const words = `${duration(lag)} behind`;
  return {
    lines: [line('standby', [words])],
    problems: [{ isThere: lag > longLag, words: `the standby is ${words}`, section: 'alerts' }],
  };
}

export function diskPart({ processes }: SiteStatus): Part {
  const free = figureOf(processes, 'pathshala_disk_free_bytes');
  const size = figureOf(processes, 'pathshala_disk_size_bytes') ?? 0;
  if (free === undefined || size === 0) return none;
  const share = free / size;
  const [freeGb, sizeGb] = [free, size].map((bytes) => (bytes / gigabyte).toFixed(1));
  const full = `the disk is ${Math.round((1 - share) * 100)} % full`;
  return {
    lines: [line('disk', [`${freeGb} of ${sizeGb} GB free (${Math.round(share * 100)} %)`])],
    problems: [{ isThere: share < leastFree, words: full, section: 'alerts' }],
  };
}
