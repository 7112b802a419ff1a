import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.ts';
import { billOfMaterials } from './sbom/bill-of-materials.ts';

/** `npm run sbom`: the bill of materials of the release, CycloneDX as JSON. */
const file = path.join(root, 'dist/sbom.cdx.json');
const bill = await billOfMaterials();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
process.stdout.write(`${bill.components.length} components: ${path.relative(root, file)}\n`);
