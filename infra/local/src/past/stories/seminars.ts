import {
  checkIn,
  createCampaign,
  listCampaigns,
  listParticipants,
  registerForCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { Student } from '../people.ts';
import { hourMs, minuteMs, type School } from '../school.ts';

interface Joining {
  readonly campaignId: string;
  readonly students: readonly Student[];
  readonly from: number;
  readonly to: number;
}

async function join(school: School, { campaignId, students, from, to }: Joining): Promise<void> {
  const moments = students.map((student) => {
    const earliest = Math.max(from, student.joinedAt + hourMs);
    return { student, at: earliest + Math.max(0, to - earliest) * student.random.next() };
  });
  for (const { student, at } of moments.toSorted((a, b) => a.at - b.at)) {
    const mobile = `01700000${String(school.students.indexOf(student) + 101)}`;
    const basicInfo = { fullName: student.name, email: student.email, mobile };
    await student.call(at, registerForCampaign, {
      params: { id: campaignId },
      body: { studentId: student.id, basicInfo },
    });
  }
  await school.drain();
}

/** A seminar is over, with those who came checked in at the entrance; the coming ones have participants. */
export async function holdSeminars(school: School): Promise<void> {
  const { admin, at, students } = school;
  const random = school.random.fork('seminars');
  const start = at(12, 15);
  const { _id: campaignId } = await admin.call(at(24, 10), createCampaign, {
    body: {
      title: 'সময় ব্যবস্থাপনা কর্মশালা | Workshop: using the time of the exam',
      type: 'সেমিনার | Seminar',
      description:
        '<p>এক ঘণ্টার প্রশ্নপত্রে সময় ভাগ করার অনুশীলন, প্রশ্নোত্তরসহ।</p> | <p>How to share out an hour of questions, with exercises and answers.</p>',
      location: 'ঢাকা | Dhaka',
      registrationOpen: true,
      maxParticipants: 45,
      startDate: new Date(start).toISOString(),
      endDate: new Date(start + 3 * hourMs).toISOString(),
    },
  });
  const there = students.filter(({ joinedAt }) => joinedAt < start - 3 * hourMs);
  const guests = [
    school.nusrat,
    ...random.some(
      there.filter((one) => one !== school.nusrat),
      33,
    ),
  ];
  await join(school, { campaignId, students: guests, from: at(22, 9), to: start - hourMs });
  const { items } = await admin.call(start, listParticipants, {
    params: { campaignId },
    query: { page: 1, pageSize: 100, state: 'confirmed', sort: 'registered' },
  });
  for (const [place, { rollNumber }] of items.entries()) {
    if (rollNumber === undefined || place % 4 === 3) continue;
    const params = { campaignId };
    await admin.call(start + place * minuteMs, checkIn, { params, body: { code: rollNumber } });
  }
  await joinComing(school);
}

async function joinComing(school: School): Promise<void> {
  const { items } = await school.admin.call(school.now, listCampaigns, {
    query: { page: 1, pageSize: 20, phase: 'current' },
  });
  for (const { _id: campaignId, title, registrationOpen } of items) {
    const random = school.random.fork(title);
    if (!registrationOpen) continue;
    const students = random.some(school.students, random.whole(12, 25));
    await join(school, { campaignId, students, from: school.at(2, 10), to: school.at(0, 22) });
  }
}
