import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@pathshala/service-kit/config/config';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { openBackups, type OpenBackups } from '@pathshala/stores/backup/open-backups';
import { siteRoot } from './site-root.ts';

/** The version of the product, which backups name. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(siteRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The target that is named, else a folder beside the stores. */
const backupAddress = ({ backupTarget, dataDir }: Config): string => backupTarget ?? join(dataDir, 'backup');

export interface SiteBackupsOptions {
  readonly isScheduled: boolean;
  /** Another target than that of the configuration. */
  readonly address?: string | undefined;
}

/** Opens the backups of the embedded stores of this configuration, before the stores are opened. */
export function openSiteBackups(
  config: Config,
  { isScheduled, address = backupAddress(config) }: SiteBackupsOptions,
): Promise<OpenBackups> {
  const { dataDir, uploadsDir, s3, logLevel } = config;
  const log = createLogger({ service: 'backup', level: logLevel });
  return openBackups({
    dataDir,
    uploadsDir: s3 === undefined ? uploadsDir : null,
    address,
    product: productVersion(),
    isScheduled,
    warn: (problem) => log.warn({ problem }, 'the backup needs attention'),
  });
}
