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
export { calendarOf } from './mails/calendar.ts';
export { labels } from './mails/mail-texts.ts';
export { matchingPeople } from './storage/matching-people.ts';
export type { LinkTokens, ReadReleasedResult, Registrations, SittingTokens } from './ports.ts';
