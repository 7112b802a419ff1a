export { refusalToStart, refusalWithoutRight } from './domain/right-to-sit.ts';
export { scopeOf } from './domain/scope.ts';
export type { EntitlementPorts, Entitlements, Releases } from './ports.ts';
