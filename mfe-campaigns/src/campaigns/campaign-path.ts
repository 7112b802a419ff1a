interface CampaignName {
  readonly _id: string;
  readonly kind: 'exam' | 'general';
}

/** The page of a campaign of either kind. */
export const campaignPath = ({ _id, kind }: CampaignName): string =>
  kind === 'exam' ? examCampaignPath(_id) : `/campaigns/${_id}`;

export const examCampaignPath = (campaignId: string): string => `/campaigns/exam/${campaignId}`;
