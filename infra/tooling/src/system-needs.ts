import { existsSync } from 'node:fs';
import { isInstalled, runCommand } from './run-command.ts';

interface Need {
  /** The program on the PATH; for fonts the file. */
  readonly program: string;
  readonly debianPackage: string;
  readonly neededFor: string;
  /** The tests run without it, and take longer. */
  readonly isOptional?: true;
}

/** If `MONGODB_URI` is not set, the tests start a Java server that implements MongoDB's wire protocol. */
const mongoStandIn: readonly Need[] = [
  {
    program: 'java',
    debianPackage: 'default-jdk-headless',
    neededFor: 'documents over MongoDB’s wire protocol',
  },
  { program: 'mvn', debianPackage: 'maven', neededFor: 'fetching that server from Maven' },
];

const needs: readonly Need[] = [
  { program: 'chromium', debianPackage: 'chromium', neededFor: 'browser journeys' },
  {
    program: '/usr/lib/chromium/chromium-headless-shell',
    debianPackage: 'chromium-headless-shell',
    neededFor: 'a browser that takes little more than half of the processor time',
    isOptional: true,
  },
  {
    program: '/usr/share/fonts/truetype/noto/NotoSansBengali-Regular.ttf',
    debianPackage: 'fonts-noto-core',
    neededFor: 'layout shift as on a phone, which has this font',
  },
  { program: 'rabbitmq-server', debianPackage: 'rabbitmq-server', neededFor: 'the bus on a real broker' },
  {
    program: 'redis-server',
    debianPackage: 'redis-server',
    neededFor: 'the key-value store on a real Redis',
  },
  { program: 'promtool', debianPackage: 'prometheus', neededFor: 'the rules of the alerts' },
  {
    program: 'pip3',
    debianPackage: 'python3-pip',
    neededFor: 'the published schemas of Kubernetes and the linter of Dockerfiles',
  },
  ...(process.env['MONGODB_URI'] === undefined ? mongoStandIn : []),
];

const isRequired = ({ isOptional }: Need) => isOptional !== true;

const missing = () => needs.filter(({ program }) => !(existsSync(program) || isInstalled(program)));

/**
 * Finds what the tests need beyond npm and installs it if it can (Debian, as root). Returns the needs that remain
 * unmet: with CI=true they are failures, otherwise they are reported.
 */
export async function meetSystemNeeds(): Promise<readonly Need[]> {
  const lacking = missing();
  if (lacking.length === 0) return [];
  if (isInstalled('apt-get') && process.getuid?.() === 0) {
    await runCommand('apt-get', ['update', '-qq']);
    await install(lacking.filter(isRequired));
    // One package that a distribution lacks makes the installation of all fail.
    await install(lacking.filter((need) => !isRequired(need)));
  }
  return missing().filter(isRequired);
}

async function install(lacking: readonly Need[]): Promise<void> {
  if (lacking.length === 0) return;
  await runCommand('apt-get', ['install', '-y', '-qq', ...lacking.map((need) => need.debianPackage)]);
}
