import { startTestService } from '@pathshala/service-testing/start-test-service';
import { createService as createAuth } from '@pathshala/svc-auth/service';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { createService as createCampaigns } from '@pathshala/svc-campaigns/service';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { createService as createCatalog } from '@pathshala/svc-catalog/service';
import { progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { createService as createExams } from '@pathshala/svc-exams/service';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { describe, expect, it } from 'vitest';
import { subscriptionsOf } from '../src/declare-queues.ts';
import { z } from 'zod';

const studentId = 'a'.repeat(24);
const time = '2026-01-15T10:00:00.000Z';

/** A value that only a newer producer has, past what its type allows here. */
const unknown = <Known>(value: string): Known => value as Known;

const submitted = (facts: { examId: string; courseId: string | null }) => ({
  ...submittedExam,
  attemptId: 'b'.repeat(24),
  resultId: 'b'.repeat(24),
  studentId,
  examKind: unknown<'past-year'>('mock-test'),
  unitId: null,
  score: 3,
  totalMarks: 4,
  ...facts,
});

const enrolled = {
  enrolmentId: 'enrolment1',
  studentId,
  courseId: 'course1',
  courseKind: unknown<'admission'>('workshop'),
  category: unknown<'academic'>('workshops'),
  courseName: 'A workshop',
  courseCode: '',
  courseThumbnail: '',
  enrolledAt: time,
};

const all = {
  'svc-auth': createAuth,
  'svc-catalog': createCatalog,
  'svc-exams': createExams,
  'svc-campaigns': createCampaigns,
} as const;

describe('the events of all services', () => {
  it('have a reaction in every service whose contract lists them as a subscription, and nowhere else', async () => {
    for (const [service, create] of Object.entries(all)) {
      await using started = await startTestService(create);
      const reactions = started.running.definition.subscriptions.map(({ event }) => event.name);
      expect(new Set(reactions)).toEqual(new Set(await subscriptionsOf(service)));
    }
  });

  it('are published by somebody, if a contract subscribes to them', async () => {
    const published = new Set<string>();
    for (const create of Object.values(all)) {
      await using started = await startTestService(create);
      for (const { name } of started.running.definition.publishes) published.add(name);
    }
    const subscriptions = await Promise.all(Object.keys(all).map(subscriptionsOf));
    expect(subscriptions.flat().filter((name) => !published.has(name))).toEqual([]);
  });
});

describe('a value that a newer producer added to an enumeration', () => {
  it.each(Object.entries(all))('fits the schema of every event of %s [EVT-02]', async (_name, create) => {
    await using service = await startTestService(create);
    for (const { name, data } of service.running.definition.publishes) {
      const schema = JSON.stringify(z.toJSONSchema(data, { io: 'input' }));
      expect({ name, isClosed: /"(enum|const)":/.test(schema) }).toEqual({ name, isClosed: false });
    }
  });

  it('is kept by svc-auth: a result of an unknown kind is shown, an unknown course is among the academic ones', async () => {
    await using service = await startTestService(createAuth);
    const person = { userId: studentId, username: 'rahima', name: 'Rahima', email: 'rahima@example.com' };
    await service.emit(userVerified, person);
    await service.emit(studentEnrolled, enrolled);
    await service.emit(examSubmitted, submitted({ examId: 'exam1', courseId: null }));
    const student = service.client.as({ role: 'student', userId: studentId });
    expect(await student.get('/students/dashboard')).toMatchObject({
      status: 200,
      body: {
        courses: [{ courseId: 'course1', category: 'academic' }],
        recentResults: [{ examKind: 'mock-test', percent: 75 }],
      },
    });
  });

  it('moves the progress in svc-catalog where the course lists the exam', async () => {
    await using service = await startTestService(createCatalog);
    await service.running.definition.loadSample?.();
    const student = service.client.as({ role: 'student', userId: studentId });
    const list = await student.get<{ items: { _id: string }[] }>('/admissioncourse/universities');
    const free = [];
    for (const { _id } of list.body.items) {
      const answer = await student.post('/students/student/enroll', { studentId, courseId: _id });
      if (answer.status === 201) free.push(_id);
    }
    const [courseId = ''] = free;
    const papers = service.platform.documents.collection('papers');
    const paper = await papers.findOne({ 'content.courseId': courseId, status: 'published' });
    await service.emit(examSubmitted, submitted({ examId: paper?._id ?? '', courseId }));
    expect(service.published(progressChanged).map(({ data }) => [data.courseId, data.completed])).toEqual([
      [courseId, 1],
    ]);
  });

  it('gives the entitlement in svc-exams, and the paper is stored', async () => {
    await using service = await startTestService(createExams);
    await service.emit(studentEnrolled, enrolled);
    const entitlements = service.platform.documents.collection('entitlements');
    expect(await entitlements.findOne({ studentId })).toMatchObject({ isActive: true });
    await service.emit(campaignPaperPublished, {
      paperId: 'exam1',
      version: 1,
      campaignId: 'exam1',
      title: 'An exam',
      opensAt: time,
      closesAt: '2026-01-16T10:00:00.000Z',
      timeLimit: 10,
      totalMarks: 1,
      requiredSubjects: 1,
      negativeMarkingPercentage: 0,
      subjects: [],
      scoreVisible: unknown<'at-once'>('after-the-moon'),
    });
    expect(await service.platform.documents.collection('papers').countDocuments({})).toBe(1);
  });

  it('makes no entry in a merit list of svc-campaigns', async () => {
    await using service = await startTestService(createCampaigns);
    await service.emit(examSubmitted, submitted({ examId: 'campaign1', courseId: null }));
    expect(await service.platform.documents.collection('registrations').countDocuments({})).toBe(0);
  });
});
