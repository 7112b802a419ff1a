import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PushDevice, PushGateway } from '@pathshala/service-kit/push/port';
import type { PushDevices, StoredDevice } from '../ports.ts';

interface RegisterDeviceDependencies {
  /** undefined: there is no web push. */
  readonly gateway: Pick<PushGateway, 'publicKey' | 'isDevice'> | undefined;
  readonly devices: Pick<PushDevices, 'store' | 'listOf' | 'remove'>;
  readonly deviceNameOf: (userAgent: string) => string;
  /** Finds a device without naming its endpoint, which is a secret of the browser. */
  readonly digestOf: (endpoint: string) => string;
  readonly now: () => number;
}

interface OwnDevices {
  /** Browsers subscribe with it; empty: there is no web push. */
  readonly publicKey: string;
  readonly items: readonly StoredDevice[];
}

export function listDevices({ gateway, devices }: Pick<RegisterDeviceDependencies, 'gateway' | 'devices'>) {
  return async (userId: string): Promise<OwnDevices> => {
    if (gateway === undefined) return { publicKey: '', items: [] };
    const { publicKey } = gateway;
    return { publicKey, items: await devices.listOf(userId, publicKey) };
  };
}

/**
 * Stores the subscription of a browser for the student who uses it. Throws `conflict` without web push, `invalid` for an
 * endpoint that is not public and for keys that nothing can be encrypted for.
 */
export function registerDevice(deps: RegisterDeviceDependencies) {
  const { gateway, devices, deviceNameOf, digestOf, now } = deps;
  return async (
    userId: string,
    { userAgent, endpoint, keys }: PushDevice & { readonly userAgent: string },
  ): Promise<OwnDevices> => {
    if (gateway === undefined) throw new DomainError('conflict', 'auth.push-off');
    if (!gateway.isDevice({ endpoint, keys }))
      throw new DomainError('invalid', 'auth.push-device', { fields: { endpoint: 'auth.push-device' } });
    await devices.store({
      _id: digestOf(endpoint),
      userId,
      endpoint,
      keys,
      name: deviceNameOf(userAgent),
      publicKey: gateway.publicKey,
      createdAt: now(),
      schemaVersion: 1,
    });
    return listDevices(deps)(userId);
  };
}

/** Throws `not-found` for a device of another student. */
export function removeDevice(deps: Pick<RegisterDeviceDependencies, 'gateway' | 'devices'>) {
  return async (userId: string, id: string): Promise<OwnDevices> => {
    if (!(await deps.devices.remove(userId, id))) throw new DomainError('not-found', 'common.not-found');
    return listDevices(deps)(userId);
  };
}
