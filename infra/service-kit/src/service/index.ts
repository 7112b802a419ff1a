export {
  on,
  type CreateService,
  type Job,
  type RunningService,
  type ServiceDefinition,
  type Subscription,
} from './service.ts';
export type { PartName, ServiceStatus } from './service-status.ts';
export { drain } from './drain.ts';
export { loadSampleOnce } from './load-sample-once.ts';
export { withHealth } from './health.ts';
export { runServiceProcess } from './run-service-process.ts';
export { startService, type StartServiceOptions } from './start-service.ts';
