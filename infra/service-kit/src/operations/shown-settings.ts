import { environment } from '../config/config.ts';

/** Settings whose values say nothing secret and of nobody. */
const shownValues = new Set([
  'ALLOW_HTTP',
  'DRAIN_SECONDS',
  'HOST',
  'LOG_LEVEL',
  'METRICS_PORT',
  'NODE_ENV',
  'PORT',
  'S3_REGION',
  'SEED',
  'SERVICE_WORKER',
  'SMS_COST_PAISA',
  'SMS_DAILY_LIMIT',
  'SMS_METHOD',
  'SYNC',
  'TRACE_RATE',
  'TRUST_PROXY',
  'VERSION',
]);

/** Beside those of `config.ts`: of the gateway and the launchers. */
const further =
  /^(?:REPLICAS_[A-Z_]+|SVC_[A-Z_]+_URL|METRICS_(?:PORT|TOKEN)|REMOTE(?:S_STORE|_ORIGINS)|SERVICE_WORKER|NODE_ENV|NODE_OPTIONS|SYNC)$/u;

/** The settings that are set, by name: the value of a harmless one, else `set`. Variables of other programs are left out. */
export function shownSettings(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const names = Object.keys(env).filter(
    (name) => (name in environment.shape || further.test(name)) && (env[name]?.trim() ?? '') !== '',
  );
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [
        name,
        shownValues.has(name) || name.startsWith('REPLICAS_') ? (env[name] ?? '') : 'set',
      ]),
  );
}
