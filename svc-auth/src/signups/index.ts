export type { Signup } from './domain/signup.ts';
export type { CodeMail, Codes, FindInvitation, SignupPorts, Signups } from './ports.ts';
