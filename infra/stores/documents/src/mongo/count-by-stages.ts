import type { Document } from 'mongodb';
import type { Filter, ValueCount } from '../port.ts';

/** Fields are renamed, so that a name that MongoDB would read as an option or path is none. */
const place = (at: number): string => `v${at}`;

/** The operand of `$setUnion` is always an array: some engines evaluate both branches of the `$cond` around it. */
function elementsOnce(field: string): Document {
  const elements = { $cond: [{ $isArray: `$${field}` }, `$${field}`, []] };
  return { $cond: [{ $isArray: `$${field}` }, { $setUnion: [elements, []] }, `$${field}`] };
}

/** An aggregation that counts the documents that match by the values of the fields: `{ _id: { v0, v1 … }, count }`. */
export function countByStages(fields: readonly string[], filter: Filter): Document[] {
  const places = fields.map((_, at) => place(at));
  return [
    { $match: filter },
    { $project: Object.fromEntries(fields.map((field, at) => [place(at), elementsOnce(field)])) },
    ...places.map((name) => ({ $unwind: { path: `$${name}`, preserveNullAndEmptyArrays: true } })),
    {
      $group: {
        _id: Object.fromEntries(places.map((name) => [name, { $ifNull: [`$${name}`, null] }])),
        count: { $sum: 1 },
      },
    },
  ];
}

export function countedRow(row: Document, fields: readonly string[]): ValueCount {
  const id = row['_id'] as Record<string, unknown>;
  return { values: fields.map((_, at) => id[place(at)]), count: Number(row['count']) };
}
