import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { imageUser, installBaseImage } from './base-image.ts';
import {
  assignmentOf,
  execFormOf,
  expand,
  parseDockerfile,
  type Stage,
  type Step,
} from './dockerfile-steps.ts';
import { root } from './root.ts';

/** The last stage of a Dockerfile, built in a folder. */
export interface BuiltImage {
  /** The image's `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly healthCheck: readonly string[];
}

interface Building {
  readonly folder: string;
  readonly args: ReadonlyMap<string, string>;
  readonly path: string;
  readonly contextFiles: readonly string[];
}

interface Layer {
  readonly root: string;
  readonly variables: Map<string, string>;
  readonly env: Record<string, string>;
  workdir: string;
  user: string | undefined;
  entrypoint: readonly string[];
  healthCheck: readonly string[];
}

/**
 * Runs the COPY and RUN steps of a Dockerfile in an empty folder, as an unprivileged user, without a Docker engine. An
 * image's `/` is a folder, so RUN steps must use paths relative to their WORKDIR. An instruction that is not listed here
 * is an error.
 */
export function buildImage(options: {
  dockerfile: string;
  args: Readonly<Record<string, string>>;
  folder: string;
}): BuiltImage {
  const { dockerfile, folder } = options;
  if (imageUser.uid !== undefined) chownSync(folder, imageUser.uid, imageUser.gid);
  const { globals, stages } = parseDockerfile(readFileSync(dockerfile, 'utf8'));
  const defaults = globals
    .map(({ text }) => assignmentOf(text))
    .map(([name, value]) => [name, value ?? ''] as const);
  const building = {
    folder,
    args: new Map([...defaults, ...Object.entries(options.args)]),
    path: installBaseImage(path.join(folder, 'base image')),
    contextFiles: contextFilesOf(readFileSync(`${dockerfile}.dockerignore`, 'utf8')),
  };
  const layers = stages.map((stage) => buildStage(stage, building));
  const last = layers.at(-1);
  if (last === undefined) throw new Error(`${dockerfile} has no stage`);
  return { ...last, env: { ...last.env, PATH: building.path } };
}

function buildStage(stage: Stage, building: Building): Layer {
  const layer: Layer = {
    root: path.join(building.folder, stage.name),
    variables: new Map(),
    env: {},
    workdir: '/',
    user: undefined,
    entrypoint: [],
    healthCheck: [],
  };
  makeFolder(layer.root);
  for (const step of stage.steps) runStep(step, layer, building);
  return layer;
}

function runStep(step: Step, layer: Layer, building: Building): void {
  const text = expand(step.text, layer.variables);
  const instructions: Readonly<Record<string, () => void>> = {
    ARG() {
      const [name, value] = assignmentOf(text);
      layer.variables.set(name, building.args.get(name) ?? value ?? '');
    },
    ENV() {
      const [name, value = ''] = assignmentOf(text);
      layer.variables.set(name, value);
      layer.env[name] = value;
    },
    WORKDIR() {
      layer.workdir = path.posix.resolve(layer.workdir, text);
      makeFolder(path.join(layer.root, layer.workdir));
    },
    COPY: () => copy(step, text, { layer, building }),
    RUN: () => runCommand(text, layer, building),
    USER: () => void (layer.user = text),
    EXPOSE: () => undefined,
    HEALTHCHECK: () => void (layer.healthCheck = execFormOf(text.replace(/^CMD /, ''))),
    ENTRYPOINT: () => void (layer.entrypoint = execFormOf(text)),
  };
  const instruction = instructions[step.keyword];
  if (instruction === undefined) throw new Error(`${step.keyword}: not an instruction that is tested here`);
  instruction();
}

/** The content of folders, as COPY has it; from another stage, or from the context without what is ignored. */
function copy(step: Step, text: string, { layer, building }: { layer: Layer; building: Building }): void {
  const words = text.split(/\s+/);
  const target = path.join(layer.root, path.posix.resolve(layer.workdir, words.at(-1) ?? ''));
  const from = step.flags.get('from');
  for (const source of words.slice(0, -1)) {
    if (from === undefined) copyContext(source, target, building);
    else copyTree(path.join(building.folder, from, source), target);
  }
}

function copyContext(source: string, target: string, { contextFiles }: Building): void {
  const files = contextFiles.filter(
    (file) => source === '.' || file === source || file.startsWith(`${source}/`),
  );
  if (files.length === 0) throw new Error(`COPY ${source}: nothing of it is in the context`);
  for (const file of files) cpSync(path.join(root, file), path.join(target, file));
  giveToUser(target);
}

function copyTree(source: string, target: string): void {
  makeFolder(target);
  // Hard links, since `node_modules` has ten thousand files and no later step changes one of them.
  execFileSync('cp', ['-al', '--remove-destination', `${source}/.`, target]);
}

function runCommand(
  command: string,
  { root: imageRoot, workdir, env }: Layer,
  { path: PATH, folder }: Building,
): void {
  const home = path.join(folder, 'home');
  makeFolder(home);
  execFileSync('sh', ['-euc', command], {
    cwd: path.join(imageRoot, workdir),
    env: { ...machineEnvironment(), ...env, PATH, HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...imageUser,
  });
}

/** Returns how this machine reaches the npm registry, without the settings of the npm that runs this test. */
function machineEnvironment(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (imageUser.uid !== undefined) chownSync(folder, imageUser.uid, imageUser.gid);
}

function giveToUser(folder: string): void {
  if (imageUser.uid !== undefined) execFileSync('chown', ['-R', `${imageUser.uid}:${imageUser.gid}`, folder]);
}

/** The files of the repository that the build can see. No file that may be in an image lies below a `node_modules`. */
function contextFilesOf(ignored: string): readonly string[] {
  const lines = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const isIncluded = dockerignore().add(lines).createFilter();
  const files: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory() && !['node_modules', '.git'].includes(entry.name)) walk(file);
      else if (entry.isFile() && isIncluded(file)) files.push(file);
    }
  };
  walk('');
  return files;
}
