import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, services } from '@pathshala/platform';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { copyRepository, type RepositoryCopy } from './copy-repository.ts';
import { stepsBelow } from './described-steps.ts';
import { createTeamChanges } from './team-changes.ts';
import { createTeamCommands, type TeamCommands } from './team-commands.ts';

const document = readFileSync(path.join(root, 'infra/docs/teams.md'), 'utf8');

type Changes = ReturnType<typeof createTeamChanges>;

interface Scenario {
  readonly parts: readonly (readonly [kind: string, name: string])[];
  /** Prepares what exists and is live before the first step. */
  readonly prepare: (changes: Changes, commands: TeamCommands) => Promise<void>;
  /** Step → what its team writes. */
  readonly edits: Readonly<Record<string, (changes: Changes) => void>>;
}

const note = { _id: 'note1', title: 'A note' };
const notesAndPage = [
  ['service', 'svc-notes'],
  ['remote', 'mfe-notes'],
] as const;

const scenarios: Readonly<Record<string, Scenario>> = {
  'Add a field to an answer': {
    parts: notesAndPage,
    async prepare(changes, { setLive, perform }) {
      changes.prepareNote();
      changes.readNote(note);
      await perform({ line: 'npx vitest run mfe-notes/pact --update', expected: null });
      for (const part of ['svc-notes', 'mfe-notes']) await setLive(part);
    },
    edits: {
      '1': (changes) => changes.readNote({ ...note, words: 2 }),
      '2'(changes) {
        changes.addWordsToContract();
        changes.declareWords();
        changes.sendWords();
      },
    },
  },
  'Add an event': {
    parts: [
      ['service', 'svc-notes'],
      ['service', 'svc-digests'],
    ],
    prepare: async (_changes, { setLive }) => setLive('svc-digests'),
    edits: {
      '1': (changes) => changes.defineArchived(),
      '2': (changes) => changes.subscribeToArchived(),
      '3': (changes) => changes.publishArchived(),
    },
  },
  'Remove a field': {
    parts: notesAndPage,
    async prepare(changes, { setLive, perform }) {
      changes.prepareNote();
      changes.addWordsToContract();
      changes.declareWords();
      changes.sendWords();
      changes.readNote({ ...note, words: 2 });
      await perform({ line: 'npx vitest run mfe-notes/pact --update', expected: null });
      for (const part of ['svc-notes', 'mfe-notes']) await setLive(part);
    },
    edits: {
      '0': (changes) => changes.stopSendingWords(),
      // The branch of step 0 is left.
      '1'(changes) {
        changes.sendWords();
        changes.readNote(note);
      },
      '2': (changes) => changes.stopSendingWords(),
      '3'(changes) {
        changes.removeWordsFromContract();
        changes.undeclareWords();
      },
    },
  },
};

/** The nightly run does all of them; this one changes a contract, its service and its remote, there and back. */
const isFull = process.env['TEAM_CHANGES'] === 'all';
const performed = Object.entries(scenarios).filter(([heading]) => isFull || heading === 'Remove a field');

describe.concurrent('a change that travels from one team to another', () => {
  const copies: RepositoryCopy[] = [];
  afterAll(() => copies.forEach((copy) => copy.remove()), 60_000);

  it.each(performed)(
    '%s: every step of infra/docs/teams.md is answered as it says [EVT-03]',
    { timeout: 180_000 },
    async (heading, { parts, prepare, edits }) => {
      const copy = copyRepository();
      copies.push(copy);
      for (const [kind, name] of parts) copy.create(kind, name);
      const changes = createTeamChanges(copy.folder);
      const commands = createTeamCommands(copy);
      await prepare(changes, commands);
      await commands.commit();
      for (const { number, commands: described } of stepsBelow(heading, document)) {
        edits[number]?.(changes);
        for (const command of described) await commands.perform(command);
        // A branch that was too early is left.
        if (number !== '0') await commands.commit();
      }
      expect(stepsBelow(heading, document).map(({ number }) => number)).toEqual(
        expect.arrayContaining(Object.keys(edits)),
      );
    },
  );
});

interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly { readonly request?: object }[];
}

describe('the table of parts', () => {
  const pacts = globSync('infra/pact/pacts/*.json', { cwd: root }).map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Pact,
  );
  const providersOf = (part: string, isCall: boolean) =>
    pacts
      .filter(({ consumer, interactions }) => {
        return (
          consumer.name === part && interactions.some(({ request }) => (request !== undefined) === isCall)
        );
      })
      .map(({ provider }) => provider.name)
      .sort()
      .join(', ');
  const owners = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8');

  it.each([...services, ...remotes, { name: 'shell' }].map(({ name }) => name))(
    'has the owner of %s, and the parts that it needs by its pacts',
    (part) => {
      const owner = new RegExp(`^/${part}/ +@pathshala/(\\S+)`, 'm').exec(owners)?.[1] ?? '';
      const row = document.split('\n').find((line) => line.startsWith(`| \`${part}\``));
      const [, , writtenOwner, , subscribes, calls] = (row ?? '').split('|').map((cell) => cell.trim());
      expect({ writtenOwner, subscribes, calls }).toEqual({
        writtenOwner: owner,
        subscribes: providersOf(part, false) || '–',
        calls: providersOf(part, true) || '–',
      });
    },
  );
});
