import type { RemoteRoute, RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionUser } from '@pathshala/web-kit/session';

/** The rule of a page for participants, and the parameters of its path if they are known. */
export interface ForParticipants extends Pick<RemoteRoute, 'participant'> {
  readonly params?: Readonly<Record<string, string | undefined>>;
}

type Caller = Pick<SessionUser, 'role' | 'participation'>;

/** Whether this user may see a page; null is a visitor (NAV-04). */
export function mayOpen(access: RouteAccess, user: Caller | null, page: ForParticipants = {}): boolean {
  if (access === 'visitor') return true;
  if (user?.participation !== undefined) return isOfParticipant(page, user.participation);
  return user !== null && (access === 'student' || user.role === 'admin');
}

function isOfParticipant(
  { participant, params }: ForParticipants,
  { campaignId }: NonNullable<SessionUser['participation']>,
): boolean {
  if (participant === undefined || participant === true || params === undefined)
    return participant !== undefined;
  return params[participant.slice(1)] === campaignId;
}
