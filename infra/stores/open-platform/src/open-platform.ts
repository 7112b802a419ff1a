import { join } from 'node:path';
import type { Config } from '@pathshala/service-kit/config/config';
import type { DocumentStore } from '@pathshala/documents/port';
import { limitedMail } from '@pathshala/mail/limited-mail';
import { createMailLimits } from '@pathshala/mail/mail-limits';
import { createLogger } from '@pathshala/telemetry/create-logger';
import { createNewId } from '@pathshala/service-kit/platform/new-id';
import { openSharedPorts, type FlushOptions, type SharedPorts } from './open-shared-ports.ts';
import type { OpenPlatform } from '@pathshala/service-kit/platform/platform';

export interface OpenPlatformOptions extends FlushOptions {
  readonly service: string;
  /** The ports that all services of one process share. */
  readonly shared?: SharedPorts;
  /** Epoch milliseconds; the real time by default. */
  readonly now?: () => number;
}

/** Opens the adapter behind each port that the configuration asks for. Resolves although an outside system is unavailable; `ready` reports it. */
export async function openPlatform(config: Config, options: OpenPlatformOptions): Promise<OpenPlatform> {
  const now = options.now ?? Date.now;
  const shared = options.shared ?? (await openSharedPorts(config, { ...options, now }));
  const documents = await openDocuments(config, options);
  return {
    documents,
    ...shared,
    mail: limitedMail(shared.mail, createMailLimits({ ...shared, now })),
    log: createLogger({ service: options.service, level: config.logLevel }),
    now,
    newId: createNewId(now),
    secrets: config.secrets,
    admin: config.admin,
    version: config.version,
    publicUrl: config.publicUrl,
    allowsSampleAccounts: config.allowsSampleAccounts,
    async close() {
      if (options.shared === undefined) await shared.close();
      await documents.close();
    },
  };
}

// Adapters are imported only when they are selected: the drivers of outside systems would double the time and memory
// of an embedded start.
async function openDocuments(
  config: Config,
  { service, flushesAtClose }: OpenPlatformOptions,
): Promise<DocumentStore> {
  if (config.mongodbUri === undefined) {
    const { openSqliteDocuments } = await import('@pathshala/documents/sqlite');
    return openSqliteDocuments({ file: join(config.dataDir, `${service}.sqlite`), flushesAtClose });
  }
  const { openMongoDocuments } = await import('@pathshala/documents/mongo');
  return openMongoDocuments({ uri: config.mongodbUri, database: service.replace('svc-', 'pathshala_') });
}
