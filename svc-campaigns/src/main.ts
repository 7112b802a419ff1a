import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { serviceNamed } from '@pathshala/platform';
import { runServiceProcess } from '@pathshala/service-kit/service/run-service-process';
import { createService } from './service.ts';

await runServiceProcess(createService, { ...serviceNamed('svc-campaigns'), openPlatform });
