export type { ParticipantJoins } from './ports.ts';
