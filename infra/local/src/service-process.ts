import { getPriority, setPriority } from 'node:os';
import { serviceNamed } from '@pathshala/platform';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { openPortsBeside } from '@pathshala/service-kit/platform/open-shared-ports';
import { runServiceProcess } from '@pathshala/service-kit/service/run-service-process';
import type { Bus } from '@pathshala/stores/bus/port';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { loadService } from './load-service.ts';
import { connectPorts } from './process-ports.ts';

/** One service of an embedded site in a process of its own (`PROCESSES`): its documents are opened here, bus and key-value are the parent's. */
const [, , name = '', nice = '0'] = process.argv;
// The threads that compute passwords are created later and inherit it. A higher priority than the parent's would be refused.
if (nice !== '0') setPriority(Math.min(19, getPriority() + Number(nice)));
const parent = connectPorts(process);
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await runServiceProcess(await loadService(name), {
  ...serviceNamed(name),
  openPlatform: async (config, { service }) => {
    const ports = { bus: parent.remote<Bus>('bus'), keyValue: parent.remote<KeyValue>('keyValue') };
    return openPlatform(config, { service, shared: await openPortsBeside(ports, config, { now: Date.now }) });
  },
});
