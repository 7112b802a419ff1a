import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import type { z } from 'zod';

export type ListedCourse = z.output<(typeof listAdmissionCourses)['answer']>['items'][number];
