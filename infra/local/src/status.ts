import { readSiteStatus, siteAddress } from './read-site-status.ts';
import { statusInWords } from './status-in-words.ts';

const address = siteAddress(process.argv[2], process.env);
const { lines, code } = statusInWords(address, await readSiteStatus(address, process.env));
console.log(lines.join('\n'));
process.exit(code);
