import type { Collection, Filter, FindOptions, StoredDocument } from './port.ts';

export interface Page extends Pick<FindOptions, 'sort' | 'projection'> {
  /** The page, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the documents that match, and how many match in all. */
export async function findPage<Document extends StoredDocument>(
  collection: Pick<Collection<Document>, 'find' | 'countDocuments'>,
  filter: Filter,
  { page, pageSize, ...options }: Page,
): Promise<{ readonly items: Document[]; readonly total: number }> {
  const [items, total] = await Promise.all([
    collection.find(filter, { ...options, skip: (page - 1) * pageSize, limit: pageSize }).toArray(),
    collection.countDocuments(filter),
  ]);
  return { items, total };
}
