import { join } from 'node:path';
import { serviceNamed } from '@pathshala/platform';
import type { Config } from '@pathshala/service-kit/config/config';
import { ConfigError, readConfig } from '@pathshala/service-kit/config/read-config';
import { siteRoot } from '../site-root.ts';

const loopback = ['127.0.0.1', '::1', 'localhost'];
/** The rest of the environment is not used: a service that is developed alone must not reach the stores of others. */
const usedVariables = ['LOG_LEVEL', 'SEED', 'ADMIN_EMAIL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD'];
/** The ports lie beside those of `npm run start:distributed`. */
const portOffset = 100;

/**
 * Embedded stores in `data/dev/<service>` (`DATA_DIR`), on loopback, port `PORT` or 100 above the service's own.
 * Throws ConfigError in production and for an address that others can reach: the gateway of a developed service lets
 * its caller choose who they are.
 */
export function readDevSettings(service: string, env: Readonly<Record<string, string | undefined>>): Config {
  const { HOST = '127.0.0.1', PORT = String(serviceNamed(service).port + portOffset) } = env;
  if (env['NODE_ENV'] === 'production') {
    throw new ConfigError(['NODE_ENV: is production, where nobody may choose who they are']);
  }
  if (!loopback.includes(HOST)) {
    throw new ConfigError([
      `HOST: must be loopback (${loopback.join(', ')}), because callers choose who they are`,
    ]);
  }
  return readConfig({
    ...Object.fromEntries(usedVariables.map((name) => [name, env[name]])),
    LOG_LEVEL: env['LOG_LEVEL'] ?? 'info',
    DATA_DIR: env['DATA_DIR'] ?? join(siteRoot, 'data/dev', service),
    HOST,
    PORT,
  });
}
