import { serviceNamed } from '@pathshala/platform';
import { runWatched } from './run-watched.ts';

/** `npm run dev -w svc-exams`: the service alone, restarted when one of its sources changes; what it stored remains. */
runWatched('dev-service/main.ts', serviceNamed(process.argv[2] ?? '').name);
