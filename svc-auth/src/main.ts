import { callOverHttp, createReadService } from '@pathshala/service-kit/http/read-service';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { readServiceAddresses, serviceNamed } from '@pathshala/platform';
import { runServiceProcess } from '@pathshala/service-kit/service/run-service-process';
import { createService } from './service.ts';

const addresses = readServiceAddresses(process.env);
const call = callOverHttp((service) => addresses.get(service) ?? []);

await runServiceProcess(createService, {
  ...serviceNamed('svc-auth'),
  openPlatform: (config, options) =>
    openPlatform(config, {
      ...options,
      readService: createReadService(config.secrets.internalSigningKey, call),
    }),
});
