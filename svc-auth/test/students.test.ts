import {
  courseDeleted,
  courseOutlined,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileChanged, userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Dashboard, Student } from '@pathshala/svc-auth-contract/student';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

const enrolledAt = '2026-01-15T10:00:00.000Z';

const enrolment = (studentId: string, courseId = 'c1') => ({
  enrolmentId: `e-${courseId}`,
  studentId,
  courseId,
  courseKind: 'admission' as const,
  category: 'admissionPrep' as const,
  courseName: 'Dhaka University, Unit A',
  courseCode: 'DU-A',
  courseThumbnail: '/thumb.webp',
  enrolledAt,
});

const progress = (studentId: string, version: number, overallProgress: number) => ({
  studentId,
  courseId: 'c1',
  category: 'admissionPrep' as const,
  courseName: 'Dhaka University, Unit A',
  version,
  completed: 1,
  total: 2,
  overallProgress,
});

const submitted = (studentId: string, { attemptNo = 1, score = 62.5, scoreVersion = 1 } = {}) => ({
  ...submittedExam,
  attemptId: `a${attemptNo}`,
  resultId: `r${attemptNo}`,
  studentId,
  examId: 'y1',
  courseId: 'c1',
  unitId: 'u1',
  title: 'Unit A 2023',
  attemptNo,
  score,
  dateTaken: `2026-01-1${attemptNo}T10:00:00.000Z`,
  submittedAt: `2026-01-1${attemptNo}T11:00:00.000Z`,
  scoreVersion,
});

describe('one’s own student record', () => {
  let refused = 0;

  it('changes only in the parts that are sent [STU-01]', async () => {
    const student = await school.enter('profile');
    const path = `/students/student/update/${student.userId}`;
    const changed = await student.client.patch<Student>(path, {
      personalInfo: {
        fullName: { bengali: 'প্রোফাইল' },
        contact: { mobile: '+৮৮০ ১৭০০-০০০০০১' },
        dob: '2007-03-14',
        gender: 'Female',
        address: { district: 'Dhaka' },
      },
      educationalBackground: { lastLevel: 'HSC', gradesGPA: '5.00' },
    });
    expect(changed.status).toBe(200);
    const read = await student.client.get<Student>('/students/student');
    expect(read.body).toEqual(changed.body);
    expect(read.body.personalInfo).toEqual({
      profilePhotoUrl: '',
      fullName: { english: 'Name of profile', bengali: 'প্রোফাইল' },
      contact: { email: 'profile@example.com', mobile: '+8801700000001' },
      dob: '2007-03-14',
      gender: 'Female',
      address: { street: '', city: '', district: 'Dhaka', division: '' },
    });
    expect(read.body.educationalBackground).toMatchObject({ lastLevel: 'HSC', currentStatus: '' });
  });

  it.each([
    [{ personalInfo: { gender: 'Robot' } }, 400],
    [{ personalInfo: { contact: { mobile: 'call me' } } }, 400],
    [{ personalInfo: { contact: { email: 'nowhere' } } }, 400],
    [{ personalInfo: { dob: '2007-02-30' } }, 400],
    [{ personalInfo: { dob: '2030-01-01' } }, 422],
    [{ personalInfo: { fullName: { english: { $ne: '' } } } }, 400],
    [{ educationalBackground: { lastLevel: 'x'.repeat(201) } }, 400],
    [{ enrolments: [] }, 400],
  ])('refuses %o with %i', async (change, status) => {
    const student = await school.enter(`refused-${(refused += 1)}`);
    const own = await student.client.patch(`/students/student/update/${student.userId}`, change);
    expect(own.status).toBe(status);
    expect(own.body['fields']).toEqual(expect.any(Object));
  });

  it('can be sent back as it was read; photo, courses and id are ignored', async () => {
    const student = await school.enter('whole');
    const read = (await student.client.get<Student>('/students/student')).body;
    const sent = {
      ...read,
      _id: 'ab'.repeat(12),
      personalInfo: {
        ...read.personalInfo,
        gender: 'Other',
        profilePhotoUrl: 'https://elsewhere.example/x.png',
      },
      courseEnrollment: {},
    };
    const changed = await student.client.patch<Student>(`/students/student/update/${student.userId}`, sent);
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body).toEqual({ ...read, personalInfo: { ...read.personalInfo, gender: 'Other' } });
  });

  it('accepts null for a date of birth that is not given', async () => {
    const student = await school.enter('undated');
    const path = `/students/student/update/${student.userId}`;
    await student.client.patch(path, { personalInfo: { dob: '2007-03-14' } });
    const { status, body } = await student.client.patch<Student>(path, { personalInfo: { dob: null } });
    expect(status).toBe(200);
    expect(body.personalInfo.dob).toBe('');
  });

  it('is inaccessible to other students, and accessible to an administrator [STU-01]', async () => {
    const student = await school.enter('private');
    const other = await school.enter('curious');
    const path = `/students/student/update/${student.userId}`;
    expect((await other.client.patch(path, { personalInfo: { gender: 'Other' } })).status).toBe(403);
    expect((await other.client.delete(`/student/${student.userId}`)).status).toBe(403);
    expect((await other.client.post('/student/createstudent', { studentId: student.userId })).status).toBe(
      403,
    );
    expect((await school.client.visitor.patch(path, {})).status).toBe(401);
    const head = await school.adminClient();
    expect((await head.patch(path, { educationalBackground: { lastLevel: 'HSC' } })).status).toBe(200);
  });

  it('can be deleted and created again; courses stay, personal data does not [STU-01]', async () => {
    const student = await school.enter('again');
    await school.emit(studentEnrolled, enrolment(student.userId));
    expect(await student.client.post('/student/createstudent', {})).toMatchObject({
      status: 409,
      body: { code: 'auth.student-exists' },
    });
    await student.client.patch(`/students/student/update/${student.userId}`, {
      personalInfo: { dob: '2007-03-14' },
    });
    expect(await student.client.delete(`/student/${student.userId}`)).toMatchObject({
      status: 200,
      body: { _id: student.userId },
    });
    expect(await student.client.get('/students/student')).toMatchObject({
      status: 404,
      body: { error: 'No student data available' },
    });
    expect((await student.client.get('/students/dashboard')).status).toBe(404);
    expect((await student.client.delete(`/student/${student.userId}`)).status).toBe(404);
    const made = await student.client.post<Student>('/student/createstudent', {
      educationalBackground: { lastLevel: 'SSC' },
    });
    expect(made.status).toBe(201);
    expect(made.body.personalInfo.dob).toBe('');
    expect(made.body.educationalBackground.lastLevel).toBe('SSC');
    expect(made.body.courseEnrollment.admissionPrep.totalEnrolled).toBe(1);
  });

  it('can be created for another account by an administrator', async () => {
    const head = await school.adminClient();
    const { body: own } = await head.get('/users/user');
    const made = await head.post<Student>('/student/createstudent', { studentId: own['_id'] });
    expect(made).toMatchObject({ status: 201, body: { _id: own['_id'] } });
    expect((await head.post('/student/createstudent', { studentId: 'ab'.repeat(12) })).status).toBe(404);
    await head.delete(`/student/${String(own['_id'])}`);
  });
});

describe('the list of students', () => {
  it('is paged, sorted and searched, for administrators [STU-01]', async () => {
    for (const username of ['roll-b', 'roll-a']) await school.enter(username);
    const head = await school.adminClient();
    const names = async (query: string) => {
      const { body } = await head.get<{ items: Student[] }>(`/students?${query}`);
      return body.items.map(({ personalInfo }) => personalInfo.fullName.english);
    };
    expect(await names('q=roll-')).toEqual(['Name of roll-a', 'Name of roll-b']);
    expect(await names('q=ROLL-&sort=-name')).toEqual(['Name of roll-b', 'Name of roll-a']);
    expect(await names('q=roll-&pageSize=1&page=2')).toEqual(['Name of roll-b']);
    expect((await school.client.as({ role: 'student' }).get('/students')).status).toBe(403);
  });
});

describe('events of other services about a student', () => {
  it('appear in record and dashboard, once, in any order of delivery [STU-05]', async () => {
    const { userId, client } = await school.enter('learner');
    await school.emit(progressChanged, progress(userId, 2, 50));
    await school.emit(examSubmitted, submitted(userId));
    await school.emit(studentEnrolled, enrolment(userId));
    await school.emit(progressChanged, progress(userId, 1, 10));
    await school.emit(studentEnrolled, enrolment(userId));
    await school.emit(examSubmitted, submitted(userId));
    const { body } = await client.get<Student>('/students/student');
    expect(body.courseEnrollment).toEqual({
      admissionPrep: {
        totalEnrolled: 1,
        overallProgress: 50,
        enrolledCourses: [
          {
            name: 'Dhaka University, Unit A',
            courseThumbnail: '/thumb.webp',
            courseId: 'c1',
            courseCode: 'DU-A',
            progress: 50,
            enrolledAt,
          },
        ],
      },
      academic: { totalEnrolled: 0, overallProgress: 0, enrolledCourses: [] },
    });
    const dashboard = await client.get<Dashboard>('/students/dashboard');
    expect(dashboard.body).toMatchObject({
      coursesCompleted: 0,
      coursesInProgress: 1,
      courses: [{ courseId: 'c1', progress: 50, category: 'admissionPrep' }],
      recentResults: [{ attemptId: 'a1', title: 'Unit A 2023', score: 62.5, totalMarks: 100, percent: 62.5 }],
      scoreTrend: [{ percent: 62.5, title: 'Unit A 2023', dateTaken: '2026-01-11T10:00:00.000Z' }],
    });
  });

  it('lose a course that was taken back, whatever the order of the events, and get it back', async () => {
    const { userId, client } = await school.enter('taken');
    const end = {
      enrolmentId: 'e1',
      studentId: userId,
      courseId: 'c1',
      courseKind: 'admission' as const,
      version: 2,
      progressVersion: 1,
      endedAt: '2026-01-11T10:00:00.000Z',
    };
    const courses = async () => (await client.get<Dashboard>('/students/dashboard')).body.courses.length;
    await school.emit(studentEnrolled, enrolment(userId));
    expect(await courses()).toBe(1);
    await school.emit(studentUnenrolled, end);
    await school.emit(studentEnrolled, enrolment(userId));
    expect(await courses()).toBe(0);
    await school.emit(studentEnrolled, { ...enrolment(userId), version: 3 });
    await school.emit(studentUnenrolled, end);
    expect(await courses()).toBe(1);
  });

  it('hide a deleted course at once, and show it again when it is restored', async () => {
    const { userId, client } = await school.enter('hidden');
    const outline = (version: number, isDeleted: boolean) =>
      school.emit(courseOutlined, {
        courseId: 'c1',
        courseKind: 'admission',
        courseName: 'Medical',
        parents: [],
        version,
        isDeleted,
      });
    const shown = async () => {
      const { body: record } = await client.get<Student>('/students/student');
      const { body } = await client.get<Dashboard>('/students/dashboard');
      return [record.courseEnrollment.admissionPrep.totalEnrolled, body.courses.length];
    };
    await school.emit(studentEnrolled, enrolment(userId));
    await outline(101, false);
    expect(await shown()).toEqual([1, 1]);
    await outline(102, true);
    await outline(101, false);
    expect(await shown()).toEqual([0, 0]);
    await outline(103, false);
    expect(await shown()).toEqual([1, 1]);
  });

  it('give the dashboard a next step: last course, active days, weakest subject, best score, marks lost [STU-04]', async () => {
    const { userId, client } = await school.enter('stepping');
    await school.emit(studentEnrolled, enrolment(userId));
    const subjects = [
      { subjectName: 'Physics', correct: 12, wrong: 2, blank: 1 },
      { subjectName: 'Chemistry', correct: 5, wrong: 5, blank: 5 },
      { subjectName: 'Drawing', correct: 0, wrong: 5, blank: 0 },
    ];
    for (const [attemptNo, score] of [
      [3, 40],
      [4, 30],
    ] as const) {
      const event = submitted(userId, { attemptNo, score });
      await school.emit(examSubmitted, { ...event, subjects, marksLost: 3 });
    }
    const { body } = await client.get<Dashboard>('/students/dashboard');
    expect(body).toMatchObject({
      lastCourseId: 'c1',
      papersFinished: 1,
      weakestSubject: { subjectName: 'Chemistry', correct: 10, questions: 30, percent: 33, courseId: 'c1' },
      recentResults: [
        { score: 30, bestScore: 40, marksLost: 3 },
        { score: 40, bestScore: 40, marksLost: 3 },
      ],
      scoreTrend: [
        { percent: 40, lostPercent: 3, examKind: 'past-year' },
        { percent: 30, lostPercent: 3, examKind: 'past-year' },
      ],
    });
    const active = body.lastDays.filter(({ isActive }) => isActive).map(({ day }) => day);
    expect(active).toEqual(['2026-01-13', '2026-01-14']);
    expect(body.lastDays.at(-1)).toEqual({ day: '2026-01-15', isActive: false, isGrace: false });
  });

  it('name the course in which a lesson was completed last as the next step [STU-05]', async () => {
    const { userId, client } = await school.enter('reading');
    const [earlier, later] = ['2026-01-13T10:00:00.000Z', '2026-01-14T10:00:00.000Z'];
    await school.emit(studentEnrolled, { ...enrolment(userId), enrolledAt: earlier });
    await school.emit(studentEnrolled, { ...enrolment(userId, 'c2'), enrolledAt: later });
    const last = async () => (await client.get<Dashboard>('/students/dashboard')).body.lastCourseId;
    expect(await last()).toBe('c2');
    await school.emit(progressChanged, {
      ...progress(userId, 1, 10),
      lastLessonAt: '2026-01-15T10:00:00.000Z',
    });
    expect(await last()).toBe('c1');
  });

  it('of a record that was stored before activity was counted show what its results show', async () => {
    const { userId, client } = await school.enter('earlier');
    await school.emit(examSubmitted, submitted(userId, { attemptNo: 5 }));
    const students = school.platform.documents.collection<{ _id: string; activity?: object }>('students');
    await students.updateOne({ _id: userId }, { $unset: { activity: '' } });
    const read = async () => {
      const { body } = await client.get<Dashboard>('/students/dashboard');
      return [body.papersFinished, body.lastDays.filter(({ isActive }) => isActive).length];
    };
    expect(await read()).toEqual([1, 1]);
    await school.emit(examSubmitted, { ...submitted(userId, { attemptNo: 4 }), examId: 'y2' });
    expect(await read()).toEqual([2, 2]);
  });

  it('correct a score by a higher version, and by no lower one', async () => {
    const { userId, client } = await school.enter('remarked');
    await school.emit(examSubmitted, submitted(userId, { score: 70, scoreVersion: 2 }));
    await school.emit(examSubmitted, submitted(userId, { score: 60 }));
    const { body } = await client.get<Dashboard>('/students/dashboard');
    expect(body.recentResults.map(({ score }) => score)).toEqual([70]);
  });

  it('are all merged when they are delivered concurrently [STU-05]', async () => {
    const { userId, client } = await school.enter('busy');
    await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        school.emit(examSubmitted, submitted(userId, { attemptNo: n + 1 })),
      ),
    );
    const { body } = await client.get<Dashboard>('/students/dashboard');
    expect(body.scoreTrend).toHaveLength(9);
  });

  it('create the record where it is missing', async () => {
    const { userId, client } = await school.enter('recordless');
    await school.platform.documents.collection('students').deleteOne({ _id: userId });
    await school.emit(studentEnrolled, enrolment(userId));
    const { body } = await client.get<Student>('/students/student');
    expect(body.courseEnrollment.admissionPrep.totalEnrolled).toBe(1);
    expect(body.personalInfo.fullName.english).toBe('Name of recordless');
  });

  it('are ignored for a deleted account', async () => {
    const { userId, client } = await school.enter('departed');
    await client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    await school.emit(studentEnrolled, enrolment(userId));
    await school.emit(userDeleted, { userId });
    await expect(
      school.platform.documents.collection('students').findOne({ _id: userId }),
    ).resolves.toBeNull();
  });

  it('are retried, not dropped, when the account is unknown', async () => {
    await expect(school.emit(studentEnrolled, enrolment('ab'.repeat(12)))).rejects.toThrow(
      'there is no account',
    );
  });

  it('store a thumbnail that is a small data URL, of sixteen courses at most [STU-05]', async () => {
    const { userId, client } = await school.enter('heavy');
    const picture = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A');
    for (let n = 0; n < 18; n += 1) {
      const courseThumbnail = picture(n === 17 ? 8001 : 8000);
      const event = { ...enrolment(userId, `c${n}`), courseThumbnail, enrolledAt: new Date(n).toISOString() };
      await school.emit(studentEnrolled, event);
    }
    const { body } = await client.get<Student>('/students/student');
    const lengths = body.courseEnrollment.admissionPrep.enrolledCourses.map(
      ({ courseThumbnail }) => courseThumbnail.length,
    );
    expect(lengths).toEqual([0, 0, ...Array.from({ length: 15 }, () => 8000), 0]);
    const stored = await school.platform.documents.collection('students').findOne({ _id: userId });
    expect(JSON.stringify(stored).length).toBeLessThan(256_000);
  });

  it('remove a deleted course from record and dashboard, and do not add it again [STU-05]', async () => {
    const { userId, client } = await school.enter('abandoned');
    const courseId = 'c1';
    await school.emit(studentEnrolled, enrolment(userId, 'stays'));
    await school.emit(studentEnrolled, enrolment(userId));
    await school.emit(progressChanged, progress(userId, 1, 25));
    const gone = { courseId, courseKind: 'admission' as const, deletedAt: enrolledAt };
    await school.emit(courseDeleted, gone);
    const shown = async () => {
      const { body } = await client.get<Student>('/students/student');
      const { body: dashboard } = await client.get<Dashboard>('/students/dashboard');
      return [
        body.courseEnrollment.admissionPrep.enrolledCourses.map(({ courseId: id }) => id),
        dashboard.courses.map(({ courseId: id }) => id),
        dashboard.coursesInProgress,
      ];
    };
    expect(await shown()).toEqual([['stays'], ['stays'], 1]);
    await school.emit(studentEnrolled, enrolment(userId));
    await school.emit(progressChanged, progress(userId, 2, 50));
    await school.emit(courseDeleted, gone);
    expect(await shown()).toEqual([['stays'], ['stays'], 1]);
  });

  it('lead to the same state after a hundred deliveries in any order, with a deletion among them [STU-05]', async () => {
    const { userId } = await school.enter('shuffled');
    const courseId = 'c-shuffled';
    const deliveries = [
      () => school.emit(studentEnrolled, enrolment(userId, courseId)),
      () => school.emit(progressChanged, { ...progress(userId, 3, 30), courseId }),
      () => school.emit(courseDeleted, { courseId, courseKind: 'admission', deletedAt: enrolledAt }),
      () => school.emit(studentEnrolled, enrolment(userId, 'c-other')),
    ];
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => deliveries[(n * 7) % deliveries.length]?.()),
    );
    const record = await school.platform.documents
      .collection<{ _id: string; enrolments: { courseId: string }[]; progress: unknown[] }>('students')
      .findOne({ _id: userId });
    expect(record?.enrolments.map(({ courseId: id }) => id)).toEqual(['c-other']);
    expect(record?.progress).toEqual([]);
  });
});

describe('the best score of an exam', () => {
  it('is not stated for a single result, which may be negative, and is for the second', async () => {
    const { userId, client } = await school.enter('beginning');
    const results = async () =>
      (await client.get<Dashboard>('/students/dashboard')).body.recentResults.map(({ score, bestScore }) => [
        score,
        bestScore,
      ]);
    await school.emit(examSubmitted, submitted(userId, { attemptNo: 1, score: -3 }));
    expect(await results()).toEqual([[-3, null]]);
    await school.emit(examSubmitted, submitted(userId, { attemptNo: 2, score: 5 }));
    expect(await results()).toEqual([
      [5, 5],
      [-3, 5],
    ]);
  });
});

describe('the score of an exam that others still sit', () => {
  it('is hidden on the dashboard and appears by itself [STU-04]', async () => {
    const { userId, client } = await school.enter('waiting');
    const scoreVisibleFrom = new Date(school.platform.now() + 60_000).toISOString();
    await school.emit(examSubmitted, { ...submitted(userId), scoreVisibleFrom });
    const first = async () =>
      (await client.get<Dashboard>('/students/dashboard')).body
        .recentResults[0] as Dashboard['recentResults'][0];
    const hidden = { score: null, percent: null, bestScore: null, marksLost: null };
    expect(await first()).toMatchObject({ ...hidden, scoreVisibleFrom });
    school.clock.advance(60_000);
    expect(await first()).toMatchObject({ score: 62.5, percent: 62.5, bestScore: null });
  });
});

describe('the name of a student in two languages', () => {
  it('is with the account from the next look at it, also at a log-in, once both are known', async () => {
    const { client, userId } = await school.enter('bilingual');
    const fullName = async () => (await client.get('/users/user')).body['fullName'];
    expect(await fullName()).toBeUndefined();
    const rename = (names: object) =>
      client.patch(`/students/student/update/${userId}`, { personalInfo: { fullName: names } });
    await school.waitUntilIdle();
    expect((await rename({ bengali: 'নুসরাত জাহান', english: 'Nusrat Jahan' })).status).toBe(200);
    expect(await fullName()).toBe('নুসরাত জাহান | Nusrat Jahan');
    const loggedIn = await school.logIn({ username: 'bilingual' }, goodPassword);
    expect(loggedIn.body).toMatchObject({ name: 'Name of bilingual', fullName: 'নুসরাত জাহান | Nusrat Jahan' });
    await rename({ english: '' });
    expect(await fullName()).toBe('নুসরাত জাহান | Name of bilingual');
    await rename({ bengali: '' });
    expect(await fullName()).toBeUndefined();
  });
});

describe('district and college of a record', () => {
  it('are published when one of them changes, and when the record is deleted [NEW-10]', async () => {
    const { userId, client } = await school.enter('moves');
    await school.waitUntilIdle();
    const change = (body: object) => client.patch(`/students/student/update/${userId}`, body);
    await change({ personalInfo: { address: { district: 'Bogura' } } });
    await change({ personalInfo: { address: { district: 'Bogura', city: 'Sherpur' } } });
    await change({ educationalBackground: { lastInstitution: 'A college' } });
    await client.delete(`/student/${userId}`);
    await school.waitUntilIdle();
    const own = school.published(profileChanged).filter(({ data }) => data.userId === userId);
    expect(own.map(({ data }) => data)).toEqual([
      { userId, changeNo: 1, district: 'Bogura', college: '' },
      { userId, changeNo: 2, district: 'Bogura', college: 'A college' },
      { userId, changeNo: 3, district: '', college: '' },
    ]);
  });
});
