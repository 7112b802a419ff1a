import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { EmailChangePorts } from '../email-change/index.ts';
import { downloadRoutes } from './http/download-routes.ts';

/** The account part of the download of one's own data. Browsers assemble the file from the calls of all services. */
export function createDataDownloadCapability(ports: AccountPorts & EmailChangePorts): Capability {
  return { routes: downloadRoutes(ports) };
}
