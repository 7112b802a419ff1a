import type { register, registerForCampaign } from '@pathshala/svc-campaigns-contract/http';
import type { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { Campaign, Registration } from '../../campaigns/campaign-types.ts';
import { changedByRegistration } from '../../campaigns/changed-by-registration.ts';

interface BasicInfo {
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
}

export interface Prefill extends BasicInfo {
  /** The student's name in both languages, as it is sent unless the reader changes the one that is shown. */
  readonly bothNames: string;
}

export interface RegistrationValues extends BasicInfo {
  readonly showsName: boolean;
}

export type CampaignKind = 'exam' | 'general';

export interface UseRegister {
  readonly isBusy: boolean;
  readonly error: ApiError | null;
  readonly send: (values: RegistrationValues) => void;
}

/** Sends a registration for either kind of campaign; a student also sends the student id. */
export function useRegister(
  { _id, kind }: Pick<Campaign, '_id'> & { readonly kind: CampaignKind },
  onDone: (registration: Registration) => void,
): UseRegister {
  const user = useUser();
  const options = {
    invalidates: changedByRegistration,
    onSuccess: (answer: { registration: Registration }) => onDone(answer.registration),
  };
  const exam = useApiMutation<typeof register>('post', '/examcampaigns/register', options);
  const general = useApiMutation<typeof registerForCampaign>(
    'put',
    '/campaign/campaigns/{id}/register',
    options,
  );
  const who = user ? { studentId: user._id } : {};
  const { isPending: isBusy, error } = kind === 'exam' ? exam : general;
  return {
    isBusy,
    error,
    send: ({ showsName, ...basicInfo }) =>
      kind === 'exam'
        ? exam.mutate({ body: { campaignId: _id, basicInfo, showsName, ...who } })
        : general.mutate({ params: { id: _id }, body: { basicInfo, ...who } }),
  };
}

/** The contact data in the student's record, with the name in the language of the page; null while loading, empty for a visitor. */
export function usePrefill(): Prefill | null {
  const user = useUser();
  const inLanguage = useBilingual();
  const student = useApiQuery<typeof readOwnStudent>(
    '/students/student',
    {},
    { enabled: user !== null, staleTime: 60_000 },
  );
  if (!user) return { fullName: '', bothNames: '', email: '', mobile: '' };
  if (student.isLoading) return null;
  const info = student.data?.personalInfo;
  const bothNames = user.fullName ?? (info?.fullName.english || user.name);
  return {
    fullName: inLanguage(bothNames),
    bothNames,
    // The proved address of the account: another one has to be confirmed by a mailed link.
    email: user.email,
    mobile: user.mobile ?? info?.contact.mobile ?? '',
  };
}
