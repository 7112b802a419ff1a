import { runServiceProcess } from '@pathshala/service-kit/service';
import { createAuthService } from './service.ts';

await runServiceProcess(createAuthService, { name: 'svc-auth' });
