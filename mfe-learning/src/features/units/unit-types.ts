import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import type { listOpenAttempts, readUnitResults } from '@pathshala/svc-exams-contract/http';
import type { z } from 'zod';

export type CourseUnits = z.output<(typeof readUnitDetails)['answer']>;
export type Unit = CourseUnits['units'][number];
export type Year = Unit['years'][number];
export type YearResult = z.output<(typeof readUnitResults)['answer']>['years'][number];
export type OpenAttempt = z.output<(typeof listOpenAttempts)['answer']>['items'][number];
