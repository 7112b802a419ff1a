import { profileChanged } from '@pathshala/svc-auth-contract/events';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { enrolled, sitter, type ExamsService } from './exams-service.ts';

let people = 0;

/** A student with points, in a district. */
async function takePart(service: ExamsService, name: string, district: string) {
  people += 1;
  const userId = `pact-taking-part${people}`;
  await service.emit(studentEnrolled, enrolled(userId));
  await service.emit(profileChanged, { userId, changeNo: 1, district, college: 'A college' });
  const student = sitter(service, userId);
  const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
  await student.save(attemptId, 1, { p1: 'p1-a' });
  await student.submit(attemptId);
  await service.waitUntilIdle();
  await student.put('/exams/standings/own', { name });
  return { userId };
}

/** A new district for each interaction. */
async function three(service: ExamsService) {
  const district = `District ${people}`;
  for (const name of ['One', 'Two']) await takePart(service, `${name} of ${district}`, district);
  return { caller: await takePart(service, `Own of ${district}`, district) };
}

export const standingStates = {
  'the student takes part in the standings with two others': three,
  'somebody takes part as Sadia': async (service: ExamsService) => {
    await takePart(service, 'Sadia', 'Sylhet');
    return { caller: { userId: 'pact-not-taking-part' } };
  },
};
