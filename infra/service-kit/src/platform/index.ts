export { createNewId } from './new-id.ts';
export { openPlatform, type OpenPlatform, type OpenPlatformOptions } from './open-platform.ts';
export { openBus, openSharedPorts, type SharedPorts } from './open-shared-ports.ts';
export type { Platform } from './platform.ts';
