import { openPlatform } from '@pathshala/open-platform/open-platform';
import { runServiceProcess } from '../src/service/run-service-process.ts';
import { createNoteService } from './note-service.ts';

await runServiceProcess(createNoteService, { name: 'svc-notes', port: 4003, openPlatform });
