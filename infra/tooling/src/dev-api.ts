import { startStubServer } from '@pathshala/pact/stub-server';

const defaultGateway = 'http://localhost:4000';

interface DevApi {
  readonly url: string;
  readonly description: string;
}

/**
 * Opens what answers the API of a remote that is developed alone: `GATEWAY_URL`, else a gateway on this machine, else the
 * answers of the remote's pacts. `STUBS=1` takes the pacts although a gateway runs; `STUBS='a result,start'` also prefers
 * these examples.
 */
export async function openDevApi(remote: string, env: NodeJS.ProcessEnv): Promise<DevApi> {
  const { GATEWAY_URL, STUBS } = env;
  if (STUBS === undefined && GATEWAY_URL !== undefined) return { url: GATEWAY_URL, description: GATEWAY_URL };
  if (STUBS === undefined && (await answers(defaultGateway)))
    return { url: defaultGateway, description: defaultGateway };
  const preferred = (STUBS ?? '').split(',').map((description) => description.trim());
  const { url } = await startStubServer({ consumer: remote, preferred });
  return { url, description: 'the examples of its pacts' };
}

async function answers(gateway: string): Promise<boolean> {
  try {
    return (await fetch(`${gateway}/healthz`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    // Nothing listens there.
    return false;
  }
}
