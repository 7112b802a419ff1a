import { on } from '@pathshala/service-kit/service';
import { userDeleted } from '@pathshala/svc-auth/contract/events';
import type { Enrolments } from '../use-cases/ports.ts';

/** The catalogue holds no names; the enrolments of a deleted account no longer count as somebody's. */
export const onUserDeleted = ({ enrolments }: { enrolments: Enrolments }) =>
  on(userDeleted, ({ data }) => enrolments.abandon(data.userId));
