import { campaignPaperPublished, campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { publishedCampaignPaper, registration, sitter, type ExamsService } from './exams-service.ts';
import { campaignPaper } from './papers.ts';

let count = 0;

/** A new exam, so that the revision of its desk is that of the state. */
async function satExam(service: ExamsService) {
  count += 1;
  const [examId, campaignId, userId] = [`desk-exam${count}`, `desk-campaign${count}`, `desk-student${count}`];
  const paper = campaignPaper({ paperId: examId, campaignId });
  await service.emit(campaignPaperPublished, publishedCampaignPaper(paper));
  const registered = { ...registration(userId, 1, campaignId), registrationId: `registration-${userId}` };
  await service.emit(campaignRegistered, registered);
  const student = sitter(service, userId);
  const started = await student.start({ examKind: 'campaign', examId, subjects: ['Biology'] });
  return { examId, attemptId: started.body.attemptId, student };
}

async function submittedExam(service: ExamsService) {
  const { examId, attemptId, student } = await satExam(service);
  await student.submit(attemptId);
  return { examId, attemptId };
}

async function announcedExam(service: ExamsService) {
  const { examId } = await satExam(service);
  const announcement = { en: 'A misprint', bn: 'ছাপার ভুল', rev: 1 };
  const path = `/exams/desk/${examId}/announcements`;
  const { body } = await service.admin.post<{ announcements: { _id: string }[] }>(path, announcement);
  return { examId, announcementId: body.announcements[0]?._id };
}

/** Extends an exam by ten minutes beyond the end of its window. */
export async function extendedExam(service: ExamsService) {
  const { examId } = await satExam(service);
  await service.admin.post(`/exams/desk/${examId}/minutes`, { minutes: 10, attemptId: null, rev: 1 });
}

export const deskStates = {
  'a student sits an exam whose desk nobody has used': async (service: ExamsService) => {
    const { examId, attemptId } = await satExam(service);
    return { examId, attemptId };
  },
  'a student has submitted an exam whose scores are hidden': submittedExam,
  'something was announced to those who sit an exam': announcedExam,
};
