import {
  createExamCampaign,
  register,
  releaseResults,
  setCertificates,
} from '@pathshala/svc-campaigns-contract/http';
import { correctKey, previewKeyCorrection } from '@pathshala/svc-exams-contract/key-corrections';
import type { BankQuestion } from '../catalogue.ts';
import type { Student } from '../people.ts';
import { dayMs, hourMs, minuteMs, type School } from '../school.ts';
import type { SatExam } from '../sit-exam.ts';

interface Plan {
  readonly title: string;
  readonly type: string;
  readonly description: string;
  readonly examTitle: string;
  /** English names of subjects of the bank, the mandatory ones first. */
  readonly subjects: readonly string[];
  /** The first question of each subject in the bank, and how many. */
  readonly from: number;
  readonly count: number;
  readonly createdAt: number;
  readonly start: number;
  readonly end: number;
  /** 0: no limit. */
  readonly maxParticipants: number;
}

/** Of four subjects two are mandatory, and one is chosen. */
const rules = { timeLimit: 35, requiredSubjects: 3, negativeMarkingPercentage: 25 };

/** Questions for one right answer, which is what an exam takes. */
function questionsOf({ catalogue }: School, subject: string, { from, count }: Plan): readonly BankQuestion[] {
  return catalogue.bank
    .filter((question) => question.subject.endsWith(subject))
    .filter(({ options }) => options.filter(({ isCorrect }) => isCorrect).length === 1)
    .slice(from, from + count);
}

function subjectOf(school: School, subject: string, plan: Plan) {
  const questions = questionsOf(school, subject, plan);
  return {
    subjectName: questions[0]?.subject ?? subject,
    mandatory: plan.subjects.indexOf(subject) < 2,
    mcqs: questions.map(({ _id, question, explanation, options }) => ({
      question,
      explanation,
      points: 1,
      bankQuestionId: _id,
      options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    })),
  };
}

async function create(school: School, plan: Plan): Promise<string> {
  const { title, type, description, maxParticipants } = plan;
  const { _id } = await school.admin.call(plan.createdAt, createExamCampaign, {
    body: {
      title,
      type,
      description,
      maxParticipants,
      registrationOpen: true,
      location: 'অনলাইন | Online',
      startDate: new Date(plan.start).toISOString(),
      endDate: new Date(plan.end).toISOString(),
      exam: {
        ...rules,
        title: plan.examTitle,
        subjects: plan.subjects.map((subject) => subjectOf(school, subject, plan)),
      },
    },
  });
  await school.drain();
  return _id;
}

interface Registering {
  readonly campaignId: string;
  readonly students: readonly Student[];
  /** Registrations are spread between these moments, after each student's sign-up. */
  readonly from: number;
  readonly to: number;
}

/** Each registers with the account's own address, the earliest first, and most show their name in the list. */
export async function registerStudents(school: School, plan: Registering): Promise<void> {
  const { campaignId, students, from, to } = plan;
  const moments = students.map((student) => {
    const earliest = Math.max(from, student.joinedAt + hourMs);
    return { student, at: earliest + Math.max(0, to - earliest) * student.random.next() };
  });
  // One after the other: places, roll numbers and the waiting list follow the order of the calls.
  for (const { student, at } of moments.toSorted((a, b) => a.at - b.at)) {
    const place = school.students.indexOf(student);
    const basicInfo = {
      fullName: student.name,
      email: student.email,
      mobile: `01700000${String(place + 101)}`,
    };
    const nameShown = student.random.pick(['name', 'name', 'name', 'initials', 'roll'] as const);
    await student.call(at, register, {
      body: { campaignId, studentId: student.id, basicInfo, nameShown },
    });
  }
  await school.drain();
}

interface SittingAll {
  readonly campaignId: string;
  readonly students: readonly Student[];
  readonly start: number;
  readonly end: number;
  /** How much the student of the demonstration has prepared for it (default 0). */
  readonly boostOfNusrat?: number;
}

/** They start at any moment of the window that leaves them their whole time. */
async function sitAll(school: School, plan: SittingAll): Promise<readonly SatExam[]> {
  const { campaignId, students, start, end, boostOfNusrat = 0 } = plan;
  const lastStart = end - (rules.timeLimit + 1) * minuteMs;
  const sat = students.map((student) => {
    const at = start + (lastStart - start) * student.random.next();
    const boost = student === school.nusrat ? boostOfNusrat : 0;
    return school.sit(student, { examKind: 'campaign', examId: campaignId, at, boost });
  });
  const all = await Promise.all(sat);
  await school.drain();
  return all;
}

/** Who was there two hours before, and nusrat. */
const thereBefore = ({ students }: School, moment: number): readonly Student[] =>
  students.filter(({ joinedAt }) => joinedAt < moment - 2 * hourMs);

/** All but about every so many, nusrat always among them. */
const most = (school: School, students: readonly Student[], share: number): readonly Student[] =>
  students.filter((student) => student === school.nusrat || student.random.chance(share));

/** Ended and released: with ranks, ties, certificates, and one question whose key was corrected afterwards. */
export async function holdReleasedExam(school: School): Promise<void> {
  const [start, end] = [school.at(10, 10), school.at(9, 22)];
  const campaignId = await create(school, {
    title: 'সাপ্তাহিক মহাপরীক্ষা ১: বিজ্ঞান | Weekly grand test 1: Science',
    type: 'মডেল টেস্ট | Model test',
    description:
      '<p>ভর্তি পরীক্ষার ধাঁচে বিজ্ঞানের মহাপরীক্ষা। সেরা দশজন সনদ পাবে।</p> | <p>A science test in the form of the admission exams. The best ten get a certificate.</p>',
    examTitle: 'মহাপরীক্ষা ১ | Grand test 1',
    subjects: ['Physics', 'Chemistry', 'Mathematics', 'Biology'],
    from: 0,
    count: 10,
    createdAt: school.at(22, 11),
    start,
    end,
    maxParticipants: 0,
  });
  const registered = most(school, thereBefore(school, start), 0.88);
  await registerStudents(school, { campaignId, students: registered, from: school.at(20, 9), to: start });
  const sat = await sitAll(school, {
    campaignId,
    students: most(school, registered, 0.87),
    start,
    end,
    boostOfNusrat: 1.8,
  });
  const params = { id: campaignId };
  await school.admin.call(school.at(9, 23), setCertificates, { params, body: { upTo: 10 } });
  await school.admin.call(school.at(8, 11), releaseResults, { params });
  await school.drain();
  await school.runJobs(school.at(8, 12));
  await correctOneKey(school, campaignId, sat);
  await school.runJobs(school.at(7, 16));
  // A list is issued again when its results have been at rest for a while.
  await school.runJobs(school.at(7, 17));
}

/** The wrong option that most have chosen, with its question. */
function mostChosenWrong({ catalogue }: School, sat: readonly SatExam[]) {
  const questions = sat[0]?.paper.subjects.flatMap(({ mcqs }) => mcqs) ?? [];
  const chosen = sat.flatMap(({ result }) => result?.choices ?? []).map((choice) => choice.selectedOption);
  const [most] = questions
    .flatMap((question) => {
      const right = catalogue.key.rightOf(question);
      const wrong = question.options.filter(({ _id }) => !right.includes(_id));
      return wrong.map(({ _id: option }) => ({ questionId: question._id, option }));
    })
    .map((one) => ({ ...one, count: chosen.filter((option) => option === one.option).length }))
    .toSorted((a, b) => b.count - a.count);
  if (most === undefined) throw new Error('The exam has no questions.');
  return most;
}

/** That option is accepted, too. */
async function correctOneKey(school: School, paperId: string, sat: readonly SatExam[]): Promise<void> {
  const { questionId, option } = mostChosenWrong(school, sat);
  const correctedAt = school.at(7, 15);
  const { admin } = school;
  const { keyVersion } = await admin.call(correctedAt, previewKeyCorrection, {
    params: { paperId },
    query: { kind: 'accept', questionId, correct: option },
  });
  await admin.call(correctedAt, correctKey, {
    params: { paperId },
    body: {
      change: { kind: 'accept', questionId, correct: [option] },
      reason:
        'প্রশ্নটি দুইভাবে পড়া যায়, তাই এই উত্তরটিও সঠিক ধরা হলো। | The question can be read in two ways, so this answer counts as right, too.',
      keyVersion,
    },
  });
  await school.drain();
}

/** Ended, and waits for an administrator to release it. */
export async function holdExamToRelease(school: School): Promise<void> {
  const [start, end] = [school.at(3, 10), school.at(2, 22)];
  const campaignId = await create(school, {
    title: 'সাপ্তাহিক মহাপরীক্ষা ২: ভাষা ও সাধারণ জ্ঞান | Weekly grand test 2: Languages and General Knowledge',
    type: 'মডেল টেস্ট | Model test',
    description:
      '<p>বাংলা ও ইংরেজি আবশ্যিক; সাধারণ জ্ঞান ও আইসিটি থেকে একটি বেছে নিন।</p> | <p>Bangla and English are mandatory; choose one of General Knowledge and ICT.</p>',
    examTitle: 'মহাপরীক্ষা ২ | Grand test 2',
    subjects: ['Bangla', 'English', 'General Knowledge', 'ICT'],
    from: 0,
    count: 10,
    createdAt: school.at(9, 11),
    start,
    end,
    maxParticipants: 0,
  });
  const registered = most(school, thereBefore(school, start), 0.45);
  await registerStudents(school, { campaignId, students: registered, from: school.at(8, 9), to: start });
  await sitAll(school, { campaignId, students: most(school, registered, 0.85), start, end });
  const params = { id: campaignId };
  await school.admin.call(school.at(1, 9), setCertificates, { params, body: { upTo: 5 } });
}

/** Not begun, full, and with a waiting list. */
export async function announceFullExam(school: School): Promise<void> {
  const start = school.at(1, 10) + 7 * dayMs;
  const maxParticipants = 30;
  const campaignId = await create(school, {
    title: 'প্রকৌশল ভর্তি মহড়া | Engineering admission rehearsal',
    type: 'মডেল টেস্ট | Model test',
    description:
      '<p>সীমিত আসনের মহড়া: আসন পূর্ণ হলে অপেক্ষমাণ তালিকায় নাম থাকবে।</p> | <p>A rehearsal with limited places: when it is full, your name goes on the waiting list.</p>',
    examTitle: 'প্রকৌশল মহড়া | Engineering rehearsal',
    subjects: ['Mathematics', 'Physics', 'Chemistry', 'ICT'],
    from: 10,
    count: 8,
    createdAt: school.at(11, 11),
    start,
    end: start + 8 * hourMs,
    maxParticipants,
  });
  const others = school.random.some(
    school.students.filter((student) => student !== school.nusrat),
    maxParticipants + 8,
  );
  // Nusrat is in time for a place.
  await registerStudents(school, {
    campaignId,
    students: [school.nusrat],
    from: school.at(10, 12),
    to: school.at(10, 13),
  });
  await registerStudents(school, {
    campaignId,
    students: others,
    from: school.at(10, 14),
    to: school.at(1, 20),
  });
}
