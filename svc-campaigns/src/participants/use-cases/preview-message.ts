import { pickLanguage } from '@pathshala/rules/pick-language';
import type { RenderedMail } from '@pathshala/service-kit/mail-templates/render-mail';
import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import type { writeMessageMail } from '../mails/message-mail.ts';
import type { Message, Participants } from '../ports.ts';

interface PreviewMessageDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly participants: Pick<Participants, 'count' | 'list'>;
  readonly publicUrl: string;
  readonly siteRules: SiteRules;
  readonly writeMail: typeof writeMessageMail;
}

export type DraftMessage = Pick<Message, 'campaignId' | 'subject' | 'body' | 'audience'>;

interface MessagePreview {
  readonly recipients: number;
  readonly bn: RenderedMail;
  readonly en: RenderedMail;
}

/** The mail of the first recipient, in both languages. */
export function previewMessage(dependencies: PreviewMessageDependencies) {
  const { campaigns, participants, publicUrl } = dependencies;
  return async (message: DraftMessage): Promise<MessagePreview> => {
    const { campaignId, audience } = message;
    const campaign = requireCampaign(await campaigns.find(campaignId));
    const query = { ...audience, campaignId };
    const [first] = await participants.list(query, { order: 'registered', skip: 0, limit: 1 });
    const fullName = first?.basicInfo.fullName ?? '';
    const rollNumber = first?.rollNumber ?? null;
    const source = { campaign, message, publicUrl, siteRules: dependencies.siteRules.current() };
    const writtenIn = (language: 'bn' | 'en') =>
      dependencies.writeMail({ ...source, language, name: pickLanguage(language, fullName), rollNumber });
    return {
      recipients: await participants.count({ ...query, isReachable: true }),
      bn: writtenIn('bn'),
      en: writtenIn('en'),
    };
  };
}
