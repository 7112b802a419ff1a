import type { listInvitations, listUsers } from '@pathshala/svc-auth-contract/http';
import type { z } from 'zod';

export type ListedUser = z.output<(typeof listUsers)['answer']>['items'][number];

export type PendingInvitation = z.output<(typeof listInvitations)['answer']>['items'][number];
