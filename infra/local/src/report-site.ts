import type { Config } from '@pathshala/service-kit/config/config';
import { startProcessReports, type ProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createServiceReport } from '@pathshala/service-kit/operations/report-service';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { BackupTimes } from '@pathshala/service-kit/telemetry/process-metrics';
import type { BackupState } from '@pathshala/stores/backup/port';
import type { OpenServices } from './open-services.ts';

interface ReportingSite {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Logger;
}

/** The one process reports how all services are. It shares that only where there are others: with Redis. */
export function reportSite(
  { all, shared, metrics }: OpenServices,
  { config, env, log }: ReportingSite,
): ProcessReports {
  const { backups } = shared;
  metrics.watchFolder(config.dataDir);
  if (backups !== undefined) metrics.watchBackups(() => timesOf(backups.state()), Date.now);
  const readers = all.map(({ service, platform }) => createServiceReport(service, platform));
  return startProcessReports({
    part: 'pathshala',
    version: config.version,
    metrics,
    readServices: () => Promise.all(readers.map((read) => read())),
    shared: config.redisUrl === undefined ? undefined : shared.keyValue,
    env,
    log,
  });
}

function timesOf({ snapshots, drill }: BackupState): BackupTimes {
  const hasDifference = drill !== null && drill.difference !== null;
  return { snapshotAt: snapshots[0]?.at, drillAt: drill?.at, hasDifference };
}
