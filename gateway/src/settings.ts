import { addressVariableOf, services } from '@pathshala/platform';
import { z } from 'zod';

const list = (separator: string | RegExp) => (text: string) =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The origin of a replica. A path or a user would be ignored, so they are rejected. */
const serviceUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url === new URL(url).origin || url === `${new URL(url).origin}/`, {
    error: 'must be like https://host:port, without path, query, fragment or user',
    abort: true,
  })
  .transform((url) => new URL(url).origin);

const addressVariables = Object.fromEntries(
  services.map(({ name, port }) => [
    addressVariableOf(name),
    z.string().default(`http://127.0.0.1:${port}`).transform(list(',')).pipe(z.array(serviceUrl).min(1)),
  ]),
);

const environment = z.object({
  /** The exact number of proxies in front: one too many lets clients choose their address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Other origins, separated by spaces, that remotes may be loaded from in development. */
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform(list(/\s+/))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /**
   * The place of the published remotes: a folder that all gateways see, or `s3://bucket/prefix`. Unset: the builds on disk.
   */
  REMOTES_STORE: z.string().trim().min(1).optional(),
  /** `off` removes the service worker from every browser that has it. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The collector of /metrics sends it as `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  /** A port of its own for /metrics, which is then served nowhere else; to be closed to the outside. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
});

export interface GatewaySettings {
  readonly trustedHops: number;
  readonly remoteOrigins: readonly string[];
  readonly remotesStore: string | undefined;
  readonly serviceWorker: 'on' | 'off';
  readonly metricsToken: string | undefined;
  readonly metricsPort: number | undefined;
  /** The replicas of a service: `SVC_EXAMS_URL` for svc-exams, by commas; by default its own port on this machine. */
  readonly urlsOf: (service: string) => readonly string[];
}

/** The settings that only the gateway has. Throws an error that names each wrong variable. */
export function readGatewaySettings(source: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  const located = z.object(addressVariables).safeParse(given);
  if (!parsed.success || !located.success) {
    const issues = [...(parsed.error?.issues ?? []), ...(located.error?.issues ?? [])];
    const faults = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The settings of the gateway are not right:\n${faults.join('\n')}`);
  }
  const urls = new Map(services.map(({ name }) => [name, located.data[addressVariableOf(name)]]));
  const { TRUST_PROXY, REMOTE_ORIGINS, REMOTES_STORE, SERVICE_WORKER, METRICS_TOKEN, METRICS_PORT } =
    parsed.data;
  return {
    trustedHops: TRUST_PROXY,
    remoteOrigins: REMOTE_ORIGINS,
    remotesStore: REMOTES_STORE,
    serviceWorker: SERVICE_WORKER,
    metricsToken: METRICS_TOKEN,
    metricsPort: METRICS_PORT,
    urlsOf: (service) => urls.get(service) ?? [],
  };
}
