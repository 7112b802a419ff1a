import type { readOwnStudent } from '@pathshala/svc-auth-contract/http';
import type { z } from 'zod';

export type Student = z.output<(typeof readOwnStudent)['answer']>;
export type EnrolmentGroup = Student['courseEnrollment']['academic'];
