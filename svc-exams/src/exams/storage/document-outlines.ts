import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { writeIfNewer, type Versioned } from '@pathshala/stores/documents/write-if-newer';
import { partTypesOf, type Outline } from '../domain/exam-place.ts';
import type { Outlines } from '../ports.ts';

/** `_id` is the course's. */
type StoredOutline = Versioned & Omit<Outline, 'courseId'>;

/** `<type>.<id>` of a part that the course has or had. Written once, so that a part is found without reading all courses. */
interface StoredPart {
  readonly _id: string;
  readonly courseId: string;
}

const partsName = 'outline_parts';

export const outlineIndexes = [{ collection: partsName, keys: { courseId: 1 } }] as const;

const partId = (type: string, id: string) => `${type}.${id}`;

/** Higher than every version of svc-catalog. */
const endVersion = Number.MAX_SAFE_INTEGER;

export function createDocumentOutlines(documents: DocumentStore): Outlines {
  const outlines = documents.collection<StoredOutline>('course_outlines');
  const parts = documents.collection<StoredPart>(partsName);

  async function storeParts({ courseId, parents }: Outline): Promise<void> {
    const known = await parts.find({ courseId }, { projection: { _id: 1 } }).toArray();
    const ids = new Set(known.map(({ _id }) => _id));
    const missing = parents.map(({ type, id }) => partId(type, id)).filter((id) => !ids.has(id));
    for (const _id of missing) await insertOnce(parts, { _id, courseId });
  }

  return {
    find: async (courseId) => outlineOf(await outlines.findOne({ _id: courseId })),

    named: async (courseName) => outlineOf(await outlines.findOne({ courseName })),

    async courseIdOf({ parentType, parentId }) {
      if (parentType === 'course') return parentId;
      const ids = partTypesOf(parentType).map((type) => partId(type, parentId));
      return (await parts.findOne({ _id: { $in: ids } }))?.courseId ?? null;
    },

    async store(outline) {
      await storeParts(outline);
      const { courseId: _id, courseName, version, isDeleted, parents } = outline;
      await writeIfNewer(outlines, { _id, courseName, version, isDeleted, parents });
    },

    async end(courseId) {
      const gone = { courseName: '', version: endVersion, isDeleted: true, parents: [] };
      await writeIfNewer(outlines, { _id: courseId, ...gone });
    },
  };
}

function outlineOf(stored: StoredOutline | null): Outline | null {
  if (stored === null) return null;
  const { _id: courseId, courseName, version, isDeleted, parents } = stored;
  return { courseId, courseName, version, isDeleted, parents };
}
