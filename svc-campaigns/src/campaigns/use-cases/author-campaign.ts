import type { Editor } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { archiveCampaign as withArchive } from '../domain/archive.ts';
import {
  deleteCampaign as markDeleted,
  draftCampaign,
  requireKind,
  restorableUntil,
  restoreCampaign as withoutDeletion,
  reviseCampaign,
  reviseCampaignExam,
} from '../domain/author-campaign.ts';
import type { CampaignExamForm, CampaignForm } from '../domain/campaign-form.ts';
import type { Campaign } from '../domain/campaign.ts';
import { isBeingSat } from '../domain/sittings.ts';
import type { CampaignRegistrations, Campaigns, RegistrationCounts } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

interface CreateCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'insert'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface CreateCampaignCommand {
  readonly form: CampaignForm;
  readonly editor: Editor;
  /** Set by the sample data, which has campaigns that are over. */
  readonly mayBePast?: boolean;
}

/** Creates a campaign; a complete exam is published to svc-exams at once. */
export function createCampaign({ campaigns, now, newId }: CreateCampaignDependencies) {
  return async ({ form, editor, mayBePast = false }: CreateCampaignCommand): Promise<Campaign> => {
    const context = { now: new Date(now()).toISOString(), newId, editor, mayBePast };
    const { state, events } = withPaperEvent(null, draftCampaign(form, context));
    return campaigns.insert(state, events);
  };
}

interface ReplaceCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'promoteFromWaitingList'>;
  readonly now: () => number;
  readonly newId: () => string;
}

interface ReplaceCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  readonly form: CampaignForm;
  readonly editor: Editor;
}

interface ReplaceExamCommand {
  readonly id: string;
  readonly form: CampaignExamForm;
  readonly editor: Editor;
}

/** Replaces the exam alone; a general campaign has none. */
export function replaceCampaignExam(dependencies: Omit<ReplaceCampaignDependencies, 'registrations'>) {
  const { campaigns, now, newId } = dependencies;
  return ({ id, form, editor }: ReplaceExamCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      requireKind('exam', campaign);
      const context = { now: new Date(now()).toISOString(), newId, editor };
      return withPaperEvent(campaign, reviseCampaignExam(campaign, form, context));
    });
}

/** A raised limit gives places to the waiting list; the result has the counts after that. */
export function replaceCampaign({ campaigns, registrations, now, newId }: ReplaceCampaignDependencies) {
  return async ({ id, kind, form, editor }: ReplaceCampaignCommand): Promise<Campaign> => {
    await campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const context = { now: new Date(now()).toISOString(), newId, editor };
      return withPaperEvent(campaign, reviseCampaign(campaign, form, context));
    });
    await registrations.promoteFromWaitingList(id);
    const revised = await campaigns.find(id);
    requireKind(kind, revised);
    return revised;
  };
}

interface ArchiveCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly now: () => number;
}

interface ArchiveCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  readonly isArchived: boolean;
}

/** An archived campaign is found by its address only; its merit list and results stay. */
export function archiveCampaign({ campaigns, now }: ArchiveCampaignDependencies) {
  return ({ id, kind, isArchived }: ArchiveCampaignCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const state = withArchive(campaign, { isArchived, now: new Date(now()).toISOString() });
      return state && { state };
    });
}

interface DeleteCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf'>;
  readonly now: () => number;
}

interface DeleteCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  /** The administrator has seen the number of registrations that are cancelled. */
  readonly isConfirmed: boolean;
  readonly editor: Editor;
}

function requireConfirmed({ registered, waiting, results }: RegistrationCounts, isConfirmed: boolean): void {
  if (isConfirmed || registered + waiting + results === 0) return;
  throw new DomainError('conflict', 'campaigns.has-registrations', {
    params: { registered, waiting, results },
  });
}

/**
 * Hides the campaign and withdraws its exam at once; both can be undone. Registrations are cancelled by the job
 * `finish-deletes`. Throws `conflict` while students sit the exam, and for a campaign with registrations until the delete is
 * confirmed.
 */
export function deleteCampaign({ campaigns, registrations, now }: DeleteCampaignDependencies) {
  return async ({ id, kind, isConfirmed, editor }: DeleteCampaignCommand): Promise<Campaign> => {
    const counts = await registrations.countsOf(id);
    return campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const moment = now();
      if (isBeingSat(campaign, new Date(moment).toISOString()))
        throw new DomainError('conflict', 'campaigns.delete-running');
      requireConfirmed(counts, isConfirmed);
      return withPaperEvent(campaign, markDeleted(campaign, moment, editor));
    });
  };
}

interface RestoreCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly now: () => number;
}

interface RestoreCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
}

/**
 * Undoes a delete: the campaign is found again and its exam is published again. Throws `gone` once the undo window is over.
 * Has no effect on a campaign that is not deleted.
 */
export function restoreCampaign({ campaigns, now }: RestoreCampaignDependencies) {
  return ({ id, kind }: RestoreCampaignCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      if (campaign.kind !== kind) throw new DomainError('not-found', 'campaigns.not-found');
      const restored = withoutDeletion(campaign, now());
      return restored && withPaperEvent(campaign, restored);
    });
}

interface ListDeletedDependencies {
  readonly campaigns: Pick<Campaigns, 'listRestorable'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf'>;
}

/** Campaigns of both kinds that can be restored, with the registrations that are cancelled at the end of the undo window. */
export function listDeleted({ campaigns, registrations }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    Promise.all(
      (await campaigns.listRestorable(now)).map(async (campaign) => {
        const { registered, waiting } = await registrations.countsOf(campaign._id);
        const kind = campaign.kind === 'exam' ? 'exam-campaign' : 'campaign';
        const { _id, title } = campaign;
        const { deletedAt } = campaign;
        // Later than the undo window, which ends when the registrations are cancelled.
        const removalDueAt = deletedAt === null ? null : restorableUntil({ deletedAt });
        return deletedThingOf(
          { ...campaign, removalDueAt },
          {
            _id,
            kind,
            title,
            takesAlong: { registrations: registered + waiting },
          },
        );
      }),
    );
}
