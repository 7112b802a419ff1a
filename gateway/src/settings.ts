import { z } from 'zod';

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
}

/** What only the gateway is told. Throws an error that names each variable at fault. */
export function readGatewaySettings(source: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The settings of the gateway are not right:\n${faults.join('\n')}`);
  }
  const { TRUST_PROXY, REMOTE_ORIGINS, METRICS_TOKEN, METRICS_PORT } = parsed.data;
  return {
    trustedHops: TRUST_PROXY,
    remoteOrigins: REMOTE_ORIGINS,
    metricsToken: METRICS_TOKEN,
    metricsPort: METRICS_PORT,
  };
}
