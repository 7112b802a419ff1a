export type { Config, S3Config, ServiceName } from './config.ts';
export { ConfigError, readConfig } from './read-config.ts';
