import { releaseResults, setCertificates } from '@pathshala/svc-campaigns-contract/http';
import { correctKey, previewKeyCorrection } from '@pathshala/svc-exams-contract/key-corrections';
import { createExam, registerStudents, sitAll } from '../exam-campaign.ts';
import type { Student } from '../people.ts';
import { dayMs, hourMs, type School } from '../school.ts';
import type { SatExam } from '../sit-exam.ts';

/** Returns the students who had joined two hours before, with nusrat. */
const thereBefore = ({ students }: School, moment: number): readonly Student[] =>
  students.filter(({ joinedAt }) => joinedAt < moment - 2 * hourMs);

/** All but about every so many, nusrat always among them. */
const drawShare = (school: School, students: readonly Student[], share: number): readonly Student[] =>
  students.filter((student) => student === school.nusrat || student.random.chance(share));

/** Ended and released: with ranks, ties, certificates, and one question whose key was corrected afterwards. */
export async function holdReleasedExam(school: School): Promise<void> {
  const [start, end] = [school.at(10, 10), school.at(9, 22)];
  const campaignId = await createExam(school, {
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
  const registered = drawShare(school, thereBefore(school, start), 0.88);
  await registerStudents(school, { campaignId, students: registered, from: school.at(20, 9), to: start });
  const sat = await sitAll(school, {
    campaignId,
    students: drawShare(school, registered, 0.87),
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
function commonestWrongAnswer({ catalogue }: School, sat: readonly SatExam[]) {
  const questions = sat[0]?.paper.subjects.flatMap(({ mcqs }) => mcqs) ?? [];
  const chosen = sat.flatMap(({ result }) => result?.choices ?? []).map((choice) => choice.selectedOption);
  const [commonest] = questions
    .flatMap((question) => {
      const right = catalogue.key.rightOf(question);
      const wrong = question.options.filter(({ _id }) => !right.includes(_id));
      return wrong.map(({ _id: option }) => ({ questionId: question._id, option }));
    })
    .map((one) => ({ ...one, count: chosen.filter((option) => option === one.option).length }))
    .toSorted((a, b) => b.count - a.count);
  if (commonest === undefined) throw new Error('The exam has no questions.');
  return commonest;
}

/** Corrects the key so that this option is accepted, too. */
async function correctOneKey(school: School, paperId: string, sat: readonly SatExam[]): Promise<void> {
  const { questionId, option } = commonestWrongAnswer(school, sat);
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
  const campaignId = await createExam(school, {
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
  const registered = drawShare(school, thereBefore(school, start), 0.45);
  await registerStudents(school, { campaignId, students: registered, from: school.at(8, 9), to: start });
  await sitAll(school, { campaignId, students: drawShare(school, registered, 0.85), start, end });
  const params = { id: campaignId };
  await school.admin.call(school.at(1, 9), setCertificates, { params, body: { upTo: 5 } });
}

/** Announces an exam that has not begun, is full, and has a waiting list. */
export async function announceFullExam(school: School): Promise<void> {
  const start = school.at(1, 10) + 7 * dayMs;
  const maxParticipants = 30;
  const campaignId = await createExam(school, {
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
