import type { Desk, DeskRow } from '@pathshala/svc-exams-contract/exam-desk';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { openEvents } from './event-reader.ts';
import { campaign, sitter, type ExamsService } from './exams-service.ts';

export const deskPath = '/exams/desk/exam1';

/** The desk of the campaign exam as one administrator uses it. */
export function deskOf(exams: ExamsService, userId = 'a0'.repeat(12), name = 'Ayesha') {
  const client = exams.client.as({ role: 'admin', userId, name, permissions: ['campaigns'] });
  const rev = async () => (await client.get<Desk>(deskPath)).body.rev;
  return {
    rev,
    read: () => client.get<Desk>(deskPath),
    addMinutes: async (minutes: number, attemptId: string | null = null, seen?: number) =>
      client.post<Desk>(`${deskPath}/minutes`, { minutes, attemptId, rev: seen ?? (await rev()) }),
    reopen: async (attemptId: string, minutes = 10) =>
      client.post<Desk>(`${deskPath}/reopenings`, { attemptId, minutes, rev: await rev() }),
    announce: async (en: string, bn: string, seen?: number) =>
      client.post<Desk>(`${deskPath}/announcements`, { en, bn, rev: seen ?? (await rev()) }),
    withdraw: async (announcementId: string) =>
      client.post<Desk>(`${deskPath}/announcements/${announcementId}/withdrawal`, { rev: await rev() }),
  };
}

export const openDesk = (exams: ExamsService, options: Parameters<typeof openEvents>[2] = {}) =>
  openEvents(exams, `${deskPath}/stream`, options);

/** Runs a second of the clock in one process. */
export async function second(exams: ExamsService): Promise<void> {
  await exams.runJob('publish-desk-changes');
  await exams.runJob('send-desk-changes');
}

export function rowOf(rows: readonly DeskRow[], studentId: string): DeskRow | undefined {
  return rows.find((row) => row.studentId === studentId);
}

/** Lets this many students sit the campaign exam; returns their attempts, sorted. */
export async function seat(exams: ExamsService, count: number) {
  const students = Array.from({ length: count }, (_, at) => `sitter${at}`);
  await Promise.all(
    students.map((studentId) => {
      const registrationId = `registration-${studentId}`;
      return exams.emit(campaignRegistered, {
        registrationId,
        campaignId: 'campaign1',
        studentId,
        version: 1,
      });
    }),
  );
  return Promise.all(
    students.map(async (studentId) => {
      const student = sitter(exams, studentId);
      const { body } = await student.start({ ...campaign, subjects: ['Maths'] });
      return { ...student, studentId, attemptId: body.attemptId };
    }),
  );
}
