import { emailKeyOf } from '@pathshala/rules/email';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute, type Call } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type { Campaign } from '../../campaigns/domain/campaign.ts';
import { viewCampaign, viewExamCampaign } from '../../campaigns/http/views.ts';
import type { BasicInfo } from '../domain/contact.ts';
import type { Registration } from '../domain/registration.ts';
import { cancelByLink, cancelRegistration } from '../use-cases/cancel-registration.ts';
import { confirmRegistration, type OpenedLink } from '../use-cases/confirm-registration.ts';
import { register, type RegisterDependencies } from '../use-cases/register.ts';
import { viewForAdmin, viewRegistration, type RegistrationView } from './view.ts';

export interface RegistrationRouteDependencies extends RegisterDependencies {
  /** Called after a registration so that its mail goes out at once. */
  readonly onRegistered: () => void;
}

interface RegistrationBody {
  readonly studentId?: string | undefined;
  readonly basicInfo: BasicInfo;
  readonly showsName: boolean;
}

/** A registration with its place in the line, as its owner sees it. */
export function describeRegistration({ registrations }: Pick<RegisterDependencies, 'registrations'>) {
  return async (state: Registration): Promise<RegistrationView> =>
    state.status === 'waiting'
      ? viewRegistration(state, await registrations.waitingPosition(state))
      : viewRegistration(state);
}

async function mustFind(deps: RegisterDependencies, id: string): Promise<Campaign> {
  const campaign = await deps.campaigns.find(id);
  if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
  return campaign;
}

/** Nobody registers in the name of another student; one whose session is over has to log in first. */
function ownIdOf({ role, userId }: Identity, studentId: string | undefined): string | undefined {
  if (studentId === undefined || studentId === userId) return studentId;
  throw role === 'visitor'
    ? new DomainError('unauthenticated', 'common.unauthenticated')
    : new DomainError('forbidden', 'common.forbidden');
}

function registerAs(deps: RegistrationRouteDependencies, kind: Campaign['kind']) {
  return async (
    call: Pick<Call<never, never, RegistrationBody>, 'body' | 'identity' | 'language'>,
    campaignId: string,
  ) => {
    const { body, identity, language } = call;
    const { basicInfo, showsName } = body;
    const studentId = ownIdOf(identity, body.studentId) ?? null;
    const provedEmailKey = identity.email === null ? null : emailKeyOf(identity.email);
    const command = { kind, campaignId, studentId, provedEmailKey, basicInfo, showsName, language };
    const state = await register(deps)(command);
    deps.onRegistered();
    return {
      campaign: await mustFind(deps, campaignId),
      registration: await describeRegistration(deps)(state),
    };
  };
}

/** The exams a student is registered for, joined with their registration. */
async function examsOf(deps: RegisterDependencies, studentId: string, campaignIds?: readonly string[]) {
  const own = await deps.registrations.ofStudent(studentId, campaignIds);
  const filter = { _id: { $in: own.map((one) => one.campaignId) }, kind: 'exam', deletedAt: null };
  const campaigns = await deps.campaigns.list(filter, { sort: { startDate: -1, _id: 1 } });
  const describe = describeRegistration(deps);
  return Promise.all(
    campaigns.flatMap((campaign) => {
      const state = own.find((one) => one.campaignId === campaign._id);
      if (!state) return [];
      return [
        describe(state).then((view) => ({ ...viewExamCampaign(campaign, deps.now()), registration: view })),
      ];
    }),
  );
}

function studentRoutes(deps: RegistrationRouteDependencies): BoundRoute[] {
  return [
    handle(contract.listExamsOfStudent, async ({ params, query }) => {
      const all = await examsOf(deps, params.studentId);
      const start = (query.page - 1) * query.pageSize;
      const items = all.slice(start, start + query.pageSize);
      return { items, total: all.length, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readExamOfStudent, async ({ params }) => {
      const [exam] = await examsOf(deps, params.studentId, [params.campaignId]);
      if (!exam) throw new DomainError('not-found', 'campaigns.not-registered');
      return exam;
    }),
    handle(contract.cancelRegistration, ({ params, identity }) =>
      giveBackAs(deps, 'exam')(identity, params.id),
    ),
    handle(contract.cancelCampaignRegistration, ({ params, identity }) =>
      giveBackAs(deps, 'general')(identity, params.id),
    ),
  ];
}

function giveBackAs(deps: RegistrationRouteDependencies, kind: Campaign['kind']) {
  return async ({ userId }: Identity, campaignId: string) => {
    const cancelled = await cancelRegistration(deps)({ kind, campaignId, studentId: userId ?? '' });
    deps.onRegistered();
    return viewRegistration(cancelled);
  };
}

async function viewOpened(deps: RegisterDependencies, { campaign, registration, isChanged }: OpenedLink) {
  const { _id, kind, title } = campaign;
  return {
    campaign: { _id, kind, title },
    registration: await describeRegistration(deps)(registration),
    isChanged,
    hasAccount: registration.studentId !== null,
  };
}

/** The pages that a visitor's mailed links lead to. */
function linkRoutes(deps: RegistrationRouteDependencies): BoundRoute[] {
  return [
    handle(contract.confirmRegistration, async ({ body, identity }) => {
      const { role, userId, name, username } = identity;
      const account = role === 'student' && userId !== null ? { userId, name: name || username || '' } : null;
      const opened = await confirmRegistration(deps)({ token: body.token, account });
      deps.onRegistered();
      return viewOpened(deps, opened);
    }),
    handle(contract.cancelByLink, async ({ body }) => {
      const opened = await cancelByLink(deps)(body.token);
      deps.onRegistered();
      return viewOpened(deps, opened);
    }),
  ];
}

export function registrationRoutes(deps: RegistrationRouteDependencies): BoundRoute[] {
  return [
    handle(contract.register, async (call) => {
      const { campaign, registration } = await registerAs(deps, 'exam')(call, call.body.campaignId);
      return { ...viewExamCampaign(campaign, deps.now()), registration };
    }),
    handle(contract.registerForCampaign, async (call) => {
      const { campaign, registration } = await registerAs(deps, 'general')(call, call.params.id);
      return { ...viewCampaign(campaign, deps.now()), registration };
    }),
    handle(contract.listRegistrations, async ({ params, query }) => {
      await mustFind(deps, params.id);
      const { page, pageSize } = query;
      const { items, total } = await deps.registrations.page({
        campaignId: params.id,
        q: query.q,
        skip: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { items: items.map(viewForAdmin), total, page, pageSize };
    }),
    ...linkRoutes(deps),
    ...studentRoutes(deps),
  ];
}
