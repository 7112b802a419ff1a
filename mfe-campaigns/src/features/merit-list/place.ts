import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

export type Place = z.output<(typeof readOwnPlace)['answer']>;
