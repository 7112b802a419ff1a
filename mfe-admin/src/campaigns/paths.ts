import type { CampaignKind } from './campaign-kind.ts';

const root = '/boss/campaign-management';

/** The pages on which the boss area manages campaigns (spec §2). */
export const campaignPaths = {
  list: { exam: root, general: `${root}/campaigns` },
  create: { exam: `${root}/create-exam-campaign`, general: `${root}/create-campaign` },
  edit: (kind: CampaignKind, id: string): string => `${campaignPaths.create[kind]}/${encodeURIComponent(id)}`,
  /** The form of a new campaign, filled from this one. */
  copy: (kind: CampaignKind, id: string): string =>
    `${campaignPaths.create[kind]}?copyOf=${encodeURIComponent(id)}`,
  /** The participants of a campaign of either kind. */
  participants: (id: string): string => `${root}/participants/${encodeURIComponent(id)}`,
  waitingList: (id: string): string => `${campaignPaths.participants(id)}/waiting-list`,
  message: (id: string): string => `${campaignPaths.participants(id)}/message`,
  /** The checklist of the release of an exam campaign. */
  release: (id: string): string => `${root}/release/${encodeURIComponent(id)}`,
  /** The ranks of an exam campaign with names and contacts. */
  ranking: (id: string): string => `${root}/ranking/${encodeURIComponent(id)}`,
  view: (kind: CampaignKind, id: string): string =>
    `/campaigns/${kind === 'exam' ? 'exam/' : ''}${encodeURIComponent(id)}`,
} as const;
