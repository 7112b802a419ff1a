import type { CompletionReport, EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { expect, it } from 'vitest';
import { startCatalog } from './start-catalog.ts';

it('the sample enrolments are loaded once, leave the first account alone, and are in the reports', async () => {
  await using catalog = await startCatalog();
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((id) => id.repeat(12));
  for (const userId of ids) {
    const account = { username: userId, name: 'Mim', email: `${userId}@example.com` };
    await catalog.emit(userVerified, { userId, ...account });
  }
  await catalog.running.definition.loadSample?.();
  await catalog.waitUntilIdle();
  const first = catalog.published(studentEnrolled);
  expect(first.length).toBeGreaterThan(6);
  expect(first.some(({ data }) => data.studentId === ids[0])).toBe(false);
  await catalog.running.definition.loadSample?.();
  await catalog.waitUntilIdle();
  expect(catalog.published(studentEnrolled)).toHaveLength(first.length);
  for (const { name, run } of catalog.running.jobs) if (name.startsWith('count-report-')) await run();
  const read = async <Report>(report: string) =>
    (await catalog.admin.get<Report>(`/courses/reports/${report}?from=2025-10-01&to=2026-01-15`)).body;
  const { days } = await read<EnrolmentReport>('enrolments');
  expect(days.length).toBeGreaterThan(3);
  const { courses } = await read<CompletionReport>('completion');
  expect(courses.some(({ started }) => started > 0)).toBe(true);
});
