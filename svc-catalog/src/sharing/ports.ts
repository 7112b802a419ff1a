/** What a link to a course shows elsewhere. */
export interface SharedCourse {
  readonly name: string;
  /** Rich text. */
  readonly description: string;
  /** Taka to pay. */
  readonly fee: number;
  /** Units of an admission course; subjects of an academic one. */
  readonly parts: number;
  /** Their names, in one language or both. */
  readonly partNames: readonly string[];
}

export type CourseKind = 'admission' | 'academic';

/** By the address of its page; null where visitors cannot open it. */
export type FindSharedCourse = (address: string) => Promise<SharedCourse | null>;
