import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { viewCampaign, viewExamCampaign } from '../../campaigns/http/index.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { RegisteredExam } from '../use-cases/read-exams-of-student.ts';
import { registerCommandOf } from './commands.ts';
import { linkRoutes } from './link-routes.ts';
import type { RegistrationUseCases } from './registration-use-cases.ts';
import { viewHeldRegistration } from './opened-link-views.ts';
import { viewRegistration, viewFullRegistration } from './views.ts';

function viewRegisteredExam({ readWaitingPosition, now }: RegistrationUseCases) {
  return async ({ campaign, registration }: RegisteredExam) => ({
    ...viewExamCampaign(campaign, now()),
    registration: viewRegistration(registration, await readWaitingPosition(registration)),
  });
}

function registerRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  const { now } = useCases;
  const viewExam = viewRegisteredExam(useCases);
  return [
    handle(contract.register, async (call) => {
      const command = registerCommandOf(call, { kind: 'exam', campaignId: call.body.campaignId });
      const registered = await useCases.register(command);
      useCases.sendMailsNow();
      return viewExam(registered);
    }),
    handle(contract.registerForCampaign, async (call) => {
      const command = registerCommandOf(call, { kind: 'general', campaignId: call.params.id });
      const { campaign, registration } = await useCases.register(command);
      useCases.sendMailsNow();
      const position = await useCases.readWaitingPosition(registration);
      return { ...viewCampaign(campaign, now()), registration: viewRegistration(registration, position) };
    }),
  ];
}

function cancelOwn({ cancelRegistration, sendMailsNow }: RegistrationUseCases, kind: Campaign['kind']) {
  return async ({ userId }: Identity, campaignId: string) => {
    const cancelled = await cancelRegistration({ kind, campaignId, studentId: userId ?? '' });
    sendMailsNow();
    return viewRegistration(cancelled);
  };
}

function studentRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  const viewExam = viewRegisteredExam(useCases);
  const cancelExam = cancelOwn(useCases, 'exam');
  const cancelGeneral = cancelOwn(useCases, 'general');
  return [
    handle(contract.listExamsOfStudent, async ({ params, query: { page, pageSize } }) => {
      const { studentId } = params;
      const { items, total } = await useCases.listExamsOfStudent({ studentId, page, pageSize });
      return { items: await Promise.all(items.map(viewExam)), total, page, pageSize };
    }),
    handle(contract.listOwnRegistrations, async ({ params }) => {
      const own = await useCases.listOwnRegistrations(params.studentId);
      return { items: own.map(viewFullRegistration) };
    }),
    handle(contract.readExamOfStudent, async ({ params }) =>
      viewExam(await useCases.readExamOfStudent(params.studentId, params.campaignId)),
    ),
    handle(contract.readOwnRegistration, async ({ params, identity }) => {
      const held = await useCases.readOwnRegistration(identity.userId ?? '', params.id);
      const waitingPosition = await useCases.readWaitingPosition(held.registration);
      return viewHeldRegistration(held, { isByLink: false, waitingPosition });
    }),
    handle(contract.acceptOffer, async ({ params, identity }) => {
      const command = { campaignId: params.id, studentId: identity.userId ?? '' };
      const accepted = await useCases.acceptOffer(command);
      useCases.sendMailsNow();
      return viewRegistration(accepted);
    }),
    handle(contract.cancelRegistration, ({ params, identity }) => cancelExam(identity, params.id)),
    handle(contract.cancelCampaignRegistration, ({ params, identity }) => cancelGeneral(identity, params.id)),
  ];
}

export function registrationRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  return [
    ...registerRoutes(useCases),
    handle(contract.listRegistrations, async ({ params, query: { q, page, pageSize } }) => {
      const command = { campaignId: params.id, q, page, pageSize };
      const { items, total } = await useCases.listRegistrations(command);
      return { items: items.map(viewFullRegistration), total, page, pageSize };
    }),
    ...linkRoutes(useCases),
    ...studentRoutes(useCases),
  ];
}
