import { on } from '@pathshala/service-kit/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Students } from '../use-cases/ports.ts';

/** Only the id is stored: an administrator can enrol this student from now on. */
export const onUserVerified = ({ students }: { students: Students }) =>
  on(userVerified, ({ data }) => students.add(data.userId));
