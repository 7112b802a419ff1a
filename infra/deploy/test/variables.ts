import { addressVariableOf, services } from '@pathshala/platform';
import { readGatewaySettings } from '@pathshala/gateway/settings';
import { environment } from '@pathshala/service-kit/config/config';
import { readConfig } from '@pathshala/service-kit/config/read-config';

export type Variables = Readonly<Record<string, string>>;

/** Read by the gateway alone. */
const gatewayVariables = [
  'TRUST_PROXY',
  'REMOTE_ORIGINS',
  'REMOTES_STORE',
  'SERVICE_WORKER',
  'METRICS_TOKEN',
  'METRICS_PORT',
];
/** One for each service of infra/platform.ts: read by the gateway, and for scheduled exports by svc-auth. */
const addresses = services.map(({ name }) => addressVariableOf(name));
/** Node's own and those that images set. */
const imageVariables = ['NODE_ENV', 'PART'];

const configVariables = Object.keys(environment.shape);

/** All that a process reads. */
export const readVariables: readonly string[] = [
  ...new Set([...configVariables, ...gatewayVariables, 'SVC_…_URL']),
];

const readsAddresses = (part: string): boolean => part === 'gateway' || part === 'svc-auth';

/** Names that no process reads, and what a start with these variables would refuse. */
export function faultsOf(part: string, variables: Variables): readonly string[] {
  const isGateway = part === 'gateway';
  const known = new Set([
    ...configVariables,
    ...imageVariables,
    ...(isGateway ? gatewayVariables : []),
    ...(readsAddresses(part) ? addresses : []),
  ]);
  const unknown = Object.keys(variables).filter((name) => !known.has(name));
  const needed = [...(isGateway ? [] : stores), ...(readsAddresses(part) ? addresses : [])];
  const missing = needed.filter((name) => variables[name] === undefined);
  return [
    ...unknown.map((name) => `${part}: no process reads ${name}`),
    ...missing.map((name) => `${part}: ${name} is not set`),
    ...startFault(part, variables),
  ];
}

/** The gateway has a default for each address, and a service an embedded store; neither is meant here. */
const stores = ['MONGODB_URI', 'AMQP_URL', 'REDIS_URL', 'PUBLIC_URL'];

function startFault(part: string, variables: Variables): readonly string[] {
  try {
    readConfig(variables, { hasFiles: part !== 'gateway' });
    if (part === 'gateway') readGatewaySettings(variables);
    return [];
  } catch (error) {
    return [`${part}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
