export { isProved } from './domain/due-mail.ts';
export { hasOffer } from './domain/offer.ts';
export { chooseName, listed, rank } from './domain/ranking.ts';
export { isCheckedIn, isConfirmed, type Registration } from './domain/registration.ts';
export { type NameShown, nameShownOf, shownNameOf } from './domain/shown-name.ts';
export {
  hasSittingPlace,
  markSittingUsed,
  requestSittingMail,
  sittingEndOf,
  sittingNoOf,
} from './domain/sitting.ts';
export type { RankedResult, Standing } from './domain/standing.ts';
export type {
  LinkTokens,
  ReadReleasedResult,
  Registrations,
  SittingTokens,
  WriteCalendarFile,
} from './ports.ts';
