import { runServiceProcess } from '@pathshala/service-kit/service';
import { createCampaignsService } from './service.ts';

await runServiceProcess(createCampaignsService, { name: 'svc-campaigns' });
