import { z } from 'zod';
import { remoteVersion } from './remote-description.ts';

export const serviceName = z.string().regex(/^svc-[a-z0-9-]+$/, 'must be like svc-words');

/** `service.json`, with which a published version of a service describes itself. The files of a bundle lie beside it. */
export const serviceDescription = z.object({
  name: serviceName,
  version: remoteVersion,
  /** The container's image, where that is what runs. */
  image: z.string().min(1).optional(),
  /** The commit that machines check out, where that is what runs. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .optional(),
});

export type ServiceDescription = z.infer<typeof serviceDescription>;

export const serviceFile = 'service.json';
