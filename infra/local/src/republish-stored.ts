import type { Config } from '@pathshala/service-kit/config/config';
import { runRepublishCommand } from '@pathshala/service-kit/events/republish-command';
import { lockData } from './data-lock.ts';
import { openDefinitions } from './open-services.ts';

interface RepublishOptions {
  readonly args: readonly string[];
  readonly print: (text: string) => void;
}

/**
 * The command on the stores that the configuration names: beside a running site where they are servers, on the data
 * directory of a stopped one otherwise. Returns the exit code. Rejects with DataInUseError.
 */
export async function republishStored(config: Config, { args, print }: RepublishOptions): Promise<number> {
  const lock = config.mode === 'embedded' ? lockData(config.dataDir) : null;
  try {
    const open = await openDefinitions(config);
    try {
      const { definitions: services, newId } = open;
      return await runRepublishCommand({ bus: open.shared.bus, services, newId, now: Date.now, args, print });
    } finally {
      await open.close();
    }
  } finally {
    lock?.release();
  }
}
