import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

interface ReadExamsOfStudentDependencies {
  readonly campaigns: Pick<Campaigns, 'findExamsByIds'>;
  readonly registrations: Pick<Registrations, 'findActive' | 'listActiveOfStudent'>;
}

/** An exam campaign and the student's registration for it. */
export interface RegisteredExam {
  readonly campaign: Campaign;
  readonly registration: Registration;
}

interface ListExamsCommand {
  readonly studentId: string;
  readonly page: number;
  readonly pageSize: number;
}

function joined(campaigns: readonly Campaign[], registrations: readonly Registration[]): RegisteredExam[] {
  return campaigns.flatMap((campaign) => {
    const registration = registrations.find(({ campaignId }) => campaignId === campaign._id);
    return registration ? [{ campaign, registration }] : [];
  });
}

/** One page of the exams that the student is registered for, the latest start first. */
export function listExamsOfStudent({ campaigns, registrations }: ReadExamsOfStudentDependencies) {
  return async (command: ListExamsCommand): Promise<{ items: RegisteredExam[]; total: number }> => {
    const { studentId, page, pageSize } = command;
    const own = await registrations.listActiveOfStudent(studentId);
    const found = await campaigns.findExamsByIds(own.map(({ campaignId }) => campaignId));
    const exams = joined(found, own);
    const start = (page - 1) * pageSize;
    return { items: exams.slice(start, start + pageSize), total: exams.length };
  };
}

export function readExamOfStudent({ campaigns, registrations }: ReadExamsOfStudentDependencies) {
  return async (studentId: string, campaignId: string): Promise<RegisteredExam> => {
    const own = await registrations.findActive(studentId, campaignId);
    const [exam] = own ? joined(await campaigns.findExamsByIds([campaignId]), [own]) : [];
    if (!exam) throw new DomainError('not-found', 'campaigns.not-registered');
    return exam;
  };
}
