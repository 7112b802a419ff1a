import type { ExamCampaign } from '../../../campaigns/campaign-types.ts';
import type { ExamCampaignForm } from '../exam-types.ts';

type Described = 'title' | 'type' | 'description' | 'location' | 'image';
type Held = 'date' | 'startDate' | 'endDate' | 'registrationOpen' | 'maxParticipants';
type OwnFields = Required<Pick<ExamCampaignForm, Described | Held>>;

/** The stored fields of the campaign besides the exam: a PUT replaces all fields, and only the exam may change. */
export function ownFieldsOf(campaign: ExamCampaign): OwnFields {
  return {
    title: campaign.title,
    type: campaign.type,
    description: campaign.description,
    date: campaign.date,
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    location: campaign.location,
    image: campaign.image,
    registrationOpen: campaign.registrationOpen,
    maxParticipants: campaign.maxParticipants,
  };
}
