import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { describe, expect, it } from 'vitest';
import { campaign, enrolled, registration, startExams } from './support/exams-service.ts';

/** Personal data that other services have, and might add to their events. */
const person = {
  name: 'Rahima Khatun',
  studentName: 'Rahima Khatun',
  fullName: 'Rahima Khatun',
  email: 'rahima@example.org',
  mobile: '01712345678',
  basicInfo: { fullName: 'Rahima Khatun', email: 'rahima@example.org', mobile: '01712345678' },
};
const personal = /rahima|01712345678/i;

/** The store, and the names of all collections that were opened. */
function recorded(documents: DocumentStore, names: Set<string>): DocumentStore {
  return {
    collection: (name) => {
      names.add(name);
      return documents.collection(name);
    },
    ping: () => documents.ping(),
    close: () => documents.close(),
  };
}

describe('what is stored of a person', () => {
  it('is the id of the account and nothing else, in every collection', async () => {
    const names = new Set<string>();
    await using exams = await startExams({
      replace: ({ documents }) => ({ documents: recorded(documents, names) }),
    });
    await exams.emit(studentEnrolled, { ...enrolled('student7'), ...person });
    await exams.emit(campaignRegistered, {
      ...registration('student7'),
      registrationId: 'registration7',
      ...person,
    });
    const student = { ...exams.client.as({ role: 'student', userId: 'student7' }) };
    const past = { examKind: 'past-year', examId: 'year1', subjects: ['Maths'] };
    const started = await student.post<{ attemptId: string }>('/exams/attempts', past);
    expect((await student.post(`/exams/attempts/${started.body.attemptId}/submit`, {})).status).toBe(200);
    expect((await student.post('/exams/attempts', campaign)).status).toBe(201);
    await exams.emit(userDeleted, { userId: 'student7' });

    expect([...names]).toEqual(
      expect.arrayContaining(['attempts', 'entitlements', 'exam_starts', 'ended_rights']),
    );
    for (const name of names) {
      const stored = await exams.platform.documents.collection(name).find({}).toArray();
      expect(JSON.stringify(stored)).not.toMatch(personal);
    }
  });
});
