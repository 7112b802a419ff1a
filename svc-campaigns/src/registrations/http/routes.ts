import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { viewCampaign, viewExamCampaign, type Campaign } from '../../campaigns/ports.ts';
import type { cancelByLink, cancelRegistration } from '../use-cases/cancel-registration.ts';
import type { confirmRegistration } from '../use-cases/confirm-registration.ts';
import type { OpenedLink } from '../use-cases/find-by-link.ts';
import type { listOwnRegistrations } from '../use-cases/list-own-registrations.ts';
import type { listRegistrations } from '../use-cases/list-registrations.ts';
import type {
  listExamsOfStudent,
  readExamOfStudent,
  RegisteredExam,
} from '../use-cases/read-exams-of-student.ts';
import type { readWaitingPosition } from '../use-cases/read-waiting-position.ts';
import type { register } from '../use-cases/register.ts';
import { accountOf, registerCommandOf } from './commands.ts';
import { viewOpenedLink } from './opened-link-views.ts';
import { viewRegistration, viewFullRegistration } from './views.ts';

export interface RegistrationUseCases {
  readonly register: ReturnType<typeof register>;
  readonly confirmRegistration: ReturnType<typeof confirmRegistration>;
  readonly cancelByLink: ReturnType<typeof cancelByLink>;
  readonly cancelRegistration: ReturnType<typeof cancelRegistration>;
  readonly listRegistrations: ReturnType<typeof listRegistrations>;
  readonly listOwnRegistrations: ReturnType<typeof listOwnRegistrations>;
  readonly listExamsOfStudent: ReturnType<typeof listExamsOfStudent>;
  readonly readExamOfStudent: ReturnType<typeof readExamOfStudent>;
  readonly readWaitingPosition: ReturnType<typeof readWaitingPosition>;
  /** Starts sending the due mails and returns at once. */
  readonly sendMailsNow: () => void;
  readonly now: () => number;
}

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
    handle(contract.cancelRegistration, ({ params, identity }) => cancelExam(identity, params.id)),
    handle(contract.cancelCampaignRegistration, ({ params, identity }) => cancelGeneral(identity, params.id)),
  ];
}

/** The pages that a visitor's mailed links lead to. */
function linkRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  async function viewOpened(opened: OpenedLink) {
    useCases.sendMailsNow();
    return viewOpenedLink(opened, await useCases.readWaitingPosition(opened.registration));
  }
  return [
    handle(contract.confirmRegistration, async ({ body: { token }, identity }) =>
      viewOpened(await useCases.confirmRegistration({ token, account: accountOf(identity) })),
    ),
    handle(contract.cancelByLink, async ({ body }) => viewOpened(await useCases.cancelByLink(body.token))),
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
