import type { readDashboard } from '@pathshala/svc-auth-contract/http';
import type { listOpenAttempts, listRegisteredExams } from '@pathshala/svc-exams-contract/http';
import type { z } from 'zod';

export type Dashboard = z.output<(typeof readDashboard)['answer']>;
export type DashboardCourse = Dashboard['courses'][number];
export type RecentResult = Dashboard['recentResults'][number];
export type TrendPoint = Dashboard['scoreTrend'][number];
export type RegisteredExam = z.output<(typeof listRegisteredExams)['answer']>['items'][number];
export type OpenAttempt = z.output<(typeof listOpenAttempts)['answer']>['items'][number];
