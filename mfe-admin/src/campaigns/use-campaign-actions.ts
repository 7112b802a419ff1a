import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useText } from '@pathshala/web-kit/texts';
import type { CampaignKind } from './campaign-kind.ts';
import { campaignPaths } from './paths.ts';
import { texts } from './texts.ts';
import { useArchiveCampaign } from './use-archive-campaign.ts';
import { useDeleteCampaign } from './use-delete-campaign.ts';

interface ListedCampaign {
  readonly _id: string;
  readonly title: string;
  readonly phase: string;
  readonly isArchived?: boolean | undefined;
}

/** Returns the actions on a campaign of either kind in its list. */
export function useCampaignActions(kind: CampaignKind): (campaign: ListedCampaign) => readonly RowAction[] {
  const translate = useText();
  const archive = useArchiveCampaign(kind);
  const remove = useDeleteCampaign(kind);
  return (campaign) => {
    const { _id, phase, isArchived = false } = campaign;
    const archiving = {
      id: 'archive',
      text: translate(isArchived ? texts.unarchive : texts.archive),
      onSelect: () => void archive(campaign, !isArchived),
    };
    return [
      { id: 'edit', text: translate(texts.edit), href: campaignPaths.edit(kind, _id) },
      { id: 'participants', text: translate(texts.participants), href: campaignPaths.participants(_id) },
      { id: 'view', text: translate(texts.view), href: campaignPaths.view(kind, _id) },
      { id: 'copy', text: translate(texts.copy), href: campaignPaths.copy(kind, _id) },
      ...(phase === 'past' || isArchived ? [archiving] : []),
      {
        id: 'delete',
        text: translate(texts.delete),
        isDangerous: true,
        onSelect: () => void remove(campaign),
      },
    ];
  };
}
