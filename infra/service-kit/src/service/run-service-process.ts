import type { Server } from 'node:http';
import { createServer } from '../http/node-http.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import type { Config } from '../config/config.ts';
import { startProcessReports } from '../operations/process-reports.ts';
import { createServiceReport } from '../operations/report-service.ts';
import type { OpenPlatform } from '../platform/platform.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { announceStop, drain } from './drain.ts';
import { onParentExit } from './on-parent-exit.ts';
import { withHealth } from './health.ts';
import type { CreateService, RunningService } from './service.ts';
import { startService } from './start-service.ts';
import { NewerStoreError } from './stored-format.ts';

/**
 * The time for calls in progress. With `DRAIN_SECONDS`, an orchestrator must wait longer than the sum before it kills the
 * process.
 */
const finishMs = 15_000;
const stopMs = 25_000;

export interface ServiceProcess {
  readonly name: string;
  /** The port at which it listens unless PORT is set. */
  readonly port: number;
  /** Opens the stores that the configuration names. */
  readonly openPlatform: (config: Config, options: { service: string }) => Promise<OpenPlatform>;
}

/** A service as a process of its own: what each `src/main.ts` calls. Ends on SIGTERM or SIGINT, after the calls in progress. */
export async function runServiceProcess(
  create: CreateService,
  { name, port, openPlatform }: ServiceProcess,
): Promise<void> {
  const config = configOrExit(port);
  const stopTracing = await startTracing({ service: name, ...config.tracing });
  const platform = await openPlatform(config, { service: name });
  const metrics = createMetrics();
  const starting = startService(create(platform), platform, { metrics, seed: config.seed });
  const service = await starting.catch((error: unknown) => exitIfForeseen(error, NewerStoreError));

  let isDraining = false;
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 },
    withHealth(service.listener, { status: () => service.status(), isDraining: () => isDraining, metrics }),
  );
  await listen(server, config);
  platform.log.info({ url: urlOf(server) }, `${name} listens`);
  const readService = createServiceReport(service, platform);
  const reports = startProcessReports({
    ...platform,
    part: name,
    metrics,
    readServices: async () => [await readService()],
    shared: config.redisUrl === undefined ? undefined : platform.keyValue,
  });

  onStopSignal(config.drainMs + stopMs, async () => {
    isDraining = true;
    await announceStop(server, config.drainMs);
    await reports.stop();
    await stop({ server, service, platform });
    metrics.close();
    await stopTracing();
  });
}

function configOrExit(port: number): Config {
  try {
    return readConfig(process.env, { port });
  } catch (error) {
    return exitIfForeseen(error, ConfigError);
  }
}

/** A restart does not help: the operator must change something first. */
function exitIfForeseen(error: unknown, kind: typeof ConfigError | typeof NewerStoreError): never {
  if (!(error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  return process.exit(78);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function urlOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address !== null
    ? `http://${address.address}:${address.port}`
    : String(address);
}

function onStopSignal(timeoutMs: number, stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin).on('SIGINT', begin);
  onParentExit(begin);
}

async function stop(running: {
  server: Server;
  service: RunningService;
  platform: OpenPlatform;
}): Promise<void> {
  const { server, service, platform } = running;
  const isDrained = await drain(server, finishMs);
  if (!isDrained) platform.log.warn({}, 'calls were cut off: they took too long to finish');
  await service.stop();
  await platform.close();
}
