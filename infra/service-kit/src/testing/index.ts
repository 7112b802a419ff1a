export type { CapturedMail } from './captured-mail.ts';
export { startTestService, type TestService, type TestServiceOptions } from './start-test-service.ts';
export type { CallOptions, Person, TestAnswer, TestCaller, TestClient } from './test-client.ts';
export type { TestClock } from './test-clock.ts';
export { walkAccess } from './walk-access.ts';
export type { AccessFault, AccessRow, AccessWalk } from './walk-rows.ts';
