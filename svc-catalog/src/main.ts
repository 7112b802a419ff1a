import { runServiceProcess } from '@pathshala/service-kit/service';
import { createCatalogService } from './service.ts';

await runServiceProcess(createCatalogService, { name: 'svc-catalog' });
