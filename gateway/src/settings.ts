import { addressVariableOf, services } from '@pathshala/platform';
import { z } from 'zod';

const addressVariables = Object.fromEntries(
  services.map(({ name, port }) => [
    addressVariableOf(name),
    z.url({ protocol: /^https?$/ }).default(`http://127.0.0.1:${port}`),
  ]),
);

const environment = z.object({
  /** Exactly as many proxies as stand in front: one too many lets callers choose their address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** For development: other origins, by spaces, that remotes may be loaded from. */
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((origin) => origin !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** What a collector of /metrics sends as `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  /** A port of its own for /metrics, which is then nowhere else; to be closed to the outside. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
});

export interface GatewaySettings {
  readonly trustedHops: number;
  readonly remoteOrigins: readonly string[];
  readonly metricsToken: string | undefined;
  readonly metricsPort: number | undefined;
  /** Where a service answers: `SVC_EXAMS_URL` for svc-exams; by default its own port on this machine. */
  readonly addressOf: (service: string) => string;
}

/** What only the gateway is told. Throws an error that names each variable at fault. */
export function readGatewaySettings(source: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  const located = z.object(addressVariables).safeParse(given);
  if (!parsed.success || !located.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(located.error?.issues ?? [])];
    const faults = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The settings of the gateway are not right:\n${faults.join('\n')}`);
  }
  const addresses = new Map(services.map(({ name }) => [name, located.data[addressVariableOf(name)]]));
  const { TRUST_PROXY, REMOTE_ORIGINS, METRICS_TOKEN, METRICS_PORT } = parsed.data;
  return {
    trustedHops: TRUST_PROXY,
    remoteOrigins: REMOTE_ORIGINS,
    metricsToken: METRICS_TOKEN,
    metricsPort: METRICS_PORT,
    addressOf: (service) => addresses.get(service) ?? '',
  };
}
