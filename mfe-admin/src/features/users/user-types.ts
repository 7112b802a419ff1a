import type { listUsers } from '@pathshala/svc-auth-contract/http';
import type { z } from 'zod';

export type UserPage = z.output<(typeof listUsers)['answer']>;
export type ListedUser = UserPage['items'][number];
