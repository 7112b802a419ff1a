import { createExamCampaign, register } from '@pathshala/svc-campaigns-contract/http';
import type { BankQuestion } from './catalogue.ts';
import type { Student } from './people.ts';
import { hourMs, minuteMs, type School } from './school.ts';
import type { SatExam } from './sit-exam.ts';

interface ExamPlan {
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

/** Two of the four subjects are mandatory, and one more is chosen. */
const rules = { timeLimit: 35, requiredSubjects: 3, negativeMarkingPercentage: 25 };

/** Questions for one right answer, which is what an exam takes. */
function questionsOf(
  { catalogue }: School,
  subject: string,
  { from, count }: ExamPlan,
): readonly BankQuestion[] {
  return catalogue.bank
    .filter((question) => question.subject.endsWith(subject))
    .filter(({ options }) => options.filter(({ isCorrect }) => isCorrect).length === 1)
    .slice(from, from + count);
}

function subjectOf(school: School, subject: string, plan: ExamPlan) {
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

export async function createExam(school: School, plan: ExamPlan): Promise<string> {
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
  /** The preparation of the student of the demonstration for it (default 0). */
  readonly boostOfNusrat?: number;
}

/** They start at any moment of the window that leaves them their whole time. */
export async function sitAll(school: School, plan: SittingAll): Promise<readonly SatExam[]> {
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
