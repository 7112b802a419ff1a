/** The routes of two-step log-in, passkeys and own sessions. */
export * from './own-sessions.ts';
export * from './passkeys.ts';
export * from './second-factor.ts';
