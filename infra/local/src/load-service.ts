import type { CreateService } from '@pathshala/service-kit/service/service';

/** Every service's package exports `createService` from `./service`: a row of `infra/platform.ts` is enough to load a service. */
export async function loadService(name: string): Promise<CreateService> {
  const module = (await import(`@pathshala/${name}/service`)) as { createService: CreateService };
  return module.createService;
}
