import { joinStandings } from '@pathshala/svc-exams-contract/standings';
import { hourMs, type School } from '../school.ts';

/** The number of students who take part; the others are not listed. */
const taking = 60;

/** Many take part in the weekly standings, all by a name of their choice: their own first name with a number. */
export async function joinTheStandings(school: School): Promise<void> {
  const { students, nusrat, now } = school;
  const others = students.filter((student) => student !== nusrat).slice(0, taking - 1);
  const joining = [nusrat, ...others].map((student, place) => {
    const [first = student.name] = student.name.split(' ');
    const name = student === nusrat ? 'নুসরাত' : `${first} ${place + 10}`;
    return student.call(now - hourMs, joinStandings, { body: { name } });
  });
  await Promise.all(joining);
}
