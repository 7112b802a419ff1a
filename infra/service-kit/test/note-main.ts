import { runServiceProcess } from '@pathshala/service-kit/service';
import { createNoteService } from './note-service.ts';

await runServiceProcess(createNoteService, { name: 'svc-exams' });
