import { runServiceProcess } from '@pathshala/service-kit/service';
import { createExamsService } from './service.ts';

await runServiceProcess(createExamsService, { name: 'svc-exams' });
