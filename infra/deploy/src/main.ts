import { runCommandLine } from './command-line.ts';
import { versionOfSources, workspace } from './repository/workspace.ts';

await runCommandLine({ repository: () => workspace(process.env), versionOfSources });
