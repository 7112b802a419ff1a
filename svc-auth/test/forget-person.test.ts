import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { expect, it, onTestFinished, vi } from 'vitest';
import { goodPassword, startSchool } from './school.ts';

/** Records which collections are used, so that the test covers all of them. */
function watched(documents: DocumentStore, names: Set<string>): DocumentStore {
  return {
    collection<T extends StoredDocument>(name: string) {
      names.add(name);
      return documents.collection<T>(name);
    },
    ping: () => documents.ping(),
    close: () => documents.close(),
  };
}

it('removes personal data from every document of the service when the account is deleted [AUTH-05]', async () => {
  const names = new Set<string>();
  let isServerAway = false;
  const school = await startSchool({
    replace: ({ documents, mail }) => ({
      documents: watched(documents, names),
      mail: {
        ...mail,
        async send(message) {
          if (isServerAway) throw new Error('away');
          await mail.send(message);
        },
      },
    }),
  });
  onTestFinished(() => school.stop());
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        [...names].map((name) => school.platform.documents.collection(name).find({}).toArray()),
      ),
    );

  const user = await school.enter('zubaida');
  const path = `/students/student/update/${user.userId}`;
  await user.client.patch(path, {
    personalInfo: { fullName: { bengali: 'জুবাইদা' }, contact: { mobile: '01712345678' } },
  });
  await school.emit(progressChanged, {
    studentId: user.userId,
    courseId: 'c1',
    category: 'admissionPrep' as const,
    courseName: 'Unit A',
    version: 1,
    completed: 1,
    total: 2,
    overallProgress: 50,
  });
  const head = await school.adminClient();
  await head.post(`/users/${user.userId}/notes`, { text: 'Zubaida asked for more time.' });
  await school.client.visitor.post('/auth/forgot', { username: 'zubaida' });
  await vi.waitFor(() => expect(school.mail.sent.some(({ text }) => text.includes('?token='))).toBe(true));
  isServerAway = true;
  await school.client.visitor.post('/auth/unlock-link', { username: 'zubaida' });
  await vi.waitFor(async () => expect(await stored()).toContain('"failures":1'));
  const person = /zubaida|জুবাইদা|01712345678/iu;
  expect(await stored()).toMatch(person);

  expect((await user.client.delete('/user', { password: goodPassword })).status).toBe(200);
  await school.waitUntilIdle();
  expect(await stored()).not.toMatch(person);
  expect([...names]).toEqual(
    expect.arrayContaining(['users', 'signups', 'students', 'links', 'mails', 'studentNotes']),
  );
  for (const name of ['signups', 'students', 'links', 'mails', 'studentNotes']) {
    await expect(school.platform.documents.collection(name).countDocuments({})).resolves.toBe(0);
  }
});
