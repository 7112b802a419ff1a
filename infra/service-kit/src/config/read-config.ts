import { resolve } from 'node:path';
import type { z } from 'zod';
import type { S3Config } from '@pathshala/stores/files/s3-config';
import { environment, type Config } from './config.ts';
import { storedSecret } from './stored-secret.ts';
import { keepFilesPrivate } from './private-files.ts';
import { paymentAccountsOf, paymentFaults } from './payment-accounts.ts';
import { pushOf } from '../push/push-config.ts';
import { smsFaults, smsOf } from '../sms/sms-config.ts';
import { folderFaults, foldersOf } from './shared-folders.ts';
import { standbyFaults, standbyOf } from './standby-config.ts';

/** The message has one line for each variable that is wrong or missing. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export interface ConfigDefaults {
  readonly port?: number;
  /** False for a process that neither sends mails nor stores uploads, such as the gateway. */
  readonly hasFiles?: boolean;
}

type Variables = z.output<typeof environment>;

/**
 * Reads and checks the environment. Throws ConfigError, naming every variable at fault but never a value.
 * Embedded mode makes its secrets at the first start and stores them in `DATA_DIR`. Every file that this process creates from
 * here on is readable by its owner alone.
 */
export function readConfig(
  source: Readonly<Record<string, string | undefined>>,
  defaults: ConfigDefaults = {},
): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const variables = parsed.data;
  const mode = modeOf(variables);
  const faults = [
    ...(mode === 'distributed' ? distributedFaults(variables, defaults) : []),
    ...publicUrlFaults(variables, mode),
    ...paymentFaults(variables),
    ...smsFaults(variables),
    ...standbyFaults(variables),
  ];
  if (faults.length > 0) throw new ConfigError(faults);
  const port = variables.PORT ?? defaults.port ?? 4000;
  const dataDir = resolve(variables.DATA_DIR);
  keepFilesPrivate(dataDir, { isUsed: mode === 'embedded' });
  return {
    mode,
    port,
    dataDir,
    host: variables.HOST,
    ...foldersOf(variables, dataDir),
    ...outsideSystems(variables),
    backupTarget: backupTargetOf(variables),
    standby: standbyOf(variables),
    admin: adminOf(variables),
    seed: variables.SEED ?? (mode === 'embedded' ? 'sample' : 'none'),
    version: variables.VERSION,
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    secrets: secretsOf(variables, dataDir),
    push: pushOf(variables, () =>
      mode === 'embedded' ? storedSecret(dataDir, 'vapid-private-key') : undefined,
    ),
    payments: paymentAccountsOf(variables),
    exportEndpoints: variables.EXPORT_S3_ENDPOINTS,
    logLevel: variables.LOG_LEVEL,
    drainMs: variables.DRAIN_SECONDS * 1000,
    allowsSampleAccounts: isForThisMachine(variables),
  };
}

function modeOf(variables: Variables): Config['mode'] {
  const { MONGODB_URI, AMQP_URL, REDIS_URL } = variables;
  return [MONGODB_URI, AMQP_URL, REDIS_URL].every((url) => url === undefined) ? 'embedded' : 'distributed';
}

/** Several processes must agree on the secrets, so none of them may make its own. */
function distributedFaults(variables: Variables, { hasFiles = true }: ConfigDefaults): readonly string[] {
  const faults: string[] = hasFiles ? [...folderFaults(variables)] : [];
  if (variables.INTERNAL_SIGNING_KEY === undefined) {
    faults.push(
      'INTERNAL_SIGNING_KEY: needed, at least 32 characters, when MONGODB_URI, AMQP_URL or REDIS_URL is set',
    );
  }
  if (variables.SESSION_SECRET === undefined) {
    faults.push(
      'SESSION_SECRET: needed, at least 32 characters, when MONGODB_URI, AMQP_URL or REDIS_URL is set',
    );
  }
  return faults;
}

/** Passwords and sessions can be read on the way over plain http. */
function publicUrlFaults({ PUBLIC_URL, ALLOW_HTTP }: Variables, mode: Config['mode']): readonly string[] {
  if (PUBLIC_URL === undefined) return [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || isThisMachine(hostname)) return [];
  if (mode === 'distributed') {
    return ['PUBLIC_URL: must begin with https:// (browsers send the session cookie over https only)'];
  }
  if (ALLOW_HTTP === '1') return [];
  return [
    'PUBLIC_URL: must begin with https://, because passwords can be read on the way; ALLOW_HTTP=1 allows http on a closed network',
  ];
}

function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

function backupTargetOf({ BACKUP_TARGET: target }: Variables): Config['backupTarget'] {
  return target === 'off' ? null : target;
}

function adminOf(variables: Variables): Config['admin'] {
  return {
    email: variables.ADMIN_EMAIL,
    username: variables.ADMIN_USERNAME,
    password: variables.ADMIN_PASSWORD,
  };
}

function secretsOf(variables: Variables, dataDir: string): Config['secrets'] {
  return {
    internalSigningKey: variables.INTERNAL_SIGNING_KEY ?? storedSecret(dataDir, 'internal-signing-key'),
    previousInternalSigningKey: variables.INTERNAL_SIGNING_KEY_PREVIOUS,
    sessionSecret: variables.SESSION_SECRET ?? storedSecret(dataDir, 'session-secret'),
  };
}

function outsideSystems(variables: Variables) {
  return {
    mongodbUri: variables.MONGODB_URI,
    amqpUrl: variables.AMQP_URL,
    redisUrl: variables.REDIS_URL,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    sms: smsOf(variables),
    s3: s3Of(variables),
    tracing: { endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT, rate: variables.TRACE_RATE },
  };
}

function s3Of(variables: Variables): S3Config | undefined {
  if (variables.S3_BUCKET === undefined) return undefined;
  return {
    bucket: variables.S3_BUCKET,
    endpoint: variables.S3_ENDPOINT,
    region: variables.S3_REGION,
    accessKeyId: variables.S3_ACCESS_KEY_ID,
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY,
  };
}

/** Returns whether this machine alone can reach the site. */
function isForThisMachine({ HOST, PUBLIC_URL, TRUST_PROXY = '0' }: Variables): boolean {
  const site = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  const host = HOST === '::1' ? '[::1]' : HOST;
  return isThisMachine(host) && isThisMachine(site) && Number(TRUST_PROXY) === 0;
}
