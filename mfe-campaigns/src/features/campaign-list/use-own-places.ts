import type { listOwnRegistrations } from '@pathshala/svc-campaigns-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { readPlace, type RememberedPlace } from '../../campaigns/remembered-place.ts';

type OwnPlace = Pick<RememberedPlace, 'status' | 'rollNumber'>;

/** Looks up the own place in a campaign: of the account, or for a visitor what this device remembers. */
export function useOwnPlaces(): (campaignId: string) => OwnPlace | null {
  const user = useUser();
  const studentId = user?.role === 'student' ? user._id : '';
  const own = useApiQuery<typeof listOwnRegistrations>(
    '/campaign/registrations/{studentId}',
    { params: { studentId } },
    { enabled: studentId !== '' },
  );
  if (user === null) return readPlace;
  const held = own.data?.items.filter(({ status }) => status !== 'cancelled') ?? [];
  return (campaignId) => held.find((one) => one.campaignId === campaignId) ?? null;
}
