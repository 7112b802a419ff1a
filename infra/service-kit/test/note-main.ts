import { openPlatform } from '../src/platform/open-platform.ts';
import { runServiceProcess } from '../src/service/run-service-process.ts';
import { createNoteService } from './note-service.ts';

await runServiceProcess(createNoteService, { name: 'svc-notes', port: 4003, openPlatform });
