import type { Capability } from '@pathshala/service-kit/service/capability';
import { sittingRoutes } from './http/routes.ts';
import type { SittingPorts } from './ports.ts';
import { findSitting } from './use-cases/find-sitting.ts';
import { mailSittingLink } from './use-cases/mail-sitting-link.ts';
import { openSitting } from './use-cases/open-sitting.ts';
import { readSitting } from './use-cases/read-sitting.ts';

interface SittingsDependencies extends SittingPorts {
  /** Starts sending the due mails and returns at once. */
  readonly sendMailsNow: () => void;
}

/** Mailed one-use links by which visitors sit an exam without an account (decision 0017). */
export function createSittingsCapability({ sendMailsNow, ...ports }: SittingsDependencies): Capability {
  const dependencies = { ...ports, find: findSitting(ports) };
  return {
    routes: sittingRoutes({
      readSitting: readSitting(dependencies),
      openSitting: openSitting(dependencies),
      mailSittingLink: mailSittingLink(dependencies),
      sendMailsNow,
      now: ports.now,
    }),
  };
}
