import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import type { z } from 'zod';

export type ListedCourse = z.output<(typeof listAcademicCourses)['answer']>['items'][number];
