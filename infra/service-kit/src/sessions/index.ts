export { createSessionStore } from './create-session-store.ts';
export type { SessionStore, SessionUser } from './port.ts';
