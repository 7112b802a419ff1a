import { changeStudent } from '@pathshala/svc-auth-contract/http';
import { dayMs, type School } from '../school.ts';

/** Invented names of guardians; the first is that of the student of the demonstration. */
const names = [
  'সেলিনা জাহান',
  'নাসিমা আক্তার',
  'রাবেয়া হাসান',
  'শাহানা আহমেদ',
  'মিনারা ইয়াসমিন',
  'জাহানারা হোসেন',
  'শিউলি চৌধুরী',
  'মিনতি দাস',
] as const;

/** The first students name a guardian, who agrees to be called and written to. */
export async function nameGuardians({ students, nusrat, now }: School): Promise<void> {
  const others = students.filter((student) => student !== nusrat);
  const naming = names.map(async (name, place) => {
    const student = place === 0 ? nusrat : others[place - 1];
    if (student === undefined) return;
    const guardian = { name, mobile: `01700000${String(place + 301)}`, consent: 'yes' as const };
    await student.call(Math.min(student.joinedAt + 2 * dayMs, now), changeStudent, {
      params: { id: student.id },
      body: { personalInfo: { guardian } },
    });
  });
  await Promise.all(naming);
}
