import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the changes of teams in the sources for the examples of infra/docs/teams.md, in a copy of the repository. */
export function createTeamChanges(folder: string) {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const replace = (file: string, ...pairs: readonly (readonly [from: string, to: string])[]) => {
    let text = readFileSync(path.join(folder, file), 'utf8');
    for (const [from, to] of pairs) {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      text = text.replaceAll(from, to);
    }
    write(file, text);
  };
  const contract = 'svc-notes/contract/notes.ts';
  const contractField = 'words: z.int().optional(),';
  const domain = 'svc-notes/src/notes/domain/note.ts';
  const declared = '  readonly words?: number;\n';
  const spaceless = "title: title.replaceAll(/\\s+/g, ' ')";
  const sent = ", words: title.split(' ').length";

  return {
    /** The page reads a note, and perhaps how many words it has. */
    readNote(fields: Readonly<Record<string, unknown>>) {
      write('mfe-notes/pact/svc-notes.pact.test.ts', consumerTest(fields));
      const shown = JSON.stringify(Object.keys(fields));
      write('mfe-notes/src/features/notes/shown-fields.ts', `export const shownFields = ${shown};\n`);
    },
    prepareNote() {
      replace('svc-notes/test/pact-provider.test.ts', ['states: {}', `states: ${noteState}`]);
    },
    addWordsToContract: () =>
      replace(contract, ['title: z.string(),', `title: z.string(), ${contractField}`]),
    removeWordsFromContract: () => replace(contract, [contractField, '']),
    declareWords: () =>
      replace(domain, [
        'readonly title: string;\n  /** ISO',
        `readonly title: string;\n${declared}  /** ISO`,
      ]),
    sendWords: () => replace(domain, [spaceless, `${spaceless}${sent}`]),
    stopSendingWords: () => replace(domain, [sent, '']),
    undeclareWords: () => replace(domain, [declared, '']),

    defineArchived() {
      const file = 'svc-notes/contract/note-events.ts';
      write(file, `${readFileSync(path.join(folder, file), 'utf8')}\n${archivedEvent}`);
    },
    subscribeToArchived() {
      replace(
        'svc-digests/src/digests/digests.ts',
        ['import { digestRoutes }', `import { onNoteArchived } from './events.ts';\nimport { digestRoutes }`],
        ['    publishes:', '    subscriptions: [onNoteArchived(() => Promise.resolve())],\n    publishes:'],
      );
      write('svc-digests/test/pact-consumer.test.ts', subscriberTest);
    },
    publishArchived() {
      replace(
        'svc-notes/src/notes/storage/document-notes.ts',
        ['import { noteCreated }', 'import { noteArchived, noteCreated }'],
        ['{ noteId, title })]', '{ noteId, title }), pending(noteArchived, { noteId })]'],
      );
      replace(
        'svc-notes/src/notes/notes.ts',
        ['import { noteCreated }', 'import { noteArchived, noteCreated }'],
        ['publishes: [noteCreated]', 'publishes: [noteCreated, noteArchived]'],
      );
      replace('svc-notes/test/pact-provider.test.ts', ['events: {', `events: {\n    ${archivedState},`]);
    },
  };
}

const post = `service.client.as({ role: 'admin', userId: 'admin1' }).post('/notes', { title: 'Two words' })`;
const noteState = `{
    'there is a note': async (service) => {
      const { body } = await ${post};
      return { noteId: (body as { _id: string })._id };
    },
  }`;
const archivedState = `'notes.note.archived.v1': (service) => ${post}`;

const archivedEvent = `/** A note was archived. */
export const noteArchived = defineEvent({
  name: 'notes.note.archived.v1',
  data: z.looseObject({ noteId: id }),
});
`;

const subscriberTest = `import { eventsOf } from '@pathshala/pact/events';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { noteArchived } from '@pathshala/svc-notes-contract/events';
import { createService } from '../src/service.ts';

eventsOf({ consumer: 'svc-digests', start: () => startTestService(createService) }, (event) => {
  event(noteArchived, { data: { noteId: 'note1' } });
});
`;

function consumerTest(fields: Readonly<Record<string, unknown>>): string {
  return `import { callsOf, provided } from '@pathshala/pact/calls';
import { readNote } from '@pathshala/svc-notes-contract/http';
import { apiAt } from '@pathshala/web-kit/testing/api-at';

callsOf({ consumer: 'mfe-notes', provider: 'svc-notes', clientAt: apiAt }, (call) => {
  call(readNote, 'a note', {
    given: 'there is a note',
    as: 'visitor',
    params: { id: provided('noteId') },
    uses: ${JSON.stringify(fields)},
  });
});
`;
}
