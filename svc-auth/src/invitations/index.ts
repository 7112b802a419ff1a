export type { InvitationPorts, InvitePerson } from './ports.ts';
