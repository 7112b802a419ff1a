import type { Student } from '@pathshala/svc-auth-contract/student';
import { expect, it } from 'vitest';
import { startSchool } from './school.ts';

it('shows the number of a guardian to the school only once the guardian has agreed [PHN-05]', async () => {
  await using school = await startSchool();
  const { client, userId } = await school.enter('pupil');
  await school.waitUntilIdle();
  const path = `/students/student/update/${userId}`;
  const change = (guardian: object) => client.patch<Student>(path, { personalInfo: { guardian } });
  const head = await school.adminClient();
  const seen = async () => {
    const { body } = await head.get<{ items: Student[] }>('/students?q=pupil');
    return body.items[0]?.personalInfo.guardian;
  };
  const given = await change({ name: 'Nasrin', mobile: '১৮১২-৩৪৫৬৭৮' });
  const expected = { name: 'Nasrin', mobile: '01812345678', consent: '', consentAt: '' };
  expect(given.body.personalInfo.guardian).toEqual(expected);
  expect(await seen()).toBeUndefined();
  // The record can be sent back as the school reads it, and the guardian stays.
  const { body } = await head.get<{ items: Student[] }>('/students?q=pupil');
  await head.patch(path, { personalInfo: body.items[0]?.personalInfo });
  await change({ consent: 'yes' });
  expect(await seen()).toMatchObject({ mobile: '01812345678', consent: 'yes' });
  await change({ mobile: '01912345678' });
  expect(await seen()).toBeUndefined();
  const wrong = await change({ mobile: '1234567' });
  expect(wrong.body).toMatchObject({ fields: { 'personalInfo.guardian.mobile': expect.any(String) } });
  expect((await head.get('/students?q=01912345678')).body).toMatchObject({ total: 0 });
});
