import { writeFile } from 'node:fs/promises';
import { describeApi } from './describe-api.ts';
import { openApiFile } from './open-api-file.ts';

/** `npm run openapi -w @pathshala/gateway` */
await writeFile(openApiFile, `${JSON.stringify(await describeApi(), null, 2)}\n`);
