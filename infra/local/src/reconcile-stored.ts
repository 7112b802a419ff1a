import type { Config } from '@pathshala/service-kit/config/config';
import { runReconcileCommand } from '@pathshala/service-kit/events/reconcile';
import { lockData } from './data-lock.ts';
import { openDefinitions } from './open-services.ts';

interface ReconcileOptions {
  readonly isRepairing: boolean;
  readonly print: (text: string) => void;
}

/**
 * The command on the stores that the configuration names: beside a running site where they are servers, on the data
 * directory of a stopped one otherwise. Returns the exit code. Rejects with DataInUseError.
 */
export async function reconcileStored(config: Config, options: ReconcileOptions): Promise<number> {
  const lock = config.mode === 'embedded' ? lockData(config.dataDir) : null;
  try {
    const open = await openDefinitions(config);
    const { definitions: services, shared, newId } = open;
    try {
      return await runReconcileCommand({ ...options, bus: shared.bus, services, newId, now: Date.now });
    } finally {
      await open.close();
    }
  } finally {
    lock?.release();
  }
}
