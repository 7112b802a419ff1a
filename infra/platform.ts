export interface ServiceRow {
  /** Its folder; its packages are `@pathshala/<name>` and `@pathshala/<name>-contract`. */
  readonly name: string;
  /** The port at which it listens as a process of its own. */
  readonly port: number;
  /** Every service reports to this one what administrators changed; its contract has `internal`, by which the gateway does. */
  readonly hasAuditLog?: true;
}

export interface RemoteRow {
  /** Its folder, and its name in the registry. */
  readonly name: string;
  /** The port at which `npm run dev -w <name>` listens. */
  readonly devPort: number;
}

/** The services in the order in which sample data is loaded: a publisher comes before its consumers. */
export const services: readonly ServiceRow[] = [
  { name: 'svc-auth', port: 4001, hasAuditLog: true },
  { name: 'svc-catalog', port: 4002 },
  { name: 'svc-campaigns', port: 4004 },
  { name: 'svc-exams', port: 4003 },
];

export const remotes: readonly RemoteRow[] = [
  { name: 'mfe-learning', devPort: 4011 },
  { name: 'mfe-exams', devPort: 4012 },
  { name: 'mfe-campaigns', devPort: 4013 },
  { name: 'mfe-admin', devPort: 4014 },
];

/** Throws for a name that is not in the table. */
export function serviceNamed(name: string): ServiceRow {
  const row = services.find((service) => service.name === name);
  if (row === undefined) throw new Error(`infra/platform.ts has no service ${name}.`);
  return row;
}

/** The service with the audit log of all. */
export function auditor(): ServiceRow {
  const row = services.find(({ hasAuditLog }) => hasAuditLog === true);
  if (row === undefined) throw new Error('infra/platform.ts says of no service that it has the audit log.');
  return row;
}

/** `exams` for svc-exams: the first word of its events. */
export function domainOf(name: string): string {
  return name.slice('svc-'.length);
}

/** The addresses of the processes of each service, by the variables of the environment, else on this machine. Throws for one that is no origin. */
export function readServiceAddresses(
  environment: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    services.map(({ name, port }) => {
      const variable = addressVariableOf(name);
      const given = environment[variable]?.trim() || `http://127.0.0.1:${port}`;
      const addresses = given.split(',').map((address) => address.trim().replace(/\/$/u, ''));
      if (!addresses.every((address) => /^https?:\/\/[^/?#@\s]+$/u.test(address)))
        throw new Error(`${variable}: must be like https://host:port`);
      return [name, addresses];
    }),
  );
}

/** The variable that names the address of a service to the gateway: `SVC_EXAMS_URL`. */
export function addressVariableOf(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_URL`;
}
