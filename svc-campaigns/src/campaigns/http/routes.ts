import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type {
  archiveCampaign,
  createCampaign,
  deleteCampaign,
  replaceCampaign,
  replaceCampaignExam,
  restoreCampaign,
} from '../use-cases/author-campaign.ts';
import type { listCampaigns } from '../use-cases/list-campaigns.ts';
import type { ReadCampaign, readCampaign } from '../use-cases/read-campaign.ts';
import type { readOverview } from '../use-cases/read-overview.ts';
import type { releaseResults } from '../use-cases/release-results.ts';
import type { CampaignQuery } from '../ports.ts';
import { examFormOf, formOf } from './campaign-form.ts';
import { viewOverview } from './overview-views.ts';
import { viewCampaign, viewCampaignForAdmin, viewExamCampaign, viewExamCampaignForAdmin } from './views.ts';

interface CampaignUseCases {
  readonly listCampaigns: ReturnType<typeof listCampaigns>;
  readonly readCampaign: ReturnType<typeof readCampaign>;
  readonly readOverview: ReturnType<typeof readOverview>;
  readonly createCampaign: ReturnType<typeof createCampaign>;
  readonly replaceCampaign: ReturnType<typeof replaceCampaign>;
  readonly replaceCampaignExam: ReturnType<typeof replaceCampaignExam>;
  readonly deleteCampaign: ReturnType<typeof deleteCampaign>;
  readonly restoreCampaign: ReturnType<typeof restoreCampaign>;
  readonly archiveCampaign: ReturnType<typeof archiveCampaign>;
  readonly releaseResults: ReturnType<typeof releaseResults>;
  readonly now: () => number;
}

/** Only campaign managers may list the archive. */
const archivedFor = (identity: Identity, { archived }: Pick<CampaignQuery, 'archived'>) =>
  holdsPermission(identity, permissions.campaigns) ? archived : undefined;

/** A view with the caller's own registration, if there is one. */
const withOwn = <View>(view: View, registration: ReadCampaign['registration']) =>
  registration === null ? view : { ...view, registration };

function examCampaignRoutes(useCases: CampaignUseCases): BoundRoute[] {
  const { now } = useCases;
  const kind = 'exam';
  return [
    handle(contract.listExamCampaigns, async ({ query, identity }) => {
      const command = { kind, ...query, archived: archivedFor(identity, query) } as const;
      const { items, total } = await useCases.listCampaigns(command);
      const { page, pageSize } = query;
      return { items: items.map((item) => viewExamCampaign(item, now())), total, page, pageSize };
    }),
    handle(contract.readCampaignsOverview, async () => viewOverview(await useCases.readOverview())),
    handle(contract.createExamCampaign, async ({ body, identity }) => {
      const command = { form: examFormOf(body), editor: editorOf(identity) };
      return viewExamCampaignForAdmin(await useCases.createCampaign(command), now());
    }),
    handle(contract.readExamCampaign, async ({ params: { id }, identity }) => {
      const { userId } = identity;
      const { campaign, registration } = await useCases.readCampaign({ id, kind, userId });
      const view = holdsPermission(identity, permissions.campaigns)
        ? viewExamCampaignForAdmin
        : viewExamCampaign;
      return withOwn(view(campaign, now()), registration);
    }),
    handle(contract.replaceExamCampaign, async ({ params: { id }, body, identity }) => {
      const command = { id, kind, form: examFormOf(body), editor: editorOf(identity) } as const;
      return viewExamCampaignForAdmin(await useCases.replaceCampaign(command), now());
    }),
    handle(contract.replaceCampaignExam, async ({ params: { id }, body: form, identity }) => {
      const command = { id, form, editor: editorOf(identity) };
      return viewExamCampaignForAdmin(await useCases.replaceCampaignExam(command), now());
    }),
    handle(contract.deleteExamCampaign, async ({ params: { id }, query, identity }) => {
      const isConfirmed = query.confirm === 'true';
      const { _id } = await useCases.deleteCampaign({ id, kind, isConfirmed, editor: editorOf(identity) });
      return { _id };
    }),
    handle(contract.restoreExamCampaign, async ({ params: { id } }) => {
      const { _id } = await useCases.restoreCampaign({ id, kind });
      return { _id };
    }),
    handle(contract.archiveExamCampaign, async ({ params: { id }, body }) => {
      const { _id } = await useCases.archiveCampaign({ id, kind, ...body });
      return { _id };
    }),
    handle(contract.releaseResults, async ({ params }) =>
      viewExamCampaign(await useCases.releaseResults(params.id), now()),
    ),
  ];
}

function generalCampaignRoutes(useCases: CampaignUseCases): BoundRoute[] {
  const { now } = useCases;
  const kind = 'general';
  return [
    handle(contract.listCampaigns, async ({ query, identity }) => {
      const command = { kind, ...query, archived: archivedFor(identity, query) } as const;
      const { items, total } = await useCases.listCampaigns(command);
      const { page, pageSize } = query;
      return { items: items.map((item) => viewCampaign(item, now())), total, page, pageSize };
    }),
    handle(contract.createCampaign, async ({ body, identity }) => {
      const command = { form: formOf(body), editor: editorOf(identity) };
      return viewCampaignForAdmin(await useCases.createCampaign(command), now());
    }),
    handle(contract.readCampaign, async ({ params: { id }, identity }) => {
      const { userId } = identity;
      const { campaign, registration } = await useCases.readCampaign({ id, kind, userId });
      const view = holdsPermission(identity, permissions.campaigns) ? viewCampaignForAdmin : viewCampaign;
      return withOwn(view(campaign, now()), registration);
    }),
    handle(contract.replaceCampaign, async ({ params: { id }, body, identity }) => {
      const command = { id, kind, form: formOf(body), editor: editorOf(identity) } as const;
      return viewCampaignForAdmin(await useCases.replaceCampaign(command), now());
    }),
    handle(contract.deleteCampaign, async ({ params: { id }, query, identity }) => {
      const isConfirmed = query.confirm === 'true';
      const { _id } = await useCases.deleteCampaign({ id, kind, isConfirmed, editor: editorOf(identity) });
      return { _id };
    }),
    handle(contract.restoreCampaign, async ({ params: { id } }) => {
      const { _id } = await useCases.restoreCampaign({ id, kind });
      return { _id };
    }),
    handle(contract.archiveCampaign, async ({ params: { id }, body }) => {
      const { _id } = await useCases.archiveCampaign({ id, kind, ...body });
      return { _id };
    }),
  ];
}

export function campaignRoutes(useCases: CampaignUseCases): BoundRoute[] {
  return [...examCampaignRoutes(useCases), ...generalCampaignRoutes(useCases)];
}
