import { listExamCampaigns, readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { hourMs, minuteMs, type School } from '../school.ts';
import { registerStudents } from '../exam-campaign.ts';

/** The number of students who have sat the running exam, and of those who sit it at this moment. */
const [haveSat, sitNow] = [14, 4];

/** The running exam of the sample: some have sat it since yesterday, a few are in the middle of it. */
export async function sitRunningExam(school: School): Promise<void> {
  const { admin, now } = school;
  const query = { page: 1, pageSize: 20, phase: 'running' };
  const { items } = await admin.call(now, listExamCampaigns, { query });
  const [running] = items;
  if (running === undefined) throw new Error('No exam of the sample is running.');
  const { _id: campaignId } = running;
  const campaign = await admin.call(now, readExamCampaign, { params: { id: campaignId } });
  if (!('rev' in campaign)) throw new Error('An administrator reads the questions of a campaign.');
  for (const { mcqs } of campaign.exam.subjects) school.catalogue.key.add(mcqs);
  const random = school.random.fork('running');
  const others = school.students.filter((student) => student !== school.nusrat);
  const students = random.some(others, haveSat + sitNow + 8);
  const before = now - 5 * hourMs;
  await registerStudents(school, { campaignId, students, from: school.at(2, 12), to: before });
  const sat = students.slice(0, haveSat + sitNow).map((student, place) => {
    const isSitting = place >= haveSat;
    const at = isSitting ? now - random.whole(18, 24) * minuteMs : before + random.next() * 4 * hourMs;
    const leaving = isSitting ? { leavesAfter: 0.4 } : {};
    return school.sit(student, { examKind: 'campaign', examId: campaignId, at, ...leaving });
  });
  await Promise.all(sat);
  await school.drain();
}
