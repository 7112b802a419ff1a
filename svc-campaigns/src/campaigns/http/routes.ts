import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type { RegistrationView } from '../../registrations/http/view.ts';
import type { Campaign } from '../domain/campaign.ts';
import { listCampaigns } from '../use-cases/list-campaigns.ts';
import { deleteCampaign, type DeleteDependencies } from '../use-cases/delete-campaign.ts';
import { releaseResults } from '../use-cases/release-results.ts';
import { createCampaign, replaceCampaign, type AuthorDependencies } from '../use-cases/save-campaign.ts';
import { viewCampaign, viewCampaignForAdmin, viewExamCampaign, viewForAdmin } from './views.ts';

export interface CampaignRouteDependencies extends AuthorDependencies, DeleteDependencies {
  /** The caller's own registration for the campaign, if there is one. */
  readonly registrationOf: (identity: Identity, campaignId: string) => Promise<RegistrationView | undefined>;
  /** Called when a limit may have been raised. */
  readonly onRevised: (campaignId: string) => Promise<void>;
}

async function mustFind(
  deps: CampaignRouteDependencies,
  id: string,
  kind: Campaign['kind'],
): Promise<Campaign> {
  const campaign = await deps.campaigns.find(id);
  if (!campaign || campaign.kind !== kind || campaign.deletedAt !== null) {
    throw new DomainError('not-found', 'campaigns.not-found');
  }
  return campaign;
}

/** Whom an edit is recorded for. */
const editorOf = ({ name, username, userId }: Identity) => ({ by: name || username, byId: userId });

async function withRegistration<View>(
  deps: CampaignRouteDependencies,
  view: View,
  who: { identity: Identity; campaignId: string },
) {
  const registration = await deps.registrationOf(who.identity, who.campaignId);
  return registration ? { ...view, registration } : view;
}

function examCampaignRoutes(deps: CampaignRouteDependencies): BoundRoute[] {
  const { now } = deps;
  return [
    handle(contract.listExamCampaigns, async ({ query }) => {
      const { items, total } = await listCampaigns(deps)({ kind: 'exam', ...query });
      return {
        items: items.map((item) => viewExamCampaign(item, now())),
        total,
        page: query.page,
        pageSize: query.pageSize,
      };
    }),
    handle(contract.createExamCampaign, async ({ body, identity }) =>
      viewForAdmin(await createCampaign(deps)({ input: body, editor: editorOf(identity) }), now()),
    ),
    handle(contract.readExamCampaign, async ({ params, identity }) => {
      const campaign = await mustFind(deps, params.id, 'exam');
      const view =
        identity.role === 'admin' ? viewForAdmin(campaign, now()) : viewExamCampaign(campaign, now());
      return withRegistration(deps, view, { identity, campaignId: campaign._id });
    }),
    handle(contract.replaceExamCampaign, async ({ params, body, identity }) => {
      const command = { id: params.id, kind: 'exam', input: body, editor: editorOf(identity) } as const;
      const campaign = await replaceCampaign(deps)(command);
      await deps.onRevised(campaign._id);
      return viewForAdmin(await mustFind(deps, params.id, 'exam'), now());
    }),
    handle(contract.deleteExamCampaign, async ({ params, query }) => {
      const isConfirmed = query.confirm === 'true';
      const { _id } = await deleteCampaign(deps)({ id: params.id, kind: 'exam', isConfirmed });
      return { _id };
    }),
    handle(contract.releaseResults, async ({ params }) =>
      viewExamCampaign(await releaseResults(deps)(params.id), now()),
    ),
  ];
}

function generalCampaignRoutes(deps: CampaignRouteDependencies): BoundRoute[] {
  const { now } = deps;
  return [
    handle(contract.listCampaigns, async ({ query }) => {
      const { items, total } = await listCampaigns(deps)({ kind: 'general', ...query });
      return {
        items: items.map((item) => viewCampaign(item, now())),
        total,
        page: query.page,
        pageSize: query.pageSize,
      };
    }),
    handle(contract.createCampaign, async ({ body, identity }) =>
      viewCampaignForAdmin(await createCampaign(deps)({ input: body, editor: editorOf(identity) }), now()),
    ),
    handle(contract.readCampaign, async ({ params, identity }) => {
      const campaign = await mustFind(deps, params.id, 'general');
      const view =
        identity.role === 'admin' ? viewCampaignForAdmin(campaign, now()) : viewCampaign(campaign, now());
      return withRegistration(deps, view, { identity, campaignId: campaign._id });
    }),
    handle(contract.replaceCampaign, async ({ params, body, identity }) => {
      const command = { id: params.id, kind: 'general', input: body, editor: editorOf(identity) } as const;
      const campaign = await replaceCampaign(deps)(command);
      await deps.onRevised(campaign._id);
      return viewCampaignForAdmin(await mustFind(deps, params.id, 'general'), now());
    }),
    handle(contract.deleteCampaign, async ({ params, query }) => {
      const isConfirmed = query.confirm === 'true';
      const { _id } = await deleteCampaign(deps)({ id: params.id, kind: 'general', isConfirmed });
      return { _id };
    }),
  ];
}

export function campaignRoutes(deps: CampaignRouteDependencies): BoundRoute[] {
  return [...examCampaignRoutes(deps), ...generalCampaignRoutes(deps)];
}
