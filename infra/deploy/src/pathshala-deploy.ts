import { runCommandLine } from './command-line.ts';
import { ownRepository } from './repository/own-repository.ts';

await runCommandLine({
  repository: (version) => ownRepository({ folder: process.cwd(), env: process.env, version }),
});
